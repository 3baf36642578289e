package import NumberGrammar

/// Which amounts of a grammar's range some pattern says. Where every pattern is for a fraction of zero, amounts with a
/// fraction are refused by intent: then only whole amounts are looked at.
package struct AmountCoverage {
    /// The smallest amount that some pattern says, if there is one.
    package let smallestSaid: Amount?
    /// The smallest amount that no pattern says, if there is one.
    package let smallestUnsaid: Amount?

    package init(_ grammar: AmountGrammar) {
        let scale = grammar.range.lowerBound.scale
        func smallest(_ region: AmountRegions.Region) -> Amount? {
            try? Amount(minorUnits: region.integers.low * Amount.unit(scale) + region.fractions.low, scale: scale)
        }
        let regions = AmountRegions(grammar, upTo: grammar.range.upperBound)
        smallestSaid = regions.said.compactMap { smallest($0.region) }.min()
        let isWhole = grammar.patterns.allSatisfy { $0.fraction == 0 }
        smallestUnsaid = regions.unsaid.filter { !isWhole || $0.fractions.low == 0 }.compactMap(smallest).min()
    }
}
