import VoiceManifest

/// The form of clip ids and of announcement ids: that of ids in a manifest, and at most 64 characters.
package enum ClipID {
    static let maximumLength = 64
    static let form = "a-z, 0-9 and -, beginning with a letter or digit, at most \(maximumLength) characters"

    /// The id of a clip's end form: `7.end`. No clip of its own can have it, since ids have no point.
    package static func endForm(of id: String) -> String { id + Naming.endMark }

    /// The clip whose end form an id is; nil of an id that is none.
    package static func ended(_ id: String) -> String? { Naming.endedClip(id) }

    package static func isValid(_ text: String) -> Bool { Naming.isID(text) && text.utf8.count <= maximumLength }
}
