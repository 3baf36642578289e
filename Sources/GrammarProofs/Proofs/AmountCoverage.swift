package import NumberGrammar

/// Which amounts of a grammar's range are said. Where every pattern is for a fraction of zero, amounts with a fraction are
/// refused by intent: then only whole amounts are looked at.
package struct AmountCoverage {
    /// The smallest amount that some pattern is for, if there is one.
    package let smallestSaid: Amount?
    /// The smallest amount that no pattern is for, or for which a machine has no edge, if there is one.
    package let smallestUnsaid: Amount?

    package init(_ grammar: AmountGrammar) {
        let scale = grammar.range.lowerBound.scale
        func amount(_ integer: Int64, _ fraction: Int64) -> Amount? {
            try? Amount(minorUnits: integer * Amount.unit(scale) + fraction, scale: scale)
        }
        let regions = AmountRegions(grammar.patterns, grammar.range, upTo: grammar.range.upperBound)
        smallestSaid = regions.said.compactMap { amount($0.region.integers.low, $0.region.fractions.low) }.min()
        let isWhole = grammar.patterns.allSatisfy { $0.fraction == 0 }
        var unsaid = regions.unsaid.filter { !isWhole || $0.fractions.low == 0 }
            .compactMap { amount($0.integers.low, $0.fractions.low) }
        var readers = [false, true].map { MachineReader(grammar, isBackward: $0) }
        for (pattern, region) in regions.said {
            for item in grammar.patterns[pattern].say {
                guard let machine = item.machine else { continue }
                let place = grammar.machines[machine].isReversed ? 1 : 0
                switch item {
                case .clip: continue
                case .integer:
                    let gap = readers[place].smallestGap(machine, region.integers)
                    unsaid += gap.flatMap { amount($0, region.fractions.low) }.map { [$0] } ?? []
                case .fraction:
                    let gap = readers[place].smallestGap(machine, region.fractions)
                    unsaid += gap.flatMap { amount(region.integers.low, $0) }.map { [$0] } ?? []
                case .digits(_, let isWhole):
                    let digits = Set((Int64(0)...9).filter { grammar.machines[machine].clips($0) == nil })
                    guard !digits.isEmpty else { continue }
                    let gap = (region.fractions.low...region.fractions.high).first {
                        !digits.isDisjoint(with: Amount.digits(of: $0, scale: scale, whole: isWhole))
                    }
                    unsaid += gap.flatMap { amount(region.integers.low, $0) }.map { [$0] } ?? []
                }
            }
        }
        smallestUnsaid = unsaid.min()
    }
}

extension MachineReader {
    init(_ grammar: AmountGrammar, isBackward: Bool) {
        self.init(
            grammar.machines, named: grammar.table.machines.keys.sorted(),
            budget: SearchBudget(width: 1, limit: SearchBudget.keeping), isBackward: isBackward)
    }

    /// The smallest number of an interval that a machine says nothing for, as far as that is found out; nil if there is none.
    fileprivate mutating func smallestGap(_ machine: Int, _ numbers: NumberInterval) -> Int64? {
        let level = max(1, String(numbers.high).utf8.count)
        guard let said = try? function(machine, level, numbers) else { return nil }
        let gaps = builder.gaps(in: builder.domain(level, numbers), of: said)
        var known: [Int32: Int64] = [:]
        return builder.smallest(gaps, level, &known)
    }
}

/// The smallest amount that says each clip, by the clip's index.
///
/// - Returns: nil for a clip that no amount says.
package func smallestAmounts(_ rules: RuleGrammar, clipCount: Int) throws(TooIntricate) -> [Amount?] {
    smallestAmounts(try DecimalAutomaton(rules, .asKnown).automaton, rules.range, clipCount)
}

private func smallestAmounts(
    _ automaton: AmountAutomaton, _ range: ClosedRange<Amount>, _ clipCount: Int
) -> [Amount?] {
    let smallest = SaidPaths(automaton).smallest(clipCount: clipCount)
    return zip(smallest.within, smallest.last).map { within, last in
        [within, last].compactMap(\.self).min().flatMap { try? Amount(minorUnits: $0, scale: range.lowerBound.scale) }
    }
}

/// The smallest amount of a range that a table has no clips for, also of a table that `AmountGrammar` refuses because it
/// names a clip that there is not, or because its machines leave numbers out.
///
/// What is not there is a clip of its own in the search, which finds the smallest amount that needs it.
///
/// - Returns: nil if there is none, or if other faults of the table are in the way.
package func smallestUnresolvedAmount(
    _ table: NumberTable, clipCount: Int, range: ClosedRange<Amount>
) -> Amount? {
    let completed = CompletedTable(table, clipCount: clipCount).table
    guard let grammar = try? AmountGrammar(completed, clipCount: clipCount + 1, range: range) else { return nil }
    let automaton = try? DecimalAutomaton(grammar).automaton
    let amount = automaton.flatMap { smallestAmounts($0, range, clipCount + 1)[clipCount] }
    return [amount, AmountCoverage(grammar).smallestUnsaid].compactMap { $0 }.min()
}
