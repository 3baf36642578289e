import VoiceAssetPacks

/// What a native speaker has to decide, by an answer that changes the pack; or a note of what was decided, which has no choices.
struct Doubt: Hashable {
    /// What it may be about besides currencies and units: the words that open an announcement of money.
    static let phrase = "phrase"

    var text: String
    /// Codes of currencies, names of units, `phrase`; none: it is about every pack of the language.
    var subjects: [String] = []
    /// Words of the language's texts, and those that may be said in their place: the answer changes the pack.
    var choices: [PackQuestion.Choice] = []

    /// Whether it is for a pack that counts this.
    func concerns(_ counted: Counted) -> Bool {
        subjects.isEmpty || subjects.contains(counted.name) || subjects.contains(Self.phrase) && counted.isMoney
    }
}
