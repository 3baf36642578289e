import NumberGrammar

/// The number at a key of a payload, before the fraction digits of its currency are known.
struct AskedAmount {
    let key: String
    let value: PayloadValue
    /// Whether it is a whole number of minor units, rather than a number or text of decimal digits.
    let isMinorUnits: Bool

    private var minorUnits: Int64? {
        let units: Int64? =
            switch value {
            case .text(let text), .decimal(let text):
                text.utf8.allSatisfy(\.isASCIIDigit) ? wholeNumber(text) : nil
            case .double(let number): Int64(exactly: number)
            case .boolean, .other: nil
            }
        return units.flatMap { $0 < 0 ? nil : $0 }
    }

    /// - Throws: why it is an amount of no currency.
    func check() throws(PayloadFault) {
        switch value {
        case .boolean, .other: throw .type(key: key, value.typeWords)
        default: if isMinorUnits, minorUnits == nil { throw .minorUnits(key: key, value: value.words) }
        }
    }

    /// - Parameter scale: the fraction digits of the currency.
    func amount(scale: Int) throws(PayloadFault) -> Amount {
        do throws(Amount.Fault) {
            if isMinorUnits { return try Amount(minorUnits: minorUnits ?? 0, scale: scale) }
            switch value {
            case .decimal(let text): return try WrittenDecimal.amount(number: text, scale: scale)
            case .double(let number): return try WrittenDecimal.amount(number, scale: scale)
            case .text, .boolean, .other: return try WrittenDecimal.amount(value.words, scale: scale)
            }
        } catch {
            throw .amount(key: key, value: value.words, error)
        }
    }
}
