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
