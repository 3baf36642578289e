import VoiceAssetWording

/// The texts of clips, joined as the language writes them: with a space, except between two scripts that have none.
package struct Transcript {
    /// A text, with what is known of its ends.
    package struct Text: Sendable {
        let text: String
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

    package mutating func append(_ next: Text) {
        if separates(next) { text += " " }
        text += next.text
        isDenseAtEnd = next.isDenseAtEnd
    }
}
