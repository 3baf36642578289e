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
        self.init(fault.finding(of: check).at(path, clip: clip))
        switch fault {
        case .notRun: isLasting = true
        case .failed: mayBeOfFolder = true
        case .late, .flooded: break
        case .interrupted(let signal): self.signal = signal
        }
    }
}
