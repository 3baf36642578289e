import Diagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writing to the standard streams: results to standard output, progress and diagnostics to standard error.
enum Terminal {
    /// Whether standard error is a terminal that can redraw a line.
    static var showsProgress: Bool {
        guard isatty(STDERR_FILENO) != 0, let terminal = unsafe getenv("TERM") else { return false }
        return unsafe strcmp(terminal, "dumb") != 0
    }

    /// Writes to standard output.
    static func output(_ text: String) { write(text, to: STDOUT_FILENO) }

    /// Writes a line to standard error.
    static func log(_ line: String) { write(line + "\n", to: STDERR_FILENO) }

    /// Writes to standard error as it stands.
    static func draw(_ text: String) { write(text, to: STDERR_FILENO) }

    private static func write(_ text: String, to descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            // A reader that has gone away (head, a closed terminal) is no fault of the run.
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, bytes, count)
}

extension ExitStatus {
    /// Ends the process unless all is clean.
    func leave() {
        guard self != .clean else { return }
        exit(rawValue)
    }
}
