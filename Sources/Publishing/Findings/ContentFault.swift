import VoiceAssetDiagnostics
import VoiceManifest

/// Why what is to be written is not fit for it.
enum ContentFault: Sendable, Hashable {
    /// The files are not those that their manifest lists.
    case otherFiles
    /// A file's bytes are not those that its manifest states.
    case otherBytes
    /// The manifest or the index breaks a rule of its own.
    case unsound(VoiceManifestError.Fault)
    /// The name can't be a pack's.
    case misnamed(String)

    var rule: Rule {
        switch self {
        case .otherFiles, .otherBytes, .misnamed: .outputFailed
        case .unsound: .manifestInvalid
        }
    }
}
