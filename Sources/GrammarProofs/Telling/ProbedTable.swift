import NumberGrammar

/// A table in which every rule, branch and pattern says a clip of its own besides, by which it is seen what an amount uses.
struct ProbedTable {
    private(set) var table: NumberTable
    /// Of the table itself.
    let clipCount: Int
    /// The table's clips and those that were added.
    private(set) var count: Int

    init(_ table: NumberTable, clipCount: Int) {
        self.table = table
        self.clipCount = clipCount
        count = clipCount
        for (name, rules) in table.sets.sorted(by: { $0.key < $1.key }) {
            // Leaves of one set that say the same, such as the plural forms of 0 to 19, are one.
            var leaves: [[Int]: Int] = [:]
            self.table.sets[name] = rules.map { probed($0, &leaves) }
        }
        for index in table.amounts.indices { self.table.amounts[index].say.append(.clip(probe())) }
    }

    private mutating func probe() -> Int {
        defer { count += 1 }
        return count
    }

    private mutating func probed(_ rule: NumberTable.Rule, _ known: inout [[Int]: Int]) -> NumberTable.Rule {
        switch rule.content {
        case .leaves(let leaves):
            var probed: [[Int]] = []
            for clips in leaves {
                let probe = known[clips] ?? probe()
                known[clips] = probe
                probed.append(clips + [probe])
            }
            return .init(base: rule.base, .leaves(probed))
        case .operations(let operations, let others, let divisor):
            let first = operations + [.clip(probe())]
            let second = others.map { $0 + [.clip(probe())] }
            return .init(base: rule.base, .operations(first, ifDivisible: second, divisor: divisor))
        }
    }
}
