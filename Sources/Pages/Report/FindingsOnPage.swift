import VoiceAssetCore
import VoiceManifest

extension JSONValue {
    /// An object of the members that are known.
    static func object(known members: [String: JSONValue?]) -> JSONValue {
        .object(members.compactMapValues { $0 })
    }
}

extension Finding {
    /// The finding as the page's script reads it.
    var onPage: JSONValue {
        .object(known: [
            "severity": .string(severity.rawValue), "rule": .string(check.id),
            "message": .string(printable(message)), "file": .string(printable(file)),
            "clip": clip.map(JSONValue.string),
        ])
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
