/// A rule set as it stands in the file.
struct ParsedSet {
    /// With its percent signs: `%spellout-cardinal`.
    var name: String
    /// Where the name begins, an index of a scalar.
    var place: Int
    var rules: [ParsedRule] = []

}

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

/// What a rule applies to.
enum RuleDescriptor: Equatable {
    /// No descriptor: the number after the preceding rule's.
    case next
    /// `100:`, `1000/100>:`. The exponent is lowered by the number of `>`.
    case number(base: Int64, radix: Int64, lowered: Int)
    /// `-x`, `Inf`, `NaN`: never a whole number from 0 up.
    case special
    /// `x.x`, `0.x`, `x.0`, `x,x`: a fraction.
    case fraction
}

/// A piece of a rule's text.
enum RulePart: Hashable {
    struct Substitution: Hashable {
        enum Kind: Hashable { case quotient, remainder, same }

        enum Target: Hashable {
            /// The rule's own set: `<<`.
            case own
            /// Another set, by its name with percent signs.
            case set(String)
            /// The rule before this one: `>>>`.
            case precedingRule
        }

        var kind: Kind
        var target: Target
        /// An index of a scalar.
        var place: Int
    }

    case text(String, place: Int)
    case substitution(Substitution)
    /// `$(cardinal,…)$`
    case plural([PluralCategory: PluralText])
    /// Something that no clip can say: a number in digits. The place is an index of a scalar.
    case unspeakable(Unspeakable, place: Int)
}

/// Text that is being collected.
struct TextRun {
    private var view = String.UnicodeScalarView()
    private var place = 0

    mutating func append(_ scalar: Unicode.Scalar, at index: Int) {
        if view.isEmpty { place = index }
        view.append(scalar)
    }

    mutating func finish(_ parts: inout [RulePart]) {
        if !view.isEmpty { parts.append(.text(String(view), place: place)) }
        view = .init()
    }
}

/// The text of a plural category.
struct PluralText: Hashable {
    var text: String
    /// An index of a scalar.
    var place: Int
}
