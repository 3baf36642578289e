import VoiceAssetAppText

/// The texts of clips, joined as the language writes them: as the pack says, or else with a space, except between two
/// scripts that have none.
package struct Transcript {
    /// A text, with what is known of its ends.
    package struct Text: Sendable {
        package let text: String
        let isDenseAtStart: Bool
        let isDenseAtEnd: Bool

        package init(_ text: String) {
            self.text = text
            isDenseAtStart = text.unicodeScalars.first?.isWrittenWithoutSpaces == true
            isDenseAtEnd = text.unicodeScalars.last?.isWrittenWithoutSpaces == true
        }
    }

    package private(set) var text = ""
    private var isDenseAtEnd = false

    package init() { text.reserveCapacity(256) }

    /// Whether a space comes before a text.
    package func separates(_ next: Text) -> Bool { !text.isEmpty && (!isDenseAtEnd || !next.isDenseAtStart) }

    /// A text that is empty, as a pause's is, adds nothing.
    /// - Parameter join: what comes before the text unless it is the first one; nil for what is usual.
    package mutating func append(_ next: Text, join: String? = nil) {
        guard !next.text.isEmpty else { return }
        if let join, !text.isEmpty { text += join } else if separates(next) { text += " " }
        text += next.text
        isDenseAtEnd = next.isDenseAtEnd
    }
}
