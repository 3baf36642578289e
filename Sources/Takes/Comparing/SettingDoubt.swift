package import VoiceAssetDiagnostics
import VoiceAssetSound
import VoiceAssetWording

/// A take that differs from the pack's others in who speaks it, or where.
package struct SettingDoubt: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// Another voice: semitones over 100 Hz.
        case voice
        /// More noise: speech over noise, decibels.
        case noise
        /// A room that echoes: seconds of the quickest fall by 20 dB.
        case echo
    }

    package var kind: Kind
    /// The take's figure, or the middle of all that are odd alike, and that of the pack's other takes.
    package var own: Double
    package var usual: Double
    /// The clips that are odd in the same way, if they are many: it is said once.
    package var others: [String] = []

    init(_ kind: Kind, _ own: Double, than usual: Double) {
        (self.kind, self.own, self.usual) = (kind, own, usual)
    }

    /// - Parameters:
    ///   - name: the clip's id or the file, as it stands in `others`.
    package func diagnostic(file: String, clip: String?, named name: String) -> Diagnostic {
        let subject = others.isEmpty ? "" : WordList.quoted([name] + others) + ": "
        return switch kind {
        case .voice:
            Diagnostic(
                .recordingVoice, file: file, clip: clip,
                found: subject + "the voice is at \(PitchRange.hertz(own).decimals(0)) Hz, "
                    + "where that of the other takes is at \(PitchRange.hertz(usual).decimals(0)) Hz",
                advice: "let one person speak all takes of a pack")
        case .noise:
            Diagnostic(
                .recordingRoom, file: file, clip: clip,
                found: subject + "noise \(own.decimals(1)) dB below the speech, where the other takes have it "
                    + "\(usual.decimals(1)) dB below",
                advice: "record all takes of a pack in one room, with one microphone and one distance to it")
        case .echo:
            Diagnostic(
                .recordingRoom, file: file, clip: clip,
                found: subject + "no sound fades by 20 dB in less than \((own * 1000).decimals(0)) ms, where it takes "
                    + "\((usual * 1000).decimals(0)) ms in the other takes, as in a room that echoes",
                advice: "record all takes of a pack in one room, far from bare walls and at one distance"
            )
        }
    }
}
