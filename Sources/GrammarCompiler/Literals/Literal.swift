package import VoiceAssetDiagnostics

/// A piece of text that a rule says: what the clips of a pack are looked up for.
package struct Literal: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// The text, to be said.
        case text
        /// A place that says nothing that clips could: a number in digits, or numbers without a rule. It is a fault if
        /// an amount of the pack's range gets there.
        case unspeakable(Unspeakable)

        /// Whether it stands for numbers that a set does not reach.
        var isBeyond: Bool { if case .unspeakable(let reason) = self { reason.isBeyond } else { false } }
    }

    /// The exact text between two substitutions, with spaces, hyphens and soft hyphens, of which it may consist; empty
    /// where the kind is not `.text`.
    package var text: String
    /// Where it begins.
    package var position: SourcePosition
    package var kind: Kind
    /// The number in it that one clip has to say, if there is one.
    package var whole: WholeNumber?

    package init(text: String, position: SourcePosition, kind: Kind, whole: WholeNumber? = nil) {
        self.text = text
        self.position = position
        self.kind = kind
        self.whole = whole
    }
}
