import Foundation

/// Runs a program to its end, or to the end of its time.
enum SpeechProgram {
    enum Fault: Error, Hashable {
        /// No such program, or one that can't be run.
        case notRun(String)
        /// Its exit code, and the end of what it wrote to standard error.
        case failed(Int32, words: String)
        /// It was ended after so many seconds.
        case late(seconds: Int)
        /// It was ended because this signal is to end the tool.
        case interrupted(Int32)
    }

    /// Bytes of standard error that are kept.
    private static let keptBytes = 2000

    /// - Parameters:
    ///   - words: the program, looked up in PATH unless there is a slash in it, and its arguments.
    ///   - seconds: how long it may take; then it is ended with all that it started.
    static func run(_ words: [String], seconds: Int) throws(Fault) {
        let process = Process()
        guard let program = path(of: words[0]) else { throw .notRun(words[0]) }
        let errors = Pipe()
        process.executableURL = program
        process.arguments = Array(words.dropFirst())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        let interruption = Interruption()
        defer { interruption.end() }
        do { try process.run() } catch { throw .notRun(words[0]) }
        var words = EndOfText(of: errors.fileHandleForReading, keeping: keptBytes)
        let deadline = DispatchTime.now() + .seconds(seconds)
        while ended.wait(timeout: .now() + .milliseconds(5)) != .success {
            words.read()
            let signal = interruption.signal()
            guard signal != nil || DispatchTime.now() >= deadline else { continue }
            // Foundation makes it the leader of a group.
            kill(-process.processIdentifier, SIGKILL)
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
            throw signal.map { .interrupted($0) } ?? .late(seconds: seconds)
        }
        words.read()
        let status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
        guard status == 0 else { throw .failed(status, words: words.lastLine) }
    }

    private static func path(of name: String) -> URL? {
        guard !name.contains("/") else { return URL(fileURLWithPath: name) }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(fileURLWithPath: "\($0)/\(name)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
