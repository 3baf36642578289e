import NumberGrammar
import VoiceAssetDiagnostics
import VoiceManifest

/// What is wrong with a pack's manifest, by itself or because its files have it otherwise.
enum ManifestFault: Sendable, Hashable {
    enum Figure: String, Sendable, Hashable {
        case loudness
        case truePeak = "true peak"
    }

    case missing
    case unsound(VoiceManifestError.Fault)
    /// It is the manifest of another pack than the folder's name says.
    case otherPack(String, folder: String)
    /// A clip's figure as the manifest states it and as the files have it, LUFS or dBTP.
    case otherFigure(Figure, clip: String, stated: Double, measured: Double)
    /// The checksum of what decides what the pack says is another: somebody changed the manifest.
    case otherSpeech
    /// The checksum of its bytes is another: somebody changed something else.
    case otherText
    /// It states no such checksum.
    case unsealed
    /// The file for splicers that it lists says something else than it.
    case otherSplice
    /// It has no number grammar.
    case silent
    /// The smallest amount that the number grammar has no clips for.
    case unresolved(Amount)
    /// The longest announcements are others.
    case otherLongest
    /// A clip is heard elsewhere than the manifest states.
    case otherWitness(clip: String, PackManifest.Clip.Witness?, stated: PackManifest.Clip.Witness?)

    var rule: Rule {
        switch self {
        case .missing: .manifestMissing
        case .unsound, .otherPack, .otherFigure, .otherLongest, .otherWitness, .otherSpeech, .otherSplice, .otherText,
            .unsealed:
            .manifestInvalid
        case .silent, .unresolved: .amountUnsaid
        }
    }

    /// Of a pack that an earlier version made, nothing is known to be wrong.
    var severity: Severity { self == .unsealed ? .warning : rule.severity }
}
