/// A rule as it stands in the file.
struct ParsedRule {
    /// Before the colon.
    var descriptor: RuleDescriptor
    /// Where the rule begins, an index of a scalar.
    var place: Int
    /// What is said, with the text in brackets.
    var text: [RulePart]
    /// What is said if the divisor divides the number; nil if the rule has no brackets.
    var textIfDivisible: [RulePart]?
    /// Whether a fault was found in the text, so that what it says is uncertain.
    var isFaulty = false

    /// Whether it has `$(cardinal,…)$`.
    var hasPlural: Bool { text.contains { if case .plural = $0 { true } else { false } } }

    /// The rule sets that the text names.
    var references: [RulePart.Substitution] {
        (text + (textIfDivisible ?? [])).compactMap { part in
            if case .substitution(let substitution) = part { substitution } else { nil }
        }
    }
}
