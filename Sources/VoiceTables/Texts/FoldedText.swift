/// A text as templates are compared with it: full-width ASCII and digits of other scripts as ASCII, each run of blanks as one
/// space, without what only directs a text. No normalization form is applied, and case counts.
package struct FoldedText: Sendable, Hashable {
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

    /// Which scalars stand in a text: a bit for each remainder of 256. What a template has and the text hasn't, tells at once that it
    /// doesn't fit.
    package struct Marks: Sendable, Hashable {
        private var bits = SIMD4<UInt64>(repeating: 0)

        package init() {}

        package mutating func insert(_ scalars: [UInt32]) {
            for scalar in scalars { bits[Int(scalar >> 6 & 3)] |= 1 << UInt64(scalar & 63) }
        }

        /// Whether all of them stand there, as far as the bits tell.
        package func isSuperset(of other: Self) -> Bool { other.bits & ~bits == SIMD4(repeating: 0) }
    }
}
