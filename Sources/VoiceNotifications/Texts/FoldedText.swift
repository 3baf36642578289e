/// A text as templates are compared with it: full-width ASCII and digits of other scripts as ASCII, each run of blanks as one
/// space, without what only directs a text. No normalization form is applied, and case counts.
package struct FoldedText: Sendable {
    /// The longest text that is looked at, bytes of UTF-8: four times what a push service carries in all.
    package static let maximumBytes = 16_384

    /// Unicode scalars.
    package let scalars: [UInt32]

    /// A whole text, without blanks at its ends.
    package init(_ text: String) {
        var folded = Self.folded(text.unicodeScalars)
        if folded.last == ScalarClass.space { folded.removeLast() }
        if folded.first == ScalarClass.space { folded.removeFirst() }
        scalars = folded
    }

    /// A part of a text, with the blanks at its ends.
    package static func folded(_ text: some Sequence<Unicode.Scalar>) -> [UInt32] {
        var folded: [UInt32] = []
        for scalar in text {
            guard let value = ScalarClass.folded(scalar.value) else { continue }
            if value == ScalarClass.space, folded.last == ScalarClass.space { continue }
            folded.append(value)
        }
        return folded
    }

    /// Which three scalars stand side by side in a text, by a number that few others have. What a template has and the text hasn't,
    /// tells at once that it doesn't fit.
    package struct Pieces: Sendable {
        private static let count = 1 << 16
        private var isThere = [Bool](repeating: false, count: Self.count)

        package init(of text: [UInt32]) { for piece in Self.pieces(of: text) { isThere[piece] = true } }

        package func contains(_ pieces: [Int]) -> Bool { pieces.allSatisfy { isThere[$0] } }

        package static func pieces(of text: [UInt32]) -> [Int] {
            text.indices.dropLast(2).map { (Int(text[$0]) * 961 + Int(text[$0 + 1]) * 31 + Int(text[$0 + 2])) % count }
        }
    }
}
