import Foundation

/// Runs a program of the user's to its end, or to the end of its time.
package enum ProgramRun {
    package enum Fault: Error, Sendable, Hashable {
        /// No such program, or one that can't be run.
        case notRun(String)
        /// Its exit code, and the end of what it wrote to standard error.
        case failed(Int32, words: String)
        /// It was ended after so many seconds.
        case late(seconds: Int)
        /// It was ended because it wrote more than so many bytes to standard output.
        case flooded(bytes: Int)
        /// It was ended because this signal is to end the tool.
        case interrupted(Int32)
    }

    /// Bytes of standard error that are kept.
    private static let keptBytes = 2000

    /// - Parameters:
    ///   - words: the program, looked up in PATH unless there is a slash in it, and its arguments; no shell reads them.
    ///   - seconds: how long it may take; then it is ended with all that it started.
    ///   - outputLimit: bytes that it may write to standard output; nil if nobody wants to know what it writes there.
    /// - Returns: what it wrote to standard output.
    @discardableResult
    package static func run(
        _ words: [String], seconds: Int, outputLimit: Int? = nil
    ) throws(Fault) -> [UInt8] {
        let process = Process()
        guard let program = words.first.flatMap(path) else { throw .notRun(words.first ?? "") }
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = program
        process.arguments = Array(words.dropFirst())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = outputLimit == nil ? FileHandle.nullDevice as Any : output
        process.standardError = errors
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        let interruption = Interruption()
        defer { interruption.end() }
        do { try process.run() } catch { throw .notRun(words[0]) }
        var lastWords = EndOfText(of: errors.fileHandleForReading, keeping: keptBytes)
        let written = PipeDrain(of: output.fileHandleForReading)
        var bytes: [UInt8] = []
        let deadline = DispatchTime.now() + .seconds(seconds)
        while ended.wait(timeout: .now() + .milliseconds(5)) != .success {
            lastWords.read()
            if outputLimit != nil { bytes += written.read() }
            let fault: Fault? =
                if let signal = interruption.signal() {
                    .interrupted(signal)
                } else if let outputLimit, bytes.count > outputLimit {
                    .flooded(bytes: outputLimit)
                } else if DispatchTime.now() >= deadline {
                    .late(seconds: seconds)
                } else {
                    nil
                }
            guard let fault else { continue }
            // Foundation makes it the leader of a group.
            kill(-process.processIdentifier, SIGKILL)
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
            throw fault
        }
        lastWords.read()
        if outputLimit != nil { bytes += written.read() }
        let status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
        guard status == 0 else { throw .failed(status, words: lastWords.lastLine) }
        if let outputLimit, bytes.count > outputLimit { throw .flooded(bytes: outputLimit) }
        return bytes
    }

    /// Ends the process by the signal that is to end it, if there is one, as if nobody had caught it.
    package static func passOn(_ signal: Int32?) {
        guard let signal else { return }
        raise(signal)
        // Whoever started the process has blocked the signal: as shells have it.
        exit(128 + signal)
    }

    private static func path(of name: String) -> URL? {
        guard !name.contains("/") else { return URL(fileURLWithPath: name) }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(fileURLWithPath: "\($0)/\(name)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
