import NumberGrammar
import VoiceAssetCore

/// Numbers with a unit, as pack.yml writes them.
enum Measure {
    /// A number in a range, without its unit.
    static func level(
        _ field: PackField, in range: ClosedRange<Double>, unit: String, _ findings: inout FileFindings
    ) -> Double? {
        guard let text = field.text(&findings) else { return nil }
        let magnitude = text.hasPrefix("-") ? text.dropFirst() : text[...]
        if let value = decimal(magnitude), range.contains(text.hasPrefix("-") ? -value : value) {
            return text.hasPrefix("-") ? -value : value
        }
        findings.add(
            .packValue, "level",
            [
                "key": .text(field.key), "text": .piece(text), "least": .text(plain(range.lowerBound)),
                "most": .text(plain(range.upperBound)), "unit": .text(unit),
            ], at: field.position)
        return nil
    }

    /// `60ms`, `60 ms` and `0.06s` in milliseconds.
    static func milliseconds(_ text: String) -> Double? {
        let unit = text.hasSuffix("ms") ? "ms" : "s"
        guard text.hasSuffix(unit) else { return nil }
        let number = text.dropLast(unit.count)
        let value = decimal(number.hasSuffix(" ") ? number.dropLast() : number)
        return value.map { unit == "s" ? $0 * 1000 : $0 }
    }

    /// Digits, and at most one point between them; at most 15 characters, so that a `Double` holds it.
    private static func decimal(_ text: Substring) -> Double? {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard text.utf8.count <= 15, parts.count <= 2,
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) })
        else { return nil }
        return Double(text)
    }

    /// Without a decimal that says nothing.
    private static func plain(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}
