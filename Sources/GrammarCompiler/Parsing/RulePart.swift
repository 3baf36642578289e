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
