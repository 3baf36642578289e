import VoiceAssetDiagnostics

/// Why a text is not YAML as packs have it.
enum YAMLProblem: Error {
    /// What libyaml says, and where.
    case syntax(String, SourcePosition)
    /// More lists and mappings in each other than anybody follows.
    case depth(SourcePosition)
    case alias(SourcePosition)
    case secondDocument(SourcePosition)
    /// The system has no memory left, or libyaml refused without a reason.
    case unreadable
}
