/// Why there is no new pack.
package enum SeedError: Error, Sendable, Hashable {
    /// Why a fraction can't be said in a style.
    package enum FractionObstacle: Sendable, Hashable {
        /// The currency of this code has no minor unit.
        case noMinorUnit(currency: String)
        /// Nobody speaks the minor unit of the currency of this code.
        case unspoken(currency: String)
        /// ICU has no word for the decimal point.
        case noPoint
    }

    /// No language tag.
    case malformedLocale(String)
    case unknownCurrency(String)
    /// No name of a unit.
    case malformedUnit(String)
    case unknownUnit(String, nearest: String)
    /// ICU answers with the rules of another locale.
    case noRules(locale: String, actual: String, nearest: String? = nil)
    /// The tag means several languages; those have tags of their own.
    case severalLanguages(locale: String, tags: [String])
    /// The language is known to be wrong; there may be no rules for it at all.
    case wrongLanguage(locale: String, faults: [String], hasRules: Bool)
    /// The number rules of the language part words, which no clips can say.
    case partsOfWords(locale: String, [String])
    case unknownRuleSet(String, existing: [String])
    case noGender(Gender, existing: [String])
    case range(String)
    case fractions(FractionStyle, FractionObstacle)
    /// The pack that was made is wrong.
    case unsound([SeedFault])
}
