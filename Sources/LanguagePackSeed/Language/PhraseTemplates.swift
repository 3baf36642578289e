/// How numbers stand with their units, where that is not simply one before the other. Each list is tried in order.
struct PhraseTemplates: Hashable {
    var major: [PhraseTemplate]?
    var minor: [PhraseTemplate]?
    /// With a number that has decimals.
    var decimal: [PhraseTemplate]?

    /// These, and where there are none those of another.
    func orElse(_ other: Self) -> Self {
        Self(major: major ?? other.major, minor: minor ?? other.minor, decimal: decimal ?? other.decimal)
    }
}
