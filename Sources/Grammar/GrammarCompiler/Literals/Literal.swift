package import VoiceAssetCore

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
}

/// The work that the ways from rules to clips may take, and the bytes of text and rules that they may make: `atomic`,
/// stems and helpers multiply what a file says.
///
/// One budget is shared by all copies of a table. Who has spent it stops where it is: what was made is of no use then.
final class LiteralBudget {
    /// Rules, texts and characters that are looked at: a few seconds. Hindi with `atomic: 1000` takes 49,000; of 35 packs
    /// as `add-language-pack` makes them none takes more than 22,000.
    static let maximumSteps = 2_000_000
    /// Bytes of texts and rules that are made. Of these packs Hindi takes 0.4 MB, the others less.
    static let maximumBytes = 40_000_000

    private var steps = 0
    private var bytes = 0

    var isSpent: Bool { steps > Self.maximumSteps || bytes > Self.maximumBytes }

    /// Whether it was the bytes that spent it.
    var isFull: Bool { bytes > Self.maximumBytes }

    func step(_ count: Int = 1) { steps += count }
    func make(_ count: Int) { bytes += count }
}
