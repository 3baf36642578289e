/// What can be seen of a table without following a rule into another set.
struct FormCheck {
    /// The most sets, rules and items of a table: far above what any language needs (a set of 54 rules; 30 sets).
    private static let maximumSets = 1000
    private static let maximumRules = 20_000

    private let table: NumberTable

    init(_ table: NumberTable) { self.table = table }

    /// - Parameter clipCount: the number of clips, which the table's indexes refer to.
    /// - Throws: the first fault.
    func check(clipCount: Int) throws(NumberGrammarError) {
        guard table.sets.count <= Self.maximumSets else { throw .tooMany("sets", limit: Self.maximumSets) }
        guard table.sets.values.reduce(0, { $0 + $1.count }) <= Self.maximumRules else {
            throw .tooMany("rules", limit: Self.maximumRules)
        }
        guard items <= NumberTable.maximumItems else { throw .tooMany("items", limit: NumberTable.maximumItems) }
        for (name, rules) in table.sets.inOrder(by: { $0.key < $1.key }) { try Self.checkOrder(name, rules) }
        let clips = clips
        if let clip = clips.first(where: { !(0..<clipCount).contains($0) }) { throw .unknownClip(clip) }
        try checkEndForms(clipCount: clipCount, said: Set(clips))
        for (id, items) in table.announcements.inOrder(by: { $0.key < $1.key }) {
            guard !items.isEmpty, !items.contains(.amount) || !table.amounts.isEmpty else { throw .empty(id) }
        }
    }

    private static func checkOrder(_ name: String, _ rules: [NumberTable.Rule]) throws(NumberGrammarError) {
        guard rules.first?.base == 0 else { throw .disorder(.init(set: name, base: rules.first?.base ?? 0)) }
        for (rule, next) in zip(rules, rules.dropFirst()) where rule.base >= next.base {
            throw .disorder(.init(set: name, base: next.base))
        }
        for rule in rules {
            let isSound =
                switch rule.content {
                case .leaves(let leaves): !leaves.isEmpty && leaves.allSatisfy { !$0.isEmpty }
                case .operations(_, _, let divisor): divisor >= 1
                }
            guard isSound else { throw .malformed(.init(set: name, base: rule.base)) }
        }
    }

    private func checkEndForms(clipCount: Int, said: Set<Int>) throws(NumberGrammarError) {
        var taken = said.union(table.endForms.map(\.clip))
        var last = -1
        for end in table.endForms {
            for clip in [end.clip, end.form] where !(0..<clipCount).contains(clip) { throw .unknownClip(clip) }
            guard end.clip > last, taken.insert(end.form).inserted else { throw .endForm(end.clip) }
            last = end.clip
        }
    }

    /// How many things the lists hold in all.
    private var items: Int {
        table.sets.values.joined().reduce(0) { $0 + $1.items } + table.amounts.reduce(0) { $0 + $1.items }
            + table.announcements.values.reduce(0) { $0 + 1 + $1.count } + table.endForms.count
            + table.slots.values.reduce(0) { $0 + $1.items }
    }

    /// Every index that the table uses, in no order that means something.
    private var clips: [Int] {
        let ofRules = table.sets.values.joined().flatMap { rule in
            switch rule.content {
            case .leaves(let leaves): Array(leaves.joined())
            case .operations(let operations, let others, _): (operations + (others ?? [])).compactMap(\.clip)
            }
        }
        return ofRules + table.amounts.flatMap(\.say).compactMap(\.clip)
            + table.announcements.values.joined().compactMap(\.clip) + table.slots.values.flatMap(\.clips)
    }
}
