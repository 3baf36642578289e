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
        self.table.amounts = table.amounts.map { $0.saying($0.say.map { $0.mapClip(clip) }) }
        // Only what amounts say is looked for.
        self.table.announcements = ["amount": [.amount]]
    }

    private func rules(_ rules: [NumberTable.Rule]) -> [NumberTable.Rule] {
        var completed: [NumberTable.Rule] = []
        if rules.first?.base != 0 { completed.append(missing(from: 0)) }
        for (index, rule) in rules.enumerated() {
            switch rule.content {
            case .operations: completed.append(rule.mapLists { $0.map { $0.mapClip(clip) } })
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

    private func clip(_ index: Int) -> Int { (0..<clipCount).contains(index) ? index : clipCount }
}

extension NumberTable {
    /// The sets that rules and amounts name.
    fileprivate var setsInUse: Set<String> {
        let ofRules = sets.values.joined().flatMap { $0.lists.joined().compactMap(\.set) }
        return Set(ofRules + amounts.flatMap(\.say).compactMap(\.set))
    }
}
