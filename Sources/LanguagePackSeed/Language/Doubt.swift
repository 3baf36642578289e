/// What a native speaker has to decide.
struct Doubt: Hashable {
    /// What it may be about besides currencies and units: the words that open an announcement of money.
    static let phrase = "phrase"

    var text: String
    /// Codes of currencies, names of units, `phrase`; none: it is about every pack of the language.
    var subjects: [String] = []

    /// Whether it is for a pack that counts this.
    func concerns(_ counted: Counted) -> Bool {
        subjects.isEmpty || subjects.contains(counted.name) || subjects.contains(Self.phrase) && counted.isMoney
    }
}
