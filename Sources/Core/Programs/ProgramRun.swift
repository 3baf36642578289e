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

    /// How often a program is looked after: it takes the tool so much longer than it needs, microseconds at most.
    private static let pause: useconds_t = 5000

    /// Runs a program until it has ended itself. What it left behind is not waited for and not ended.
    /// - Parameters:
    ///   - words: the program, looked up in PATH unless there is a slash in it, and its arguments; no shell reads them.
    ///   - seconds: how long it may take; then it is ended with its process group.
    ///   - outputLimit: bytes that it may write to standard output; nil if nobody wants to know what it writes there.
    ///   - interruption: what ends it before.
    /// - Returns: what it wrote to standard output.
    @discardableResult
    package static func run(
        _ words: [String], seconds: Int, outputLimit: Int? = nil, interruption: Interruption
    ) throws(Fault) -> [UInt8] {
        guard let program = words.first.flatMap(path) else { throw .notRun(words.first ?? "") }
        let (output, errors) = (Pipe(), Pipe())
        let child = try ChildProcess(
            program.path, words, output: outputLimit == nil ? nil : output.fileHandleForWriting.fileDescriptor,
            errors: errors.fileHandleForWriting.fileDescriptor)
        var lastWords = EndOfText(of: errors.fileHandleForReading, keeping: keptBytes)
        let written = PipeDrain(of: output.fileHandleForReading)
        var bytes: [UInt8] = []
        let deadline = DispatchTime.now() + .seconds(seconds)
        var status: Int32?
        repeat {
            usleep(pause)
            // Asked before its words are read: they are all there then.
            status = child.status()
            lastWords.read()
            if outputLimit != nil { bytes += written.read() }
            let fault: Fault? =
                if let outputLimit, bytes.count > outputLimit {
                    .flooded(bytes: outputLimit)
                } else if status != nil {
                    nil
                } else if let signal = interruption.signal() {
                    .interrupted(signal)
                } else if DispatchTime.now() >= deadline {
                    .late(seconds: seconds)
                } else {
                    nil
                }
            guard let fault else { continue }
            if status == nil { child.end() }
            throw fault
        } while status == nil
        if let status, status != 0 { throw .failed(status, words: lastWords.lastLine) }
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

/// A report of a run of programs, which a signal may have ended.
package protocol ProgramReport: Sendable {
    /// The signal that ended the run.
    var signal: Int32? { get }
}

extension ProgramReport {
    package var wasInterrupted: Bool { signal != nil }

    /// Ends the process by the signal that ended the run, if one did.
    package func passSignalOn() { ProgramRun.passOn(signal) }
}
