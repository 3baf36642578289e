/// Rules that do not fall apart as an exact search needs it, and too many numbers to look at each.
package struct TooIntricate: Error {
    /// What a search may take.
    package enum Bound: Sendable, Hashable, CustomStringConvertible {
        /// Work, in additions.
        case steps(Int)
        /// What it keeps, in bytes.
        case memory(Int)

        /// The bound as part of a sentence: `50 MB of memory`.
        package var description: String {
            switch self {
            case .steps(let steps): "\(steps) steps"
            case .memory(let bytes): "\(bytes / 1_000_000) MB of memory"
            }
        }
    }

    /// A set that takes part.
    package var set: String
    /// The bound that the search came to.
    package var bound: Bound
}
