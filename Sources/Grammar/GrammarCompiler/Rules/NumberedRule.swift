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
