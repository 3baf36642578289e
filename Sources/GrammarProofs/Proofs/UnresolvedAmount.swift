package import NumberGrammar

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
    var search = AmountSearch(grammar, WitnessMeasure(clipCount: clipCount + 1))
    let number = (try? search.value()).flatMap { $0?[clipCount] }
    let amount = number.flatMap { try? Amount(minorUnits: $0, scale: range.lowerBound.scale) }
    return [amount, AmountCoverage(grammar).smallestUnsaid].compactMap { $0 }.min()
}
