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
    guard let grammar = try? AmountGrammar(completed, clipCount: clipCount + 1, range: range) else { return nil }
    var search = AmountSearch(grammar, WitnessMeasure(clipCount: clipCount + 1))
    let number = (try? search.value()).flatMap { $0?[clipCount] }
    let amount = number.flatMap { try? Amount(minorUnits: $0, scale: range.lowerBound.scale) }
    return [amount, smallestUnsaidAmount(grammar)].compactMap { $0 }.min()
}

/// A table with one clip, behind all others, in the place of what is not there.
private struct CompletedTable {
    private(set) var table: NumberTable
    private let clipCount: Int

    init(_ table: NumberTable, clipCount: Int) {
        self.table = table
        self.clipCount = clipCount
        self.table.sets = table.sets.mapValues(rules)
        for name in table.setsInUse where table.sets[name] == nil { self.table.sets[name] = [missing(from: 0)] }
        for index in table.amounts.indices {
            self.table.amounts[index].say = table.amounts[index].say.map {
                if case .clip(let index) = $0 { .clip(clip(index)) } else { $0 }
            }
        }
        // Only what amounts say is looked for.
        self.table.announcements = ["amount": [.amount]]
    }

    private func rules(_ rules: [NumberTable.Rule]) -> [NumberTable.Rule] {
        var completed: [NumberTable.Rule] = []
        if rules.first?.base != 0 { completed.append(missing(from: 0)) }
        for (index, rule) in rules.enumerated() {
            switch rule.content {
            case .operations(let operations, let others, let divisor):
                let content = NumberTable.Content.operations(
                    list(operations), ifDivisible: others.map(list), divisor: divisor)
                completed.append(.init(base: rule.base, content))
            case .leaves(let leaves):
                let clips = leaves.map { $0.isEmpty ? [clipCount] : $0.map(clip) }
                if !clips.isEmpty { completed.append(.init(base: rule.base, .leaves(clips))) }
                let (end, overflows) = rule.base.addingReportingOverflow(Int64(clips.count))
                let next = index + 1 < rules.count ? rules[index + 1].base : .max
                if !overflows, end < next { completed.append(missing(from: end)) }
            }
        }
        return completed
    }

    private func missing(from base: Int64) -> NumberTable.Rule {
        .init(base: base, .operations([.clip(clipCount)], ifDivisible: nil, divisor: 1))
    }

    private func list(_ operations: [NumberTable.Operation]) -> [NumberTable.Operation] {
        operations.map { if case .clip(let index) = $0 { .clip(clip(index)) } else { $0 } }
    }

    private func clip(_ index: Int) -> Int { (0..<clipCount).contains(index) ? index : clipCount }
}

extension NumberTable {
    /// The sets that rules and amounts name.
    fileprivate var setsInUse: Set<String> {
        var names: Set<String> = []
        for rule in sets.values.joined() {
            guard case .operations(let operations, let others, _) = rule.content else { continue }
            for operation in operations + (others ?? []) {
                switch operation {
                case .clip: break
                case .quotient(let set), .remainder(let set), .same(let set): names.insert(set)
                }
            }
        }
        for item in amounts.flatMap(\.say) {
            switch item {
            case .clip: break
            case .integer(let set), .fraction(let set), .digits(let set), .allDigits(let set): names.insert(set)
            }
        }
        return names
    }
}
