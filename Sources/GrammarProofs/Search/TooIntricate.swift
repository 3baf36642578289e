/// Rules that do not fall apart as an exact search needs it, and too many numbers to look at each.
package struct TooIntricate: Error {
    /// A set that takes part.
    package var set: String
    /// How much work was allowed, in additions.
    package var limit: Int
}
