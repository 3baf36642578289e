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
