package import VoiceAssetDiagnostics
import VoiceAssetWording

/// A word that starts or ends more abruptly than those of the pack's other takes, as if it were cut.
package struct EdgeDoubt: Sendable, Hashable {
    package enum Side: Sendable, Hashable { case start, end }

    package var side: Side
    /// How abruptly, as `EdgeSteepness` has it, and what most other takes stay below.
    package var own: Double
    package var usual: Double
    /// The clips that are odd in the same way, if they are many: it is said once.
    package var others: [String] = []

    /// - Parameters:
    ///   - name: the clip's id or the file, as it stands in `others`.
    package func diagnostic(file: String, clip: String?, named name: String) -> Diagnostic {
        let subject = others.isEmpty ? "" : WordList.quoted([name] + others) + ": "
        let found =
            switch side {
            case .start:
                "the word sets in with an edge of \(own.decimals(0)) dB, where most other takes stay below "
                    + "\(max(0, usual).decimals(0)) dB, as if its start were cut off"
            case .end:
                "the word stops by \(own.decimals(0)) dB at once, where most other takes stay below "
                    + "\(usual.decimals(0)) dB, as if its end were cut off"
            }
        return Diagnostic(
            .recordingCut, file: file, clip: clip,
            found: subject + found,
            advice: "listen to it; cut it anew with the room's silence around the word, or record it again")
    }
}
