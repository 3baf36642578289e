import VoiceAssetGrammarCompiler

/// The words for a currency's unit, or for its minor unit.
struct CurrencyWord: Hashable {
    /// By plural category; always with `other`.
    var forms: [PluralCategory: String]
    /// nil if it is not known, or the language has none.
    var gender: Gender?

    /// The forms, each once, by category.
    var distinct: [String] {
        PluralCategory.allCases.compactMap { forms[$0] }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Drops the forms that no number up to `largest` takes, such as the French one for millions. `other` stays: pack.yml
    /// needs it.
    mutating func keepForms(_ plurals: PluralRules?, upTo largest: Int64, decimals: Bool) {
        guard let plurals else { return }
        var used: Set<PluralCategory> = [.other]
        if decimals { used.insert(plurals.category(integer: 1, fraction: 5, visibleDigits: 1)) }
        // CLDR tells numbers apart by their last digits, and whole thousands and millions from others.
        var unit: Int64 = 1
        while unit <= largest {
            for count in 0...Int64(200) {
                let (number, isTooLarge) = unit.multipliedReportingOverflow(by: count)
                if !isTooLarge, number <= largest { used.insert(plurals.category(integer: number)) }
            }
            unit *= 1000
        }
        forms = forms.filter { used.contains($0.key) }
    }
}
