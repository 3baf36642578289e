package import VoiceAssetDiagnostics
package import VoiceAssetPacks

/// Something about a take that a person should know, whatever told it.
package enum TakeRemark: Sendable, Hashable {
    case take(TakeFinding)
    case doubt(ContentDoubt)
    case setting(SettingDoubt)
    case edge(EdgeDoubt)

    /// The remark in words.
    /// - Parameters:
    ///   - file: the take, as the user would type it.
    ///   - clip: the clip's id, if the take is of one.
    package func diagnostic(file: String, clip: String?, limits: TakeLimits) -> Diagnostic {
        switch self {
        case .take(let finding): finding.diagnostic(file: file, clip: clip, limits: limits)
        case .doubt(let doubt): doubt.diagnostic(file: file, clip: clip ?? file, limits: limits)
        case .setting(let doubt): doubt.diagnostic(file: file, clip: clip, named: clip ?? file)
        case .edge(let doubt): doubt.diagnostic(file: file, clip: clip, named: clip ?? file)
        }
    }
}
