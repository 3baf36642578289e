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

/// A rule whose numbers are known; one with brackets has become two, as ICU does it.
struct NumberedRule {
    var base: Int64
    /// What `<<` and `>>` divide by: a power of the radix.
    var divisor: Int64
    var radix: Int64 = 10
    var parts: [RulePart]
    /// An index of a scalar.
    var place: Int
    /// The index, in its set, of the rule that `>>>` means.
    var preceding: Int?

    var hasQuotient: Bool { has(.quotient) }

    var hasRemainder: Bool { has(.remainder) }

    private func has(_ kind: RulePart.Substitution.Kind) -> Bool {
        parts.contains { if case .substitution(let substitution) = $0 { substitution.kind == kind } else { false } }
    }

    /// The words that the rule itself says, parted by spaces; of a word with several forms the last one.
    var words: String {
        let texts = parts.map { part in
            switch part {
            case .text(let text, _): SpokenText(text).text
            case .plural(let forms): forms[.other].map { SpokenText($0.text).text } ?? ""
            case .substitution, .unspeakable: ""
            }
        }
        return texts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The place of the digits that the rule writes, if it does nothing else: `1000000000: =#,##0=;`.
    var end: Int? { if parts.count == 1, case .unspeakable(.digits, let place)? = parts.first { place } else { nil } }

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

/// The largest power of a radix that is not above a rule's base: what the number is divided by.
struct PlaceValue {
    let exponent: Int
    let divisor: Int64
    let radix: Int64

    /// - Parameter lowered: how much less the exponent is to be.
    init(base: Int64, radix: Int64, lowered: Int = 0) {
        var powers: [Int64] = [1]
        while base > 0, let last = powers.last, last <= base / radix { powers.append(last * radix) }
        self.radix = radix
        exponent = max(powers.count - 1 - lowered, 0)
        divisor = powers[exponent]
    }
}
