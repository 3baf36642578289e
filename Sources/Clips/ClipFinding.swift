package import VoiceAssetDiagnostics
package import VoiceSplicer

/// Something about a finished clip that a person should know. `ClipWording` says it in words.
package enum ClipFinding: Sendable, Hashable, Codable {
    /// The peak did not allow the wanted loudness: what was reached and what was wanted, LUFS.
    case softened(loudness: Double, target: Double)
    /// A rendition came out softer or louder than the others: its loudness and what was wanted, LUFS.
    case uneven(SoundRendition, loudness: Double, target: Double)
    /// The decoded clip's true peak and the ceiling, dBTP.
    case truePeak(Double, ceiling: Double)
    /// A rendition, decoded, is not the clip.
    case rendition(SoundRendition, RenditionFault)
    /// A library refused; its words.
    case library(String)

    /// The rule that it is about.
    package var rule: Rule {
        switch self {
        case .softened: .clipLoudness
        case .truePeak: .clipTruePeak
        case .uneven: .clipLoudness
        case .rendition(_, .cut): .clipSpeechCut
        case .rendition, .library: .clipEncoding
        }
    }

    /// How much it weighs: as its rule says, but where the peak allows no more, a person has to judge.
    package var severity: Severity { if case .softened = self { .warning } else { rule.severity } }

    /// Whether a codec that can't keep a hiss brings it about.
    var isOfHiss: Bool {
        switch self {
        case .uneven, .rendition(_, .signal), .rendition(_, .gain): true
        default: false
        }
    }
}
