/// The text of a plural category.
struct PluralText: Hashable {
    var text: String
    /// An index of a scalar.
    var place: Int
}
