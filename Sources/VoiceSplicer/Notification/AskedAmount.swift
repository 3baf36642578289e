import NumberGrammar

/// The amount of a payload, before the fraction digits of its currency are known.
struct AskedAmount {
    private enum Value {
        case digits(String)
        /// A number whose decimal digits are known.
        case number(String)
        case double(Double)
        case minorUnits(Int64)
    }

    let key: String
    /// What the server wrote.
    let words: String
    /// The number of a text whose decimal sign is a comma.
    private let comma: String?
    /// ISO 4217 codes that the text around the number may mean; `nil` if it says no currency.
    let currencies: Set<String>?
    private let value: Value
    /// Whether it says itself that it is money: by a currency, or as one of the app's templates has it.
    let saysMoney: Bool
    /// The word of a text by which no money came in.
    let denial: String?

    /// A number, or text that is nothing but one, with its currency or without.
    init(decimal read: PayloadValue, key: String) throws(PayloadFault) {
        var found: AmountText?
        switch read {
        case .text(let text):
            do { found = try AmountText.priced(text) } catch { throw .text(key: key, value: text, error) }
            value = .digits(found?.digits ?? text)
        case .decimal(let text): value = .number(text)
        case .double(let number): value = .double(number)
        case .boolean, .other: throw .type(key: key, read.typeWords)
        }
        (self.key, words, currencies, comma) = (key, read.words, found?.currencies, found?.comma)
        saysMoney = currencies?.contains(where: CurrencyMark.isCurrency) ?? false
        denial = nil
    }

    /// A whole number of minor units.
    init(minorUnits read: PayloadValue, key: String) throws(PayloadFault) {
        let units: Int64?
        switch read {
        case .text(let text), .decimal(let text):
            units = text.utf8.allSatisfy(\.isASCIIDigit) ? Int64(text) : nil
        case .double(let number): units = Int64(exactly: number)
        case .boolean, .other: throw .type(key: key, read.typeWords)
        }
        guard let units, units >= 0 else { throw .minorUnits(key: key, value: read.words) }
        (self.key, words, currencies, comma, value) = (key, read.words, nil, nil, .minorUnits(units))
        saysMoney = false
        denial = nil
    }

    /// A text with one amount in it, or one that fits a template, or a number.
    init(text read: PayloadValue, key: String, templates: [String]) throws(PayloadFault) {
        guard case .text(let text) = read else {
            try self.init(decimal: read, key: key)
            return
        }
        do throws(PayloadFault.TextFault) {
            let alone = try TextTemplate.amount(in: text, templates)
            // Whether commas are decimal is known with the pack.
            let found = try AmountText(alone ?? text, isCommaDecimal: true)
            let isPriced = found.currencies?.contains(where: CurrencyMark.isCurrency) ?? false
            self.init(key: key, words: text, found, saysMoney: alone != nil || isPriced)
        } catch {
            throw .text(key: key, value: text, error)
        }
    }

    private init(key: String, words: String, _ found: AmountText, saysMoney: Bool) {
        (self.key, self.words, currencies) = (key, words, found.currencies)
        (value, comma) = (.digits(found.digits), found.comma)
        self.saysMoney = saysMoney
        denial = Denial.word(in: words)
    }

    /// - Parameters:
    ///   - scale: the fraction digits of the currency.
    ///   - locale: the pack's.
    func amount(scale: Int, locale: String) throws(PayloadFault) -> Amount {
        let isCommaDecimal = WrittenDecimal.isCommaDecimal(locale)
        // Without fractions a comma can only group, where it is not decimal.
        if let comma, WrittenDecimal.isGroup(comma, by: ",") ? scale != 0 || isCommaDecimal : !isCommaDecimal {
            throw .text(key: key, value: words, .form(comma))
        }
        do throws(Amount.Fault) {
            switch value {
            case .digits(let text):
                // `15.000 ₫` where a comma is decimal; without a currency it may be a number of a machine.
                let isPointed = currencies != nil && scale == 0 && isCommaDecimal
                let isGroup = isPointed && WrittenDecimal.isGroup(text, by: ".")
                return try WrittenDecimal.amount(
                    isGroup ? text.replacing(".", with: "") : text, scale: scale, locale: locale)
            case .number(let text): return try WrittenDecimal.amount(number: text, scale: scale)
            case .double(let number): return try WrittenDecimal.amount(number, scale: scale)
            case .minorUnits(let units): return try Amount(minorUnits: units, scale: scale)
            }
        } catch {
            throw .amount(key: key, value: words, error)
        }
    }
}
