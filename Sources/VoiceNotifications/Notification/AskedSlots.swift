import NumberGrammar

extension PayloadValues {
    private static let safeIntegers = 9_007_199_254_740_991.0

    /// The values of slots, as far as they are there.
    ///
    /// - Parameter keys: where each slot's value may stand, if not at its own name.
    func slots(_ slots: [String], at keys: [String: [String]]) throws(PayloadFault) -> [String: String] {
        var found: [String: String] = [:]
        for slot in slots {
            let keys = keys[slot] ?? [slot, "aps.\(slot)"]
            if let fault = repeated(keys) { throw fault }
            guard let (key, value) = first(keys) else { continue }
            found[slot] = try Self.text(value, key: key)
        }
        return found
    }

    /// The text that a value stands for. A whole number beyond what 64-bit floats keep (RFC 8259, section 6) would be
    /// another number on other platforms, and none of its digits may be said wrongly.
    private static func text(_ value: PayloadValue, key: String) throws(PayloadFault) -> String {
        switch value {
        case .text(let text): return text
        case .decimal(let digits):
            guard let number = Double(digits), isKept(number, digits) else {
                throw .slotDigits(key: key, value: digits)
            }
            return digits
        case .double(let number):
            let digits = Int64(exactly: number).map { "\($0)" } ?? "\(number)"
            guard isKept(number, digits) else { throw .slotDigits(key: key, value: digits) }
            return digits
        case .boolean, .other: throw .type(key: key, value.typeWords)
        }
    }

    /// True of a number with all digits that were sent: a whole one below 2^53, or another one of at most 15 digits.
    private static func isKept(_ number: Double, _ digits: String) -> Bool {
        guard number != number.rounded() else { return abs(number) <= safeIntegers }
        let mantissa = digits.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }.filter(\.isASCIIDigit)
        return abs(number) < 1e15 && mantissa.drop { $0 == UInt8(ascii: "0") }.count <= 15
    }
}
