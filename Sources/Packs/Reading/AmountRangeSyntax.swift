package import NumberGrammar

/// The value of `range` in pack.yml: two amounts with three dots between them.
package enum AmountRangeSyntax {
    /// Why a text is not a range of amounts.
    package enum Fault: Error, Sendable, Hashable {
        /// Not two amounts with `...` between them.
        case form
        /// This is not a decimal number of ASCII digits.
        case number(String)
        /// This amount has more fraction digits than the currency.
        case fractionDigits(String)
        /// The integer part of this amount has more than 15 digits.
        case tooLarge(String)
        /// The first amount is larger than the second.
        case order
    }

    /// Reads `0.00...99999999.99`.
    /// - Parameter scale: the fraction digits of the currency, 0 … `Amount.maximumScale`; amounts may have fewer.
    package static func range(_ text: String, scale: Int) throws(Fault) -> ClosedRange<Amount> {
        let bytes = text.utf8
        let dots = [UInt8](repeating: UInt8(ascii: "."), count: 3)
        guard let index = bytes.indices.first(where: { bytes[$0...].starts(with: dots) }) else { throw .form }
        let min = try amount(text[..<index], scale: scale)
        let max = try amount(text[bytes.index(index, offsetBy: dots.count)...], scale: scale)
        guard min <= max else { throw .order }
        return min...max
    }

    private static func amount(_ text: Substring, scale: Int) throws(Fault) -> Amount {
        do {
            return try Amount(text, scale: scale)
        } catch {
            switch error {
            case .empty, .sign, .exponent, .form, .scale: throw .number(String(text))
            case .tooLarge: throw .tooLarge(String(text))
            case .fractionDigits:
                // Of two faults the larger one.
                let isIntegerSound = (try? Amount(text.prefix { $0 != "." }, scale: 0)) != nil
                throw isIntegerSound ? .fractionDigits(String(text)) : .tooLarge(String(text))
            }
        }
    }
}
