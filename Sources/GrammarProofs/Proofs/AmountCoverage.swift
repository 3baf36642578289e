package import NumberGrammar

/// Which amounts of a grammar's range some pattern says.
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
        smallestUnsaid = regions.unsaid.compactMap(smallest).min()
    }
}
