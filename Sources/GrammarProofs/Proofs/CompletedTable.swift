import NumberGrammar

/// A table with one clip, behind all others, in the place of what is not there.
struct CompletedTable {
    private(set) var table: NumberTable
    private let clipCount: Int

    init(_ table: NumberTable, clipCount: Int) {
        self.clipCount = clipCount
        self.table = NumberTable(
            // Only what amounts say is looked for.
            amounts: table.amounts, announcements: ["amount": [.amount]])
        self.table.machines = table.machines.mapValues(machine)
        for name in table.amounts.flatMap(\.say).compactMap(\.set) where table.machines[name] == nil {
            self.table.machines[name] = .init(
                digits: NumberTable.Machine.maximumDigits, first: [clipCount], states: [])
        }
        self.table.amounts = table.amounts.map { $0.saying($0.say.map { $0.mapClip(clip) }) }
    }

    private func machine(_ machine: NumberTable.Machine) -> NumberTable.Machine {
        var machine = machine
        machine.first = machine.first.map(clip)
        for state in machine.states.indices {
            for digit in machine.states[state].indices {
                machine.states[state][digit].clips = machine.states[state][digit].clips.map(clip)
            }
        }
        return machine
    }

    private func clip(_ index: Int) -> Int { (0..<clipCount).contains(index) ? index : clipCount }
}
