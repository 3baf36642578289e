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

/// A currency's name as ICU writes it with an amount.
enum CurrencyNames {
    /// The name of many: `российских рублей`; nil if ICU writes the currency's code instead.
    static func plural(_ locale: LocaleData, currency: String) -> String? {
        name(locale.amount("7", currency)).flatMap { $0 == currency ? nil : $0 }
    }

    /// The words of an amount without number and signs.
    private static func name(_ amount: String?) -> String? {
        guard let amount else { return nil }
        let words = amount.unicodeScalars.split { scalar in
            switch scalar.properties.generalCategory {
            case .spaceSeparator, .currencySymbol, .decimalNumber, .format: true
            default: scalar == "," || scalar == "٫"
            }
        }
        let name = words.map(String.init).joined(separator: " ")
        return name.isEmpty ? nil : name
    }
}

/// The grammatical gender of a noun, as CLDR's rule sets tell genders apart.
package enum Gender: String, Sendable, CaseIterable {
    case masculine, feminine, neuter, common

    /// How the names of ICU's rule sets end for it, the likeliest first.
    var suffixes: [String] {
        switch self {
        case .masculine: ["masculine", "common", "reale"]
        case .feminine: ["feminine", "common", "reale"]
        case .neuter: ["neuter"]
        case .common: ["common", "reale", "masculine"]
        }
    }
}
