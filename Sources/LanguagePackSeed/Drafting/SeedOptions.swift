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
    /// Whether a language that is known to be wrong is taken all the same.
    package var allowsUnreviewed = false
    /// nil for the language's habit.
    package var fractions: FractionStyle?

    package init(locale: String, currency: String) {
        self.locale = locale
        self.currency = currency
    }
}
