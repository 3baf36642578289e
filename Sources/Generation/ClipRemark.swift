import VoiceAssetClips
import VoiceAssetDiagnostics
import VoiceAssetPacks
import VoiceAssetTakes
import VoiceManifest

/// Something about a clip and its take that a person should know.
enum ClipRemark: Sendable, Hashable {
    case take(TakeFinding)
    case clip(ClipFinding)
    case doubt(ContentDoubt)
    case setting(SettingDoubt)
    case edge(EdgeDoubt)
    /// What the manifest of the earlier run states, whose clip is kept.
    case stated(PackManifest.Finding)

    /// The id of the clip that sounds like this one, if the remark says so.
    var alikeClip: String? {
        switch self {
        case .doubt(.alike(let other, _)): other
        case .stated(let finding): ContentDoubt.alikeClip(finding)
        case .take, .clip, .doubt, .setting, .edge: nil
        }
    }

    /// The remark in words, about the take that the clip is made of.
    func diagnostic(file: String, clip: String, limits: TakeLimits) -> Diagnostic {
        switch self {
        case .take(let finding): finding.diagnostic(file: file, clip: clip, limits: limits)
        case .clip(let finding): finding.diagnostic(file: file, clip: clip)
        case .doubt(let doubt): doubt.diagnostic(file: file, clip: clip, limits: limits)
        case .setting(let doubt): doubt.diagnostic(file: file, clip: clip, named: clip)
        case .edge(let doubt): doubt.diagnostic(file: file, clip: clip, named: clip)
        case .stated(let finding):
            Diagnostic(
                Rule.named(finding.rule) ?? .clipEncoding, finding.severity == .note ? .note : .warning, file: file,
                clip: clip, found: finding.message)
        }
    }
}

extension PackManifest.Finding {
    /// A warning or a note as it stands in a manifest; a clip with an error has no place there.
    init(_ diagnostic: Diagnostic) {
        self.init(
            rule: diagnostic.rule.id, severity: diagnostic.severity == .note ? .note : .warning,
            message: diagnostic.message)
    }
}
