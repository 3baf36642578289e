import NumberGrammar

/// The number at a key of a payload, before the fraction digits of its currency are known.
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
    private let words: String
    private let value: Value

    /// A number, or text of decimal digits.
    init(decimal read: PayloadValue, key: String) throws(PayloadFault) {
        switch read {
        case .text(let text): value = .digits(text)
        case .decimal(let text): value = .number(text)
        case .double(let number): value = .double(number)
        case .boolean, .other: throw .type(key: key, read.typeWords)
        }
        (self.key, words) = (key, read.words)
    }

    /// A whole number of minor units.
    init(minorUnits read: PayloadValue, key: String) throws(PayloadFault) {
        let units: Int64?
        switch read {
        case .text(let text), .decimal(let text):
            units = text.utf8.allSatisfy(\.isASCIIDigit) ? wholeNumber(text) : nil
        case .double(let number): units = Int64(exactly: number)
        case .boolean, .other: throw .type(key: key, read.typeWords)
        }
        guard let units, units >= 0 else { throw .minorUnits(key: key, value: read.words) }
        (self.key, words, value) = (key, read.words, .minorUnits(units))
    }

    /// - Parameter scale: the fraction digits of the currency.
    func amount(scale: Int) throws(PayloadFault) -> Amount {
        do throws(Amount.Fault) {
            switch value {
            case .digits(let text): return try WrittenDecimal.amount(text, scale: scale)
            case .number(let text): return try WrittenDecimal.amount(number: text, scale: scale)
            case .double(let number): return try WrittenDecimal.amount(number, scale: scale)
            case .minorUnits(let units): return try Amount(minorUnits: units, scale: scale)
            }
        } catch {
            throw .amount(key: key, value: words, error)
        }
    }
}
