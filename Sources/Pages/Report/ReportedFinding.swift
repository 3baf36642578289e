import VoiceAssetCore
import VoiceManifest

/// A finding as the page's script reads it.
struct ReportedFinding {
    let value: JSONValue

    init(_ finding: Finding) {
        value = .object(
            [
                "severity": .string(finding.severity.rawValue), "rule": .string(finding.check.id),
                "message": .string(printable(finding.message)), "file": .string(printable(finding.file)),
                "clip": finding.clip.map(JSONValue.string),
            ].compactMapValues { $0 })
    }

    /// What a manifest says of a clip's take.
    init(_ finding: PackManifest.Finding) {
        value = .object([
            "severity": .string(finding.severity.rawValue), "rule": .string(finding.rule),
            "message": .string(printable(finding.message)),
        ])
    }
}
