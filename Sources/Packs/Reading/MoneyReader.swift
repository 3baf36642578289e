package import NumberGrammar
package import VoiceAssetCore
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
            let scale = currency?.scale ?? Amount.maximumScale
            return try AmountRangeSyntax.range(text, scale: scale, currency: currency?.code)
        } catch {
            findings.add(error, at: field.position)
            return nil
        }
    }
}

/// The value of `range` in pack.yml: two amounts with three dots between them.
package enum AmountRangeSyntax {
    /// Reads `0.00...99999999.99`.
    /// - Parameters:
    ///   - scale: the fraction digits of the currency, 0 … `Amount.maximumScale`; amounts may have fewer.
    ///   - currency: its code, which a finding names.
    /// - Throws: what is wrong with the text, at no place yet.
    package static func range(
        _ text: String, scale: Int, currency: String? = nil
    ) throws(Finding) -> ClosedRange<Amount> {
        let bytes = text.utf8
        let dots = [UInt8](repeating: UInt8(ascii: "."), count: 3)
        guard let index = bytes.indices.first(where: { bytes[$0...].starts(with: dots) }) else {
            throw Finding(.packValue, "range", ["text": .piece(text)])
        }
        let min = try amount(text[..<index], scale, currency)
        let max = try amount(text[bytes.index(index, offsetBy: dots.count)...], scale, currency)
        guard min <= max else { throw Finding(.packValue, "range backwards", ["text": .piece(text)]) }
        return min...max
    }

    private static func amount(_ text: Substring, _ scale: Int, _ currency: String?) throws(Finding) -> Amount {
        do {
            return try Amount(text, scale: scale)
        } catch {
            var values = ["amount": Finding.Argument.piece(String(text))]
            switch error {
            case .empty, .sign, .exponent, .form, .scale: throw Finding(.packValue, "amount", values)
            // Of two faults the larger one.
            case .fractionDigits where (try? Amount(text.prefix { $0 != "." }, scale: 0)) != nil:
                values["most"] = .count(scale)
                values["currency"] = currency.map { .text($0) }
                throw Finding(
                    .packValue, currency == nil ? "fraction digits of any amount" : "fraction digits of an amount",
                    values)
            case .tooLarge, .fractionDigits:
                values["most"] = .count(Amount.maximumInteger)
                throw Finding(.packValue, "amount too large", values)
            }
        }
    }
}
