import Foundation
package import VoiceAssetCore

/// Writing to the standard streams: results to standard output, progress and diagnostics to standard error.
package enum Terminal {
    /// Where words go.
    package enum Stream: Sendable {
        case output
        case error

        /// Whether it is a terminal that does what escape sequences ask for.
        var isCapable: Bool {
            let descriptor = self == .output ? STDOUT_FILENO : STDERR_FILENO
            guard isatty(descriptor) != 0, let terminal = unsafe getenv("TERM") else { return false }
            return unsafe strcmp(terminal, "dumb") != 0
        }

        /// Whether it is a terminal whose user has not forbidden colours. (no-color.org: if set and not empty)
        var isColorTerminal: Bool {
            guard let refusal = unsafe getenv("NO_COLOR") else { return isCapable }
            return unsafe refusal.pointee == 0 && isCapable
        }
    }

    /// Whether standard error is a terminal that can redraw a line.
    package static var showsProgress: Bool { Stream.error.isCapable }

    /// Whether somebody reads questions and answers them: input and output are terminals.
    package static var isAnswered: Bool { isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0 }

    /// Asks on standard output.
    /// - Returns: the line that was typed, without spaces around it; nil if the input ended.
    package static func answer(to question: String) -> String? {
        output(question)
        guard let line = readLine() else { return nil }
        return String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    /// Keeps the process alive when a reader of its output goes away: the work matters more than the words.
    ///
    /// A standard stream that was closed from the start goes to /dev/null; else its number would be that of the next
    /// file that is opened, and words meant for the user would end up there.
    package static func outliveReaders() {
        signal(SIGPIPE, SIG_IGN)
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = unsafe open("/dev/null", O_RDWR)
        }
    }

    /// Writes to standard output. Ends the process if that fails, unless nobody reads it.
    ///
    /// - Returns: whether somebody reads it.
    @discardableResult
    package static func output(_ text: String) -> Bool {
        guard let error = writeAll(Array(text.utf8), to: STDOUT_FILENO) else { return true }
        // A reader that has gone away (head, a closed terminal) is no fault of the run.
        guard error != EPIPE else { return false }
        log(Finding(.outputFailed, "stated", ["message": .text(systemReason(error))]).at("standard output").line)
        exit(ExitStatus.inputOutput.rawValue)
    }

    /// Writes lines to standard output, whatever characters somebody put into them.
    package static func output(lines: some Sequence<String>) {
        output(lines.map { printable($0) + "\n" }.joined())
    }

    /// Writes a line to standard error.
    package static func log(_ line: String) { draw(line + "\n") }

    /// Writes to standard error as it stands.
    package static func draw(_ text: String) { _ = writeAll(Array(text.utf8), to: STDERR_FILENO) }
}

extension ExitStatus {
    /// Ends the process unless all is clean.
    package func leave() {
        guard self != .clean else { return }
        exit(rawValue)
    }
}

/// How far a run is: one line that is drawn over and over on a terminal, and elsewhere a plain line every two seconds.
///
/// Unchecked because the compiler can't see that `lock` guards what changes; a `Mutex` of the standard library would show it,
/// but asks for macOS 15.
package final class ProgressBar: @unchecked Sendable {
    private static let width = 24
    private static let pause = DispatchTimeInterval.seconds(2)

    private let isShown = Terminal.showsProgress
    private let lock = NSLock()
    // Both only under the lock.
    private var furthest = 0
    private var time = DispatchTime.now()

    package init() {}

    /// Shows that `done` of `total` clips are done; `latest` names the last of them. A call that comes late shows nothing.
    package func show(_ done: Int, of total: Int, latest: String) {
        lock.withLock {
            guard done > furthest else { return }
            furthest = done
            guard isShown else {
                guard DispatchTime.now() >= time + Self.pause else { return }
                time = .now()
                return Terminal.log("\(done) of \(total) clips done: \(latest)")
            }
            let filled = Self.width * done / max(1, total)
            let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
            Terminal.draw("\r\u{1b}[2K\(bar) \(done)/\(total) \(latest)")
        }
    }

    /// Takes the line away.
    package func clear() {
        if isShown { Terminal.draw("\r\u{1b}[2K") }
    }
}
