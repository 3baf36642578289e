/// Why there is no new pack.
package enum SeedError: Error, Sendable, Hashable {
    /// Why a fraction can't be said in a style.
    package enum FractionObstacle: Sendable, Hashable {
        /// The currency of this code has no minor unit.
        case noMinorUnit(currency: String)
        /// The currency of this code has so many fraction digits.
        case minorUnit(currency: String, digits: Int)
        /// Nobody knows the minor unit's name here.
        case unknownName
        /// ICU has no word for the decimal point.
        case noPoint
    }

    case malformedLocale(String)
    case unknownCurrency(String)
    /// ICU answers with the rules of another locale.
    case noRules(locale: String, actual: String)
    case unknownRuleSet(String, existing: [String])
    case noGender(Gender, existing: [String])
    case range(String)
    case fractions(FractionStyle, FractionObstacle)
    /// The pack that was made is wrong.
    case unsound([SeedFault])
}
