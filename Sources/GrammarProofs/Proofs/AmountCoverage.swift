package import NumberGrammar
import VoiceAssetTableExtent

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

/// The smallest amount that says each clip, by the clip's index.
///
/// - Returns: nil for a clip that no amount says.
package func smallestAmounts(_ grammar: AmountGrammar, clipCount: Int) throws(TooIntricate) -> [Amount?] {
    let smallest = SaidPaths(try DecimalAutomaton(grammar, .asKnown).automaton).smallest(clipCount: clipCount)
    return zip(smallest.within, smallest.last).map { within, last in
        [within, last].compactMap(\.self).min().flatMap {
            try? Amount(minorUnits: $0, scale: grammar.range.lowerBound.scale)
        }
    }
}

/// The smallest amount of a range that a table has no clips for, also of a table that `AmountGrammar` refuses because it
/// names a clip or a set that there is not, or because its rules leave numbers out.
///
/// What is not there is a clip of its own in the search, which finds the smallest amount that needs it.
///
/// - Returns: nil if there is none, or if other faults of the table are in the way.
package func smallestUnresolvedAmount(
    _ table: NumberTable, clipCount: Int, range: ClosedRange<Amount>
) -> Amount? {
    let completed = CompletedTable(table, clipCount: clipCount).table
    guard let grammar = try? AmountGrammar(proving: completed, clipCount: clipCount + 1, range: range) else {
        return nil
    }
    let amount = (try? smallestAmounts(grammar, clipCount: clipCount + 1))?[clipCount]
    return [amount, AmountCoverage(grammar).smallestUnsaid].compactMap { $0 }.min()
}
