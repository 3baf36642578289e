import VoiceAssetCore
import VoiceAssetPacks
import VoiceManifest

/// The clips of a pack as the stages left them, ready for the proofs.
struct PackClips: Sendable {
    /// In the order of pack.yml.
    var clips: [Result<MadeClip, Faults>]
    var loudness: PackLoudness
    /// What was gained by choosing takes so that joins fit; nil if joins had no say.
    var choice: PackManifest.JoinChoice?
    /// All takes that could be read and used.
    var takes: [Take]
    /// Takes that were measured in this run.
    var measured = 0

    /// A take that a clip can be made of.
    struct Take: Sendable {
        var clip: RecordedClip
        var file: TakeFile
        /// SHA-256 of the file.
        var sha256: String
    }

    var made: [MadeClip] { clips.compactMap { try? $0.get() } }
}
