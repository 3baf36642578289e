extension NumberTable {
    private static let maximumMachines = 1000

    /// Checks what can be seen of a table by looking at each part of it once.
    ///
    /// - Parameter clipCount: the number of clips, which the table's indexes refer to.
    /// - Throws: the first fault.
    func checkParts(clipCount: Int) throws(NumberGrammarError) {
        guard machines.count <= Self.maximumMachines else {
            throw .tooMany("machines", limit: Self.maximumMachines)
        }
        guard items <= Self.maximumItems else { throw .tooMany("items", limit: Self.maximumItems) }
        for name in machines.keys.inOrder() where machines[name]?.isSound == false { throw .machine(name) }
        let clips = clips
        if let clip = clips.first(where: { !(0..<clipCount).contains($0) }) { throw .unknownClip(clip) }
        try checkEndForms(clipCount: clipCount, said: clips)
        guard amounts.allSatisfy({ $0.isSound(in: .number(scale: 0)) }) else {
            throw .slot(AmountGrammar.amountName)
        }
        for id in announcements.keys.inOrder() {
            let items = announcements[id] ?? []
            guard !items.isEmpty, !items.contains(.amount) || !amounts.isEmpty else { throw .empty(id) }
        }
    }

    private func checkEndForms(clipCount: Int, said: [Int]) throws(NumberGrammarError) {
        var isTaken = [Bool](repeating: false, count: clipCount)
        for clip in said + endForms.map(\.clip) where isTaken.indices.contains(clip) { isTaken[clip] = true }
        var last = -1
        for end in endForms {
            for clip in [end.clip, end.form] where !(0..<clipCount).contains(clip) { throw .unknownClip(clip) }
            guard end.clip > last, !isTaken[end.form] else { throw .endForm(end.clip) }
            isTaken[end.form] = true
            last = end.clip
        }
    }

    /// How many things the lists hold in all; those of machines are bounded by the values of the text.
    private var items: Int {
        amounts.reduce(0) { $0 + $1.items } + announcements.values.reduce(0) { $0 + 1 + $1.count }
            + endForms.count + slots.values.reduce(0) { $0 + $1.items }
    }

    /// Every index that the table uses, in no order that means something.
    private var clips: [Int] {
        machines.values.flatMap(\.clips) + amounts.flatMap(\.say).compactMap(\.clip)
            + announcements.values.joined().compactMap(\.clip) + slots.values.flatMap(\.clips)
    }
}
