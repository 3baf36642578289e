/// What can be seen of a table by looking at each part of it once.
struct FormCheck {
    private static let maximumMachines = 1000

    private let table: NumberTable

    init(_ table: NumberTable) { self.table = table }

    /// - Parameter clipCount: the number of clips, which the table's indexes refer to.
    /// - Throws: the first fault.
    func check(clipCount: Int) throws(NumberGrammarError) {
        guard table.machines.count <= Self.maximumMachines else {
            throw .tooMany("machines", limit: Self.maximumMachines)
        }
        guard items <= NumberTable.maximumItems else { throw .tooMany("items", limit: NumberTable.maximumItems) }
        for name in table.machines.keys.inOrder() where table.machines[name]?.isSound == false { throw .machine(name) }
        let clips = clips
        if let clip = clips.first(where: { !(0..<clipCount).contains($0) }) { throw .unknownClip(clip) }
        try checkEndForms(clipCount: clipCount, said: clips)
        guard table.amounts.allSatisfy({ $0.isSound(in: .number(scale: 0)) }) else {
            throw .slot(AmountGrammar.amountName)
        }
        for id in table.announcements.keys.inOrder() {
            let items = table.announcements[id] ?? []
            guard !items.isEmpty, !items.contains(.amount) || !table.amounts.isEmpty else { throw .empty(id) }
        }
    }

    private func checkEndForms(clipCount: Int, said: [Int]) throws(NumberGrammarError) {
        var isTaken = [Bool](repeating: false, count: clipCount)
        for clip in said + table.endForms.map(\.clip) where isTaken.indices.contains(clip) { isTaken[clip] = true }
        var last = -1
        for end in table.endForms {
            for clip in [end.clip, end.form] where !(0..<clipCount).contains(clip) { throw .unknownClip(clip) }
            guard end.clip > last, !isTaken[end.form] else { throw .endForm(end.clip) }
            isTaken[end.form] = true
            last = end.clip
        }
    }

    /// How many things the lists hold in all; those of machines are bounded by the values of the text.
    private var items: Int {
        table.amounts.reduce(0) { $0 + $1.items } + table.announcements.values.reduce(0) { $0 + 1 + $1.count }
            + table.endForms.count + table.slots.values.reduce(0) { $0 + $1.items }
    }

    /// Every index that the table uses, in no order that means something.
    private var clips: [Int] {
        table.machines.values.flatMap(\.clips) + table.amounts.flatMap(\.say).compactMap(\.clip)
            + table.announcements.values.joined().compactMap(\.clip) + table.slots.values.flatMap(\.clips)
    }
}
