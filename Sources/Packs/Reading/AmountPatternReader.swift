import NumberGrammar
import VoiceAssetCore

/// Reads `amount` of pack.yml: the patterns by which amounts are said.
struct AmountPatternReader {
    private static let maximumPatterns = 1000

    let currency: ISOCurrency?
    let sayings: PhraseReader
    /// The parts that may stand in a pattern.
    var slots = AmountPart.Kind.allCases.map(\.rawValue)

    func patterns(
        _ field: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> Placed<[VoicePack.AmountPattern]> {
        var patterns = Placed<[VoicePack.AmountPattern]>(value: [])
        var earlier: [(pattern: VoicePack.AmountPattern, line: Int)] = []
        for item in field.items(limit: Self.maximumPatterns, &findings) ?? [] {
            guard let keys = PackRecord(item, required: ["say"], optional: ["when"], &findings) else { continue }
            let said = keys["say"].map { sayings.items($0, slots: slots, &clips, &findings) }
            var pattern = VoicePack.AmountPattern(say: said?.value ?? [])
            if let when = keys["when"] { (pattern.integer, pattern.fraction) = condition(when, &findings) }
            patterns.value.append(pattern)
            patterns.positions.add(said?.positions ?? [:])
            // A condition that can't be read is a fault of its own.
            guard keys["when"] == nil || pattern.integer != nil || pattern.fraction != nil else { continue }
            if let before = earlier.first(where: { $0.pattern.holds(whenever: pattern) }) {
                findings.add(.packValue, "unused pattern", ["line": .count(before.line)], at: item.position)
            }
            earlier.append((pattern, item.position.line))
        }
        return patterns
    }

    /// Amounts with a fraction are said, or refused because somebody wants it so.
    func checkFractions(
        _ patterns: [VoicePack.AmountPattern], at field: PackField?, areRefused: Bool, _ findings: inout FileFindings
    ) {
        guard let field, let currency, currency.scale > 0, !patterns.isEmpty else { return }
        let saysNone = patterns.allSatisfy { $0.fraction == 0 }
        guard saysNone != areRefused else { return }
        findings.add(.packValue, saysNone ? "unsaid fractions" : "refused fractions", at: field.position)
    }

    /// Warns of a pattern that says a point and no digit behind it: `{digits}` leaves out the zeros at the end, and of a
    /// fraction of 0 there are no others.
    static func checkDigits(
        _ patterns: [VoicePack.AmountPattern], of range: ClosedRange<Amount>, at field: PackField,
        _ findings: inout FileFindings
    ) {
        let isWhole = range.lowerBound.fraction == 0 || range.upperBound.integer > range.lowerBound.integer
        let whole = patterns.prefix { !($0.integer == nil && $0.fraction == 0) }
        let says = whole.contains { pattern in
            guard pattern.fraction == nil || pattern.fraction == 0,
                let digits = pattern.say.firstIndex(where: { $0.part?.kind == .digits }), digits > 0
            else { return false }
            return pattern.say[digits - 1].clip != nil
        }
        guard isWhole, says else { return }
        findings.add(.packValue, "digits of nothing", at: field.position)
    }

    private func condition(
        _ field: PackField, _ findings: inout FileFindings
    ) -> (integer: Int64?, fraction: Int64?) {
        guard let keys = PackRecord(field, optional: ["integer", "fraction"], &findings) else { return (nil, nil) }
        let integer = keys["integer"].flatMap { $0.integer(from: 0, &findings) }
        let fraction = keys["fraction"].flatMap { $0.integer(from: 0, &findings) }
        if let field = keys["fraction"], let fraction, let currency,
            String(fraction).utf8.count > max(1, currency.scale) || currency.scale == 0 && fraction > 0
        {
            let largest = currency.scale == 0 ? "0" : String(repeating: "9", count: currency.scale)
            findings.add(
                .packValue, "fraction",
                ["fraction": .count(fraction), "largest": .text(largest), "code": .text(currency.code)],
                at: field.position)
        }
        return (integer, fraction)
    }
}

extension VoicePack.AmountPattern {
    /// Whether it holds for each amount that another pattern holds for.
    fileprivate func holds(whenever other: Self) -> Bool {
        (integer == nil || integer == other.integer) && (fraction == nil || fraction == other.fraction)
    }
}
