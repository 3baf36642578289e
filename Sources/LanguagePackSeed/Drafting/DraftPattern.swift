import NumberGrammar

/// A line of `amount` in a new pack.
struct DraftPattern: Hashable {
    /// The condition.
    var integer: Int64?
    var fraction: Int64?
    /// What is said, every rule set named.
    var say: [TemplateItem]

    /// Whether it holds for each amount that another one holds for.
    func holds(whenever other: Self) -> Bool {
        (integer == nil || integer == other.integer) && (fraction == nil || fraction == other.fraction)
    }

    /// What it asks of the number rules.
    var slots: NumberTable.AmountPattern {
        let slots = say.compactMap { item -> NumberTable.AmountItem? in
            switch item {
            case .integer(let set?): .integer(set: set)
            case .fraction(let set?): .fraction(set: set)
            case .digits(let set?): .digits(set: set)
            case .allDigits(let set?): .allDigits(set: set)
            default: nil
            }
        }
        return .init(integer: integer, fraction: fraction, say: slots)
    }
}
