package import NumberGrammar
import VoiceAssetCore
import VoiceManifest

/// Reads the language, the currency and the amounts of pack.yml.
enum MoneyReader {
    static func locale(_ field: PackField, _ findings: inout FileFindings) -> String? {
        guard let text = field.text(&findings) else { return nil }
        if LanguageTag.isWellFormed(text) { return text }
        let dashed = String(text.map { $0 == "_" ? "-" : $0 })
        findings.add(
            .packValue, "language tag", ["text": .piece(text)],
            nearest: LanguageTag.isWellFormed(dashed) ? dashed : nil, at: field.position)
        return nil
    }

    static func currency(_ field: PackField, _ findings: inout FileFindings) -> ISOCurrency? {
        guard let text = field.text(&findings) else { return nil }
        if let currency = ISOCurrency(code: text) { return currency }
        if let (code, year) = ISOCurrency.successor(of: text) {
            findings.add(
                .packValue, "old currency", ["text": .piece(text), "year": .count(year), "code": .text(code)],
                at: field.position)
            return nil
        }
        findings.add(
            .packValue, "currency", ["text": .piece(text)], nearest: ISOCurrency.nearest(to: text), at: field.position)
        return nil
    }

    /// `unit: { name: litre, digits: 2 }`: what amounts count that are no money, and the digits behind their point.
    static func unit(_ field: PackField, _ findings: inout FileFindings) -> (name: String, currency: ISOCurrency)? {
        guard let keys = PackRecord(field, required: ["name"], optional: ["digits"], &findings) else { return nil }
        let name = keys["name"].flatMap { $0.prose(&findings) }
        guard let place = keys["digits"] else { return name.map { ($0, .none(digits: 0)) } }
        guard let digits = place.integer(from: 0, &findings) else { return nil }
        guard digits <= Amount.maximumScale else {
            findings.add(
                .packValue, "digits", ["digits": .count(digits), "most": .count(Amount.maximumScale)],
                at: place.position)
            return nil
        }
        return name.map { ($0, .none(digits: Int(digits))) }
    }

    /// `fractions: none`
    static func refusesFractions(_ field: PackField, _ findings: inout FileFindings) -> Bool {
        guard let text = field.text(&findings) else { return false }
        if text == "none" { return true }
        findings.add(.packValue, "fractions", ["text": .piece(text)], at: field.position)
        return false
    }

    /// Without a currency the form of the range is checked all the same.
    static func range(
        _ field: PackField, currency: ISOCurrency?, _ findings: inout FileFindings
    ) -> ClosedRange<Amount>? {
        guard let text = field.text(&findings) else { return nil }
        do {
            return try AmountRangeSyntax.range(text, scale: currency?.scale ?? Amount.maximumScale)
        } catch {
            report(error, in: text, at: field.position, currency: currency, &findings)
            return nil
        }
    }

    private static func report(
        _ fault: AmountRangeSyntax.Fault, in text: String, at position: SourcePosition, currency: ISOCurrency?,
        _ findings: inout FileFindings
    ) {
        switch fault {
        case .form:
            findings.add(.packValue, "range", ["text": .piece(text)], at: position)
        case .number(let amount):
            findings.add(.packValue, "amount", ["amount": .piece(amount)], at: position)
        case .fractionDigits(let amount):
            var values: [String: Finding.Argument] = [
                "amount": .piece(amount), "most": .count(currency?.scale ?? Amount.maximumScale),
            ]
            values["currency"] = (currency?.code).map { .text($0) }
            findings.add(
                .packValue, currency == nil ? "fraction digits of any amount" : "fraction digits of an amount",
                values, at: position)
        case .tooLarge(let amount):
            findings.add(
                .packValue, "amount too large", ["amount": .piece(amount), "most": .count(Amount.maximumInteger)],
                at: position)
        case .order:
            findings.add(.packValue, "range backwards", ["text": .piece(text)], at: position)
        }
    }
}

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
