/// What a new pack is to be.
package struct SeedOptions: Sendable {
    /// A BCP 47 tag.
    package var locale: String
    /// ISO 4217.
    package var currency: String
    /// `0.00...9999.99`; nil for a range that the language and the currency suggest.
    package var range: String?
    /// Below which number every number is a clip; nil for the language's default.
    package var atomic: Int64?
    /// The gender of the currency's unit; nil if it is known or does not matter.
    package var gender: Gender?
    /// The rule set that counts the currency's unit; nil to choose one by the gender.
    package var ruleSet: String?
    /// nil for the language's habit.
    package var fractions: FractionStyle?

    package init(locale: String, currency: String) {
        self.locale = locale
        self.currency = currency
    }
}

/// Why there is no new pack.
package enum SeedError: Error, Sendable, Hashable {
    case malformedLocale(String)
    case unknownCurrency(String)
    /// ICU answers with the rules of another locale.
    case noRules(locale: String, actual: String)
    case unknownRuleSet(String, existing: [String])
    case noGender(Gender, existing: [String])
    case range(String)
    /// The style and why it is impossible.
    case fractions(FractionStyle, String)
    /// The rules don't say these amounts, or not as ICU spells them.
    case unsound([String])
}
