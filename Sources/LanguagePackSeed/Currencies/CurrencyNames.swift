import VoiceAssetGrammarCompiler

/// A currency's names as ICU writes them with an amount.
struct CurrencyNames {
    /// nil if ICU writes the currency's code instead.
    private(set) var word: CurrencyWord?
    /// Whether the name comes before the number.
    private(set) var comesFirst = false

    init(_ locale: LocaleData, currency: String) {
        var forms: [PluralCategory: String] = [:]
        let plurals = PluralRules(locale: locale.tag)
        for number in [Int64](0...130) + [1_000_000] {
            let category = plurals?.category(integer: number) ?? .other
            guard forms[category] == nil else { continue }
            forms[category] = Self.name(locale.amount("\(number)", currency))
        }
        if forms[.other] == nil { forms[.other] = Self.name(locale.amount("1.5", currency)) }
        comesFirst = locale.amount("7", currency)?.last == "7"
        guard let other = forms[.other], other != currency else { return }
        word = CurrencyWord(forms: forms)
        if word?.distinct.count == 1 { word?.forms = [.other: other] }
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
