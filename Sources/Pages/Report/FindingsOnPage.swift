import VoiceAssetCore
import VoiceManifest

extension Finding {
    /// The finding as the page's script reads it.
    var onPage: JSONValue {
        .object(
            [
                "severity": .string(severity.rawValue), "rule": .string(check.id),
                "message": .string(printable(message)), "file": .string(printable(file)),
                "clip": clip.map(JSONValue.string),
            ].compactMapValues { $0 })
    }
}

extension PackManifest.Finding {
    /// The same of what a manifest says of a clip's take.
    var onPage: JSONValue {
        .object([
            "severity": .string(severity.rawValue), "rule": .string(rule), "message": .string(printable(message)),
        ])
    }
}
