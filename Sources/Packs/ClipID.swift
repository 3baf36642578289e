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

/// One of the two forms of a clip that is said differently at the end of an announcement.
package enum ClipForm: Sendable, Hashable, CaseIterable {
    /// Something follows.
    case within
    /// Nothing follows.
    case end

    /// A text as scripts of telephone prompts have it: `…seven…` and `…seven.`
    package func reading(of text: String) -> String {
        switch self {
        case .within: "…\(text)…"
        case .end: "…\(text)\(Self.stop(behind: text))"
        }
    }

    /// A text whose punctuation lets a synthesizer keep its voice up or let it fall: `seven,` and `seven.`; one that has
    /// ends a sentence or a part of one already as it is.
    package func sentence(of text: String) -> String {
        if text.unicodeScalars.last?.properties.isTerminalPunctuation == true || text.hasSuffix("…") { return text }
        return switch self {
        case .within: text + (Self.isHan(text) ? "，" : ",")
        case .end: text + Self.stop(behind: text)
        }
    }

    /// What ends a sentence in the script of a text.
    private static func stop(behind text: String) -> String { isHan(text) ? "。" : "." }

    private static func isHan(_ text: String) -> Bool { text.unicodeScalars.last?.properties.isIdeographic == true }
}

extension VoicePack {
    /// Which of two forms a clip is; nil of a clip with one.
    package func form(of clip: String) -> ClipForm? {
        if ClipID.ended(clip) != nil { return .end }
        return clips.contains { $0.id == ClipID.endForm(of: clip) } ? .within : nil
    }
}
