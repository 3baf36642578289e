/// What a number's fraction decides about a relation.
struct PluralOperands {
    let fraction: Int64
    let visibleDigits: Int

    /// nil if it is up to the whole part.
    func value(of relation: PluralCondition.Relation) -> Bool? {
        switch relation.operand {
        case .n: fraction == 0 ? nil : relation.holds(nil)
        case .i: nil
        case .v: relation.holds(Int64(visibleDigits))
        case .w: relation.holds(Int64(trimmed.digits))
        case .f: relation.holds(fraction)
        case .t: relation.holds(trimmed.value)
        case .e: relation.holds(0)
        }
    }

    /// The fraction without the zeros at its end.
    private var trimmed: (value: Int64, digits: Int) {
        guard fraction > 0 else { return (0, 0) }
        var (value, digits) = (fraction, visibleDigits)
        while value % 10 == 0 { (value, digits) = (value / 10, digits - 1) }
        return (value, digits)
    }
}
