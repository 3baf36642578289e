import VoiceAssetClips
import VoiceAssetDiagnostics
import VoiceAssetPacks
import VoiceAssetTakes
import VoiceManifest

/// Something about a clip and its take that a person should know.
enum ClipRemark: Sendable, Hashable {
    case take(TakeRemark)
    case clip(ClipFinding)
    /// As the manifest states it of a clip that is kept.
    case stated(PackManifest.Finding)

    /// The id of the clip that sounds like this one, if the remark says so.
    var alikeClip: String? {
        switch self {
        case .take(.doubt(.alike(let other, _))): other
        case .stated(let finding) where finding.rule == Rule.recordingAlike.id: finding.otherClip
        case .take, .clip, .stated: nil
        }
    }

    /// The remark in words, about the take that the clip is made of.
    func diagnostic(file: String, clip: String, limits: TakeLimits) -> Diagnostic {
        switch self {
        case .take(let remark): remark.diagnostic(file: file, clip: clip, limits: limits)
        case .clip(let finding): finding.diagnostic(file: file, clip: clip)
        case .stated(let finding):
            Diagnostic(
                Rule.named(finding.rule) ?? .clipEncoding, finding.severity == .note ? .note : .warning, file: file,
                clip: clip, found: finding.found, limit: finding.limit, advice: finding.advice)
        }
    }

    /// The remark as a manifest states it; nil if the pack wants to hear nothing of it.
    func stated(file: String, clip: String, limits: TakeLimits, _ severities: [RuleSetting]) -> PackManifest.Finding? {
        severities.applied(to: [diagnostic(file: file, clip: clip, limits: limits)]).first.map { finding in
            PackManifest.Finding(finding, otherClip: alikeClip)
        }
    }
}

extension PackManifest.Finding {
    /// A warning or a note as it stands in a manifest; a clip with an error has no place there.
    init(_ diagnostic: Diagnostic, otherClip: String?) {
        self.init(
            rule: diagnostic.rule.id, severity: diagnostic.severity == .note ? .note : .warning,
            message: diagnostic.message)
        limit = diagnostic.limit
        advice = diagnostic.advice
        self.otherClip = otherClip
    }

    /// What was found, without the limit and the advice that the message has behind it.
    var found: String {
        let behind = Diagnostic(.recordingAlike, file: "", found: "", limit: limit, advice: advice).message
        return message.hasSuffix(behind) ? String(message.dropLast(behind.count)) : message
    }
}
