package import NumberGrammar

/// Which amounts of a grammar's range are said. Where every pattern is for a fraction of zero, amounts with a fraction are
/// refused by intent: then only whole amounts are looked at.
package struct AmountCoverage {
    /// The smallest amount that some pattern is for, if there is one.
    package let smallestSaid: Amount?
    /// The smallest amount that no pattern is for, or for which a machine has no edge, if there is one.
    package let smallestUnsaid: Amount?

    package init(_ values: OrderedValues) {
        guard let range = values.amounts else {
            (smallestSaid, smallestUnsaid) = (nil, nil)
            return
        }
        let (scale, patterns) = (range.lowerBound.scale, values.parts[0])
        func amount(_ integer: Int64, _ fraction: Int64) -> Amount? {
            try? Amount(minorUnits: integer * Amount.unit(scale) + fraction, scale: scale)
        }
        let regions = AmountRegions(patterns, range, upTo: range.upperBound)
        smallestSaid = regions.said.compactMap { amount($0.region.integers.low, $0.region.fractions.low) }.min()
        let isWhole = patterns.allSatisfy(\.isForWholeNumbers)
        var unsaid = regions.unsaid.filter { !isWhole || $0.fractions.low == 0 }
            .map { amount($0.integers.low, $0.fractions.low) }
        for (pattern, region) in regions.said {
            for item in patterns[pattern].say {
                guard case .field(let field, let name) = item, let machine = values.machines[name] else { continue }
                let (integers, fractions) = (region.integers, region.fractions)
                switch field {
                case .integer: unsaid.append(machine.smallestGap(in: integers).flatMap { amount($0, fractions.low) })
                case .fraction: unsaid.append(machine.smallestGap(in: fractions).flatMap { amount(integers.low, $0) })
                default:
                    let gap = (fractions.low...fractions.high).first {
                        values.clips(item, values.form.values($0)) == nil
                    }
                    unsaid.append(gap.flatMap { amount(integers.low, $0) })
                }
            }
        }
        smallestUnsaid = unsaid.compactMap(\.self).min()
    }
}

/// The smallest amount that says each clip, by the clip's index.
///
/// - Returns: nil for a clip that no amount says.
package func smallestAmounts(_ rules: RuleGrammar, clipCount: Int) throws(TooIntricate) -> [Amount?] {
    let smallest = SaidPaths(try DecimalAutomaton(rules, .asKnown).automaton).smallest(clipCount: clipCount)
    return zip(smallest.within, smallest.last).map { within, last in
        [within, last].compactMap(\.self).min().flatMap {
            try? Amount(minorUnits: $0, scale: rules.range.lowerBound.scale)
        }
    }
}
