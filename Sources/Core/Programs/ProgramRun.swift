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

/// A program of the user's with its arguments: words in which slots such as `{text}` stand for what is put in. It is run as
/// it stands here and never by a shell, so that nothing that is put in can be more than a part of one argument.
package struct ProgramLine: Sendable, Hashable {
    /// The program, then its arguments.
    package let words: [String]

    /// Why a line names no program.
    package enum Fault: Error, Sendable, Hashable {
        case empty
        /// A quotation mark or a backslash with nothing behind it.
        case unfinished
        /// What must be said somewhere in it: `{text}`.
        case without(String)
    }

    package init(words: [String]) { self.words = words }

    /// Reads a line: words with spaces between them, quoted as for a shell where one holds a space.
    ///
    /// - Parameter slots: those that must stand in its arguments.
    package init(_ line: String, asking slots: [String]) throws(Fault) {
        words = try Self.words(of: line)
        guard let program = words.first, !program.isEmpty else { throw .empty }
        for slot in slots where !words.dropFirst().contains(where: { $0.contains(slot) }) { throw .without(slot) }
    }

    private static func words(of line: String) throws(Fault) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var rest = line[...]
        while let character = rest.popFirst() {
            switch (character, quote) {
            case ("\\", nil), ("\\", "\""):
                guard let next = rest.popFirst() else { throw .unfinished }
                word = (word ?? "") + String(next)
            case ("'", nil), ("\"", nil):
                quote = character
                word = word ?? ""
            case (_, let mark?) where mark == character:
                quote = nil
            case (_, nil) where character.isWhitespace:
                if let word { words.append(word) }
                word = nil
            default:
                word = (word ?? "") + String(character)
            }
        }
        guard quote == nil else { throw .unfinished }
        return words + (word.map { [$0] } ?? [])
    }

    /// The program and its arguments. What is put in is not looked at again.
    ///
    /// - Parameter slots: what stands for what.
    package func filled(_ slots: [(slot: String, value: String)]) -> [String] {
        words.map { word in
            var filled = ""
            var rest = word[...]
            while let start = rest.firstIndex(of: "{") {
                filled += rest[..<start]
                rest = rest[start...]
                if let (slot, value) = slots.first(where: { rest.hasPrefix($0.slot) }) {
                    filled += value
                    rest = rest.dropFirst(slot.count)
                } else {
                    filled.append(rest.removeFirst())
                }
            }
            return filled + rest
        }
    }
}

extension ProgramRun.Fault {
    /// The finding about a program of the user's, of no file yet.
    /// - Parameter check: what a program breaks that fails. It has words for each way to fail.
    package func finding(of check: Check) -> Finding {
        switch self {
        case .notRun(let program): Finding(check, "not run", ["program": .text(program)])
        case .failed(let status, let words):
            Finding(
                check, words.isEmpty ? "failed" : "failed saying",
                ["status": .text("\(status)"), "words": .text(words)])
        case .late(let seconds): Finding(check, "late", ["limit": .of("\(seconds)", "s")])
        case .flooded(let bytes): Finding(check, "flooded", ["limit": .of("\(bytes)", "bytes")])
        case .interrupted: Finding(check, "interrupted")
        }
    }

    /// Whether it would be the same with everything else that the program is run for.
    package var isLasting: Bool {
        switch self {
        case .notRun, .interrupted: true
        case .failed, .late, .flooded: false
        }
    }
}
