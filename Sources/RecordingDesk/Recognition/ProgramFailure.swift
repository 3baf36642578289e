import VoiceAssetCore

/// Why a program did not do its work on a clip.
struct ProgramFailure: Error {
    let finding: Finding
    /// Whether it would be the same with every clip.
    var isLasting = false
    /// Whether the folder that the program works in may be to blame.
    var mayBeOfFolder = false
    /// The signal that ended this program, and with it the other.
    var signal: Int32?

    init(_ finding: Finding, isLasting: Bool = false, mayBeOfFolder: Bool = false) {
        (self.finding, self.isLasting, self.mayBeOfFolder) = (finding, isLasting, mayBeOfFolder)
    }

    /// - Parameters:
    ///   - check: what a program breaks that fails. It has words for each way to fail.
    ///   - path: the take, as the user would type it.
    init(_ fault: ProgramRun.Fault, _ check: Check, file path: String, clip: String) {
        let finding: Finding
        switch fault {
        case .notRun(let program):
            finding = Finding(check, "not run", ["program": .text(program)])
            isLasting = true
        case .failed(let status, let words):
            finding = Finding(
                check, words.isEmpty ? "failed" : "failed saying",
                ["status": .text("\(status)"), "words": .text(words)])
            mayBeOfFolder = true
        case .late(let seconds): finding = Finding(check, "late", ["limit": .of("\(seconds)", "s")])
        case .flooded(let bytes): finding = Finding(check, "flooded", ["limit": .of("\(bytes)", "bytes")])
        case .interrupted(let signal):
            finding = Finding(check, "interrupted")
            self.signal = signal
        }
        self.finding = finding.at(path, clip: clip)
    }
}
