import VoiceAssetCore

/// How a label track writes down a cut: `7: seven`, `7: seven ? about 0.45 s expected` in doubt, `7: seven ✓` heard and right, `-` left out.
struct ProposedLabel: Sendable, Equatable {
    /// What names the clip: its id or its text; nothing for the script's order.
    var name: String
    /// Whether it is marked as in doubt.
    var isDoubtful: Bool
    /// Whether somebody heard it and called it right.
    var isHeard: Bool

    /// Whether the cut belongs to no clip.
    var isLeftOut: Bool { name == "-" }

    /// Reads a label that is no clip's id or text as it is: behind the mark stands why it is in doubt, behind a colon the text.
    init(reading text: String) {
        let marked = text.firstRange(of: " ?")
        isDoubtful = marked != nil
        let label = marked.map { text[..<$0.lowerBound] } ?? text[...]
        isHeard = !isDoubtful && label.hasSuffix(" ✓")
        let rest = isHeard ? label.dropLast(2) : label
        name = rest.firstRange(of: ": ").map { String(rest[..<$0.lowerBound]) } ?? String(rest)
    }
}
