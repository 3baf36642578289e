import Diagnostics
import NumberGrammar

extension PackReader {
    mutating func locale(_ node: YAMLNode) -> String? {
        guard let text = text(node, "locale") else { return nil }
        if LanguageTag.isWellFormed(text) { return text }
        let dashed = String(text.map { $0 == "_" ? "-" : $0 })
        let example = LanguageTag.isWellFormed(dashed) ? "`\(dashed)`" : "a language tag of BCP 47, such as `zh-Hans`"
        faults.add(
            .packValue, at: node.position, found: "\(quoted(text)) is no language tag", advice: "write \(example)")
        return nil
    }

    mutating func currency(_ node: YAMLNode) -> Currency? {
        guard let text = text(node, "currency") else { return nil }
        if let currency = Currency(code: text) { return currency }
        let capitals = text.uppercased()
        let example = Currency(code: capitals) == nil ? "a code of ISO 4217, such as `EUR`" : "`\(capitals)`"
        faults.add(
            .packValue, at: node.position, found: "\(quoted(text)) is no currency", advice: "write \(example)")
        return nil
    }

    /// Without a currency the form of the range is checked all the same.
    mutating func range(_ node: YAMLNode, currency: Currency?) -> ClosedRange<Amount>? {
        guard let text = text(node, "range") else { return nil }
        do {
            return try AmountRangeSyntax.range(text, scale: currency?.scale ?? Currency.maximumScale)
        } catch {
            report(error, in: text, at: node.position, currency: currency)
            return nil
        }
    }

    private mutating func report(
        _ fault: AmountRangeSyntax.Fault, in text: String, at position: SourcePosition, currency: Currency?
    ) {
        switch fault {
        case .form:
            faults.add(
                .packValue, at: position, found: "range \(quoted(text))",
                advice: "write two amounts with three dots between them, such as `0.00...500.00`")
        case .number(let amount):
            faults.add(
                .packValue, at: position, found: "amount \(quoted(amount))",
                advice: "write digits and at most one point between them: no sign, separator, exponent or space")
        case .fractionDigits(let amount):
            faults.add(
                .packValue, at: position, found: "amount \(quoted(amount))",
                limit: "\(currency?.scale ?? Currency.maximumScale) digits after the point",
                advice: "drop the digits that \(currency?.code ?? "no currency") does not have")
        case .tooLarge(let amount):
            faults.add(
                .packValue, at: position, found: "amount \(quoted(amount))", limit: "999999999999999",
                advice: "write a smaller one")
        case .order:
            faults.add(
                .packValue, at: position, found: "range \(quoted(text)) ends before it begins",
                advice: "write the smaller amount first")
        }
    }
}
