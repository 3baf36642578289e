import NumberGrammar

/// A table with one clip, behind all others, in the place of what is not there.
struct CompletedTable {
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
            names.formUnion((operations + (others ?? [])).compactMap(\.set))
        }
        names.formUnion(amounts.flatMap(\.say).compactMap(\.set))
        return names
    }
}
