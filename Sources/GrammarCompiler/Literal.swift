package import Diagnostics

/// A piece of text that a rule says: what the clips of a pack are looked up for.
package struct Literal: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// The text, to be said.
        case text
        /// A place that says nothing that clips could: a number in digits, or numbers without a rule. It is a fault if
        /// an amount of the pack's range gets there. The reason is part of a sentence: "`=#,##0=` writes digits".
        case unspeakable(reason: String)
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

/// The part of a text that is a number of its own, which clips for its pieces must not say.
package struct WholeNumber: Sendable, Hashable {
    /// What in pack.yml asks for it.
    package enum Reason: Sendable, Hashable {
        /// `atomic`, or its default for the language: every number below this one.
        case atomic(Int64)
        /// `fuse`: the multiples of this number.
        case fuse(Int64)
    }

    /// Scalars of the text. It may be cut before and after them.
    package var range: Range<Int>
    package var reason: Reason
}
