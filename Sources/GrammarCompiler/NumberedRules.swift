import Diagnostics
import NumberGrammar

/// A rule whose numbers are known; one with brackets has become two, as ICU does it.
struct NumberedRule {
    var base: Int64
    /// What `<<` and `>>` divide by: a power of the radix.
    var divisor: Int64
    var parts: [RulePart]
    /// An index of a scalar.
    var place: Int
    /// The index, in its set, of the rule that `>>>` means.
    var preceding: Int?

    var hasRemainder: Bool {
        parts.contains {
            if case .substitution(let substitution) = $0 { substitution.kind == .remainder } else { false }
        }
    }

    /// Whether what is said depends on the divisor.
    var usesDivisor: Bool {
        parts.contains {
            switch $0 {
            case .substitution(let substitution): substitution.kind != .same
            case .plural: true
            case .text, .unspeakable: false
            }
        }
    }

    /// Whether a number that the divisor divides is left to the rule before (ICU's `NFRule::shouldRollBack`).
    var rollsBack: Bool { hasRemainder && base % divisor != 0 }

    /// Whether that happens to a number below `end`.
    func rollsBack(below end: Int64) -> Bool {
        rollsBack && (base / divisor + 1) * divisor < end
    }
}

/// A rule set whose rules are in order.
struct NumberedSet {
    var name: String
    /// An index of a scalar.
    var place: Int
    /// By ascending base, none above `Amount.maximumInteger`.
    var rules: [NumberedRule] = []

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
                    addOrderFault(base, rule.place, before: next, in: set, &faults)
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
        guard base <= Amount.maximumInteger else { return }
        rules.append(
            NumberedRule(
                base: base, divisor: value.divisor, parts: rule.isFaulty ? [] : parts, place: rule.place,
                preceding: preceding))
    }

    private func addOrderFault(
        _ base: Int64, _ place: Int, before next: Int64, in set: ParsedSet, _ faults: inout RuleFaults
    ) {
        guard let twin = rules.first(where: { $0.base == base }) else {
            faults.add(
                .numbersSyntax, at: place, found: "the rule for \(base) stands behind the one for \(next - 1)",
                advice: "put the rules of \(quoted(set.name)) into ascending order")
            return
        }
        let line = faults.text.position(twin.place).line
        let isBracketed = faults.text.scalars[twin.place...].prefix { !$0.isLineEnd && $0 != ";" }.contains("[")
        faults.add(
            .numbersUnreachable, at: place, found: "a second rule for \(base) in \(quoted(set.name))",
            advice: "remove it, or the one in line \(line)"
                + (isBracketed ? ", whose brackets make it two rules" : ""))
    }

    /// The first number that a rule does not apply to.
    func end(_ index: Int) -> Int64 {
        index + 1 < rules.count ? rules[index + 1].base : Amount.maximumInteger + 1
    }
}
