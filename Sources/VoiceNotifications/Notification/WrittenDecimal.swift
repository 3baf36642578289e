import NumberGrammar

/// A number of a payload as an amount.
enum WrittenDecimal {
    /// The amount of decimal digits at a key, without zeros beyond the currency's digits. Three digits behind a point may be
    /// thousands, to those who wrote them.
    static func amount(_ text: String, scale: Int) throws(Amount.Fault) -> Amount {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count > scale, parts[1].count != 3,
            parts[1].dropFirst(max(0, scale)).allSatisfy({ $0 == "0" })
        else { return try Amount(text, scale: scale) }
        return try Amount(scale > 0 ? "\(parts[0]).\(parts[1].prefix(scale))" : String(parts[0]), scale: scale)
    }

    /// The amount that a binary floating-point number stands for: the only one within two units of its last place. Up to
    /// 2^53 minor units.
    static func amount(_ number: Double, scale: Int) throws(Amount.Fault) -> Amount {
        let fault: Amount.Fault
        let unit = Double((0..<min(max(scale, 0), Amount.maximumScale)).reduce(1) { unit, _ in unit * 10 })
        let units = (number * unit).rounded()
        do throws(Amount.Fault) {
            let amount = try Amount(exactly: number, scale: scale)
            // Of two amounts that are the same number, nobody knows which one was sent: 90071992547409.90 and .91.
            guard units <= 0x1p53, (units - 1) / unit != number, (units + 1) / unit != number else {
                throw .tooLarge
            }
            return amount
        } catch { fault = error }
        guard case .fractionDigits = fault, units <= 0x1p53 else { throw fault }
        let near = [units - 1, units, units + 1].filter { $0 >= 0 && abs($0 / unit - number) <= 2 * number.ulp }
        guard near.count == 1, let only = near.first else { throw fault }
        return try Amount(minorUnits: Int64(only), scale: scale)
    }

    /// The amount of a number by its decimal digits. Some decoders of JSON give those of a binary one: `15.299999999999999`.
    static func amount(number text: String, scale: Int) throws(Amount.Fault) -> Amount {
        do throws(Amount.Fault) {
            return try Amount(text, scale: scale)
        } catch {
            guard case .fractionDigits = error, let number = Double(text) else { throw error }
            return try amount(number, scale: scale)
        }
    }
}
