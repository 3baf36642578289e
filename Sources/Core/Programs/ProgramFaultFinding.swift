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
