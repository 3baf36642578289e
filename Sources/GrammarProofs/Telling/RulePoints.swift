package import NumberGrammar

extension RuleGrammar {
    /// The ends of a range, and its amounts whose integer or fraction is where a rule begins, or comes to that by a division.
    package func amountsAtRules(in range: ClosedRange<Amount>) -> [Amount] {
        let (low, unit) = (range.lowerBound, Amount.unit(range.lowerBound.scale))
        // Of numbers that stand one behind the other, each with clips of its own, the first one tells enough.
        let bases = Set(
            sets.values.flatMap { rules in
                rules.indices.filter { $0 == 0 || !rules.isLeaf($0 - 1) || !rules.isLeaf($0) }.map { rules[$0].base }
            }
        ).sorted()
        let divisors = Set(sets.values.joined().map(\.content.divisor)).sorted()
        var units: Set<Int64> = [low.minorUnits, range.upperBound.minorUnits]
        // Far more than any language has are not looked at.
        for base in bases.prefix(500) {
            for divisor in divisors.prefix(40) where base <= Amount.maximumInteger / divisor {
                let whole = base * divisor * unit
                units.formUnion([whole, whole + unit - 1])
            }
            if base < unit { units.formUnion([low.integer * unit + base, (low.integer + 1) * unit + base]) }
        }
        return units.sorted().compactMap { try? Amount(minorUnits: $0, scale: low.scale) }.filter(range.contains)
    }
}
