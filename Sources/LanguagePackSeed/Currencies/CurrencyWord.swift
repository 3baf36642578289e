import VoiceAssetGrammar

/// The words for a currency's unit, or for its minor unit.
struct CurrencyWord: Hashable {
    /// By plural category; at least one. A category that is missing has the form of `other`, or else of the last one.
    var forms: [PluralCategory: String]
    /// nil if it is not known, or the language has none.
    var gender: Gender?
    /// The rule set that counts it, with its percent sign; nil for that of its gender.
    var set: String?

    /// The form of a category.
    func form(_ category: PluralCategory) -> String {
        forms[category] ?? forms[.other] ?? PluralCategory.allCases.compactMap { forms[$0] }.last ?? ""
    }

    /// The forms, each once, by category.
    var distinct: [String] {
        PluralCategory.allCases.compactMap { forms[$0] }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
