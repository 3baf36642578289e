import VoiceManifest

/// The form of clip ids and of announcement ids: that of ids in a manifest, and at most 64 characters.
package enum ClipID {
    static let maximumLength = 64
    static let form = "a-z, 0-9 and -, beginning with a letter or digit, at most \(maximumLength) characters"

    package static func isValid(_ text: String) -> Bool { Naming.isID(text) && text.utf8.count <= maximumLength }
}
