/// The bounds that keep number rules safe to read: far above what any language needs.
enum RuleLimits {
    /// Bytes of a file.
    static let bytes = 1_048_576
    static let sets = 1000
    static let rules = 20_000
    /// Characters of a rule's text.
    static let text = 10_000
    /// Characters of a set's name.
    static let name = 100
    /// Rules with a plural: each becomes several sets. All of ICU's for Russian are 291.
    static let plurals = 1000
    /// The largest number that a rule may begin at.
    static let base: Int64 = 1_000_000_000_000_000_000
    /// Comparisons made in the search for rules that do not end.
    static let steps = 5_000_000
}
