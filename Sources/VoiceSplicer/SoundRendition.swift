package import VoiceTables

/// The renditions that `generate` writes and this library splices. Which of them a pack has, its pack.yml says.
public enum SoundRendition: String, Sendable, CaseIterable {
    /// Linear PCM in AIFF-C's IMA 4:1 compression, a quarter of `wav`.
    case aiffIMA4 = "aiff-ima4"
    /// A-law in CAF, half of `wav`.
    case cafALaw = "caf-alaw"
    /// Linear PCM in CAF.
    case cafPCM = "caf-pcm"
    /// µ-law in CAF, half of `wav`.
    case cafULaw = "caf-ulaw"
    /// MP3 frames. It is not among the formats that Apple documents for notification sounds.
    case mp3
    /// Linear PCM in RIFF WAVE.
    case wav

    /// The rendition's name in pack.yml and in the manifest.
    public var name: String { rawValue }

    private var form: (codec: SpliceManifest.Rendition.Codec, container: SpliceManifest.Rendition.Container) {
        switch self {
        case .aiffIMA4: (.ima4, .aiff)
        case .cafALaw: (.aLaw, .caf)
        case .cafPCM: (.pcm, .caf)
        case .cafULaw: (.muLaw, .caf)
        case .mp3: (.mp3, .mpeg)
        case .wav: (.pcm, .wav)
        }
    }

    package var codec: SpliceManifest.Rendition.Codec { form.codec }
    package var container: SpliceManifest.Rendition.Container { form.container }
}

extension SoundRendition: CustomStringConvertible {
    /// The rendition's name.
    public var description: String { rawValue }
}
