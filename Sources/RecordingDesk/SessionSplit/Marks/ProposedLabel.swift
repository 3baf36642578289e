import VoiceAssetCore
import VoiceAssetPacks

/// How a label track writes down a cut, for a person to mend: `7: seven`, `7: seven ? may be…` in doubt, `-` left out.
struct ProposedLabel: Sendable, Equatable {
    /// What names the clip: its id or its text; nothing for the script's order.
    var name: String
    /// Whether it is marked as in doubt.
    var isDoubtful: Bool { reasons != nil }
    /// What stands behind the mark; nil without one.
    var reasons: String?

    private static let leftOut = "-"
    private static let mark = " ?"
    private static let separator = "; "

    /// Whether the cut belongs to no clip.
    var isLeftOut: Bool { name == Self.leftOut }

    /// The label of a cut.
    static func text(of cut: SessionCut) -> String {
        // A text that holds the mark would be read as in doubt.
        let name = cut.clip.map { $0.text.contains(mark) ? $0.id : "\($0.id): \($0.text)" } ?? leftOut
        let doubts = cut.doubts.isEmpty ? "" : mark + " " + cut.doubts.map(\.words).joined(separator: separator)
        return (name + doubts).onOneLine
    }

    /// Reads a label that is no clip's id or text as it is: behind the mark stands why it is in doubt, behind a colon
    /// the text.
    init(reading text: String) {
        let marked = text.firstRange(of: Self.mark)
        let rest = marked.map { text[..<$0.lowerBound] } ?? text[...]
        reasons = marked.map { text[$0.upperBound...].trimmed }
        name = rest.firstRange(of: ": ").map { String(rest[..<$0.lowerBound]) } ?? String(rest)
    }

    /// The doubts of its mark: the order, where that alone is the reason and the label still has a clip of the two; else
    /// that it is marked.
    func doubts(of clip: String) -> [CutDoubt] {
        guard let reasons else { return [] }
        let parts = reasons.split(separator: Self.separator, omittingEmptySubsequences: false)
        let orders = parts.compactMap { CutDoubt.order(reading: $0) }.filter { $0.names(clip) }
        return orders.count == parts.count ? orders : [.marked]
    }
}
