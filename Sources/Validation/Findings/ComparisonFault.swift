import VoiceAssetDiagnostics

/// What is wrong with a pack's files, held against each other.
enum ComparisonFault: Sendable, Hashable {
    /// A file's format, and that of most files.
    case otherFormat(AssetFormat, usual: AssetFormat)
    /// The path of the file with the same sound, from the pack's folder.
    case sameSound(as: String)
    /// A file's loudness and the pack's median, LUFS.
    case apart(loudness: Double, median: Double)
    /// The size of a rendition.
    case heavy(bytes: Int)
    /// MP3, in a rendition.
    case undocumented

    var rule: Rule {
        switch self {
        case .otherFormat: .assetNotUniform
        case .sameSound: .clipIdentical
        case .apart: .clipLoudness
        case .heavy: .packSize
        case .undocumented: .formatUndocumented
        }
    }
}
