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
    }

    /// Bytes of standard error that are kept.
    private static let keptBytes = 2000

    /// - Parameters:
    ///   - words: the program, looked up in PATH unless there is a slash in it, and its arguments.
    ///   - errors: a file for what it writes to standard error.
    ///   - seconds: how long it may take.
    static func run(_ words: [String], errors: URL, seconds: Int) throws(Fault) {
        let process = Process()
        guard let program = path(of: words[0]) else { throw .notRun(words[0]) }
        process.executableURL = program
        process.arguments = Array(words.dropFirst())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
        process.standardError = (try? FileHandle(forWritingTo: errors)) ?? FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do { try process.run() } catch { throw .notRun(words[0]) }
        guard ended.wait(timeout: .now() + .seconds(seconds)) == .success else {
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
            throw .late(seconds: seconds)
        }
        let status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
        guard status == 0 else { throw .failed(status, words: end(of: errors)) }
    }

    private static func path(of name: String) -> URL? {
        guard !name.contains("/") else { return URL(fileURLWithPath: name) }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(fileURLWithPath: "\($0)/\(name)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    private static func end(of file: URL) -> String {
        guard let handle = try? FileHandle(forReadingFrom: file), let size = try? handle.seekToEnd() else { return "" }
        try? handle.seek(toOffset: size - min(size, UInt64(keptBytes)))
        let bytes = (try? handle.read(upToCount: keptBytes)) ?? Data()
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        return lines.last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }
}
