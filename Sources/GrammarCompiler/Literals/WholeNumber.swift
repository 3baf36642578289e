/// The part of a text that is a number of its own, which clips for its pieces must not say.
package struct WholeNumber: Sendable, Hashable {
    /// What in pack.yml asks for it.
    package enum Reason: Sendable, Hashable {
        /// `atomic`: every number below this one.
        case atomic(Int64)
        /// `fuse`: the multiples of this number.
        case fuse(Int64)
    }

    /// Scalars of the text. It may be cut before and after them.
    package var range: Range<Int>
    package var reason: Reason
}
