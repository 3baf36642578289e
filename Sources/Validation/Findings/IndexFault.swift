import VoiceAssetDiagnostics
import VoiceManifest

/// What is wrong with the index of a folder of packs.
enum IndexFault: Sendable, Hashable {
    case missing
    case unsound(VoiceManifestError.Fault)
    /// It lists a pack that is not there.
    case lists(String)
    /// It does not list a pack that is there.
    case omits(String)

    var rule: Rule {
        switch self {
        case .missing: .manifestMissing
        case .unsound: .manifestInvalid
        case .lists: .assetMissing
        case .omits: .assetExtra
        }
    }
}
