import NumberGrammar
import VoiceAssetDiagnostics
import VoiceManifest

/// Reads the language, the currency and the amounts of pack.yml.
enum MoneyReader {
    static func locale(_ field: PackField, _ findings: inout FileFindings) -> String? {
        guard let text = field.text(&findings) else { return nil }
        if LanguageTag.isWellFormed(text) { return text }
        let dashed = String(text.map { $0 == "_" ? "-" : $0 })
        let example = LanguageTag.isWellFormed(dashed) ? "`\(dashed)`" : "a language tag of BCP 47, such as `zh-Hans`"
        findings.add(
            .packValue, at: field.position, found: "\(quoted(text)) is no language tag", advice: "write \(example)")
        return nil
    }

    static func currency(_ field: PackField, _ findings: inout FileFindings) -> ISOCurrency? {
        guard let text = field.text(&findings) else { return nil }
        if let currency = ISOCurrency(code: text) { return currency }
        if let (code, year) = ISOCurrency.successor(of: text) {
            findings.add(
                .packValue, at: field.position, found: "\(quoted(text)) is no currency since \(year)",
                advice: "write `\(code)`")
            return nil
        }
        let example = ISOCurrency.nearest(to: text).map { "`\($0)`" } ?? "a code of ISO 4217, such as `EUR`"
        findings.add(
            .packValue, at: field.position, found: "\(quoted(text)) is no currency", advice: "write \(example)")
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
                .packValue, at: place.position, found: "`digits` is \(digits)", limit: "\(Amount.maximumScale)",
                advice: "write fewer")
            return nil
        }
        return name.map { ($0, .none(digits: Int(digits))) }
    }

    /// `fractions: none`
    static func refusesFractions(_ field: PackField, _ findings: inout FileFindings) -> Bool {
        guard let text = field.text(&findings) else { return false }
        if text == "none" { return true }
        findings.add(
            .packValue, at: field.position, found: "`fractions` is \(quoted(text))",
            advice: "write `none` if amounts with a fraction are to be refused; else remove it")
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
            findings.add(
                .packValue, at: position, found: "range \(quoted(text))",
                advice: "write two amounts with three dots between them, such as `0.00...500.00`")
        case .number(let amount):
            findings.add(
                .packValue, at: position, found: "amount \(quoted(amount))",
                advice: "write digits and at most one point between them: no sign, separator, exponent or space")
        case .fractionDigits(let amount):
            findings.add(
                .packValue, at: position, found: "amount \(quoted(amount))",
                limit: "\(currency?.scale ?? Amount.maximumScale) digits after the point",
                advice: "drop the digits that \(currency?.code ?? "no currency") does not have")
        case .tooLarge(let amount):
            findings.add(
                .packValue, at: position, found: "amount \(quoted(amount))", limit: "\(Amount.maximumInteger)",
                advice: "write a smaller one")
        case .order:
            findings.add(
                .packValue, at: position, found: "range \(quoted(text)) ends before it begins",
                advice: "write the smaller amount first")
        }
    }
}
