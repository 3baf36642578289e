import Foundation

/// The terminal on which SwiftPM shows its own messages. A plugin's streams are pipes to SwiftPM, which passes only
/// whole lines on.
struct UserTerminal {
    private let descriptor: Int32
    /// Enough for any counter, and less than any window.
    private static let columns = 60

    /// Nil if SwiftPM's standard error is no terminal, or where nobody can know: only Linux tells a process about the
    /// files of its parent.
    init?() {
        #if os(Linux)
            // Not to wait for a terminal that is stopped, and not to become the terminal's process.
            let descriptor = open("/proc/\(getppid())/fd/2", O_WRONLY | O_NONBLOCK | O_NOCTTY)
            guard descriptor >= 0 else { return nil }
            guard isatty(descriptor) == 1 else {
                close(descriptor)
                return nil
            }
            self.descriptor = descriptor
        #else
            return nil
        #endif
    }

    /// Replaces what was shown before.
    func show(_ text: String) {
        write("\r" + text.padding(toLength: Self.columns, withPad: " ", startingAt: 0))
    }

    /// Leaves an empty line, at its start.
    func clear() {
        write("\r" + String(repeating: " ", count: Self.columns) + "\r")
    }

    private func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    }
}
