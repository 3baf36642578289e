/// A rule set as it stands in the file.
struct ParsedSet {
    /// With its percent signs: `%spellout-cardinal`.
    var name: String
    /// Where the name begins, an index of a scalar.
    var place: Int
    var rules: [ParsedRule] = []

}
