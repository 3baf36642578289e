import NumberGrammar
import VoiceAssetCore

/// A rule set whose rules are in order.
struct NumberedSet {
    var name: String
    /// An index of a scalar.
    var place: Int
    /// By ascending base, none above `Amount.maximumInteger`.
    var rules: [NumberedRule] = []
    /// Whether further rules begin above `Amount.maximumInteger`.
    private(set) var goesOn = false

    /// Orders the rules of a set and reports those that ICU would not accept.
    init(_ set: ParsedSet, faults: inout RuleFaults) {
        name = set.name
        place = set.place
        var next: Int64 = 0
        for rule in set.rules {
            switch rule.descriptor {
            case .special, .fraction: continue
            case .next:
                append(rule, rule.text, base: next, PlaceValue(base: next, radix: 10), preceding: rules.indices.last)
                next += 1
            case .number(let base, let radix, let lowered):
                let value = PlaceValue(base: base, radix: radix, lowered: lowered)
                guard base >= next else {
                    reportOrder(of: base, before: next, at: rule.place, &faults)
                    continue
                }
                let preceding = rules.indices.last
                next = base + 1
                if let short = rule.textIfDivisible, base > 0, base % value.divisor == 0 {
                    append(rule, short, base: base, value, preceding: preceding)
                    append(rule, rule.text, base: base + 1, value, preceding: preceding)
                    next = base + 2
                } else {
                    append(rule, rule.text, base: base, value, preceding: preceding)
                }
            }
        }
    }

    private mutating func append(
        _ rule: ParsedRule, _ parts: [RulePart], base: Int64, _ value: PlaceValue, preceding: Int?
    ) {
        guard base <= Amount.maximumInteger else {
            goesOn = true
            return
        }
        rules.append(
            NumberedRule(
                base: base, divisor: value.divisor, radix: value.radix, parts: rule.isFaulty ? [] : parts,
                place: rule.place, preceding: preceding))
    }

    private func reportOrder(of base: Int64, before next: Int64, at place: Int, _ faults: inout RuleFaults) {
        guard let first = rules.first(where: { $0.base == base })?.place else {
            faults.add(
                "order", ["base": .count(base), "other": .count(next - 1), "name": .piece(name)], at: place)
            return
        }
        let text = faults.text
        let isBracketed = text.scalars[first...].prefix { !$0.isLineEnd && $0 != ";" }.contains("[")
        faults.add(
            .numbersUnreachable, isBracketed ? "brackets" : "",
            ["base": .count(base), "name": .piece(name), "line": .count(text.position(first).line)], at: place)
    }

    /// The first number that a rule does not apply to.
    func end(_ index: Int) -> Int64 {
        index + 1 < rules.count ? rules[index + 1].base : Amount.maximumInteger + 1
    }
}
