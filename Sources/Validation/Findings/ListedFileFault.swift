import VoiceAssetDiagnostics

/// What is wrong with a file, held against its pack's manifest.
enum ListedFileFault: Sendable, Hashable {
    /// The manifest lists it, and it is not there.
    case missing
    /// The attribution is listed, and it is not there.
    case noAttribution
    /// The file for splicers is listed, and it is not there.
    case noSplice
    /// It is there, and the manifest does not list it.
    case extra
    case otherSize(bytes: Int, stated: Int)
    /// SHA-256.
    case otherBytes(String, stated: String)
    case otherLength(samples: Int, stated: Int)
    /// Hertz and channels, as the file and as its rendition has them.
    case otherFormat(sampleRate: Int, channels: Int, statedRate: Int, statedChannels: Int)

    var rule: Rule {
        switch self {
        case .missing, .noAttribution, .noSplice: .assetMissing
        case .extra: .assetExtra
        case .otherSize, .otherBytes: .assetChecksum
        case .otherLength: .assetUnreadable
        case .otherFormat: .assetNotUniform
        }
    }
}
