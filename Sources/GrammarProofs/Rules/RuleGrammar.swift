package import NumberGrammar

/// Rules whose sets are there: what machines are compiled from, and what a person's sample of amounts is chosen by.
package struct RuleGrammar: Sendable {
    /// The deepest nesting of rules.
    package static let maximumDepth = 64
    /// The most sets, rules and items of a table: far above what any language needs (a set of 54 rules; 30 sets).
    private static let maximumSets = 1000
    private static let maximumRules = 20_000

    package let table: RuleTable
    /// The amounts that can be announced.
    package let range: ClosedRange<Amount>
    package var sets: [String: [RuleTable.Rule]] { table.sets }
    package var patterns: [NumberTable.Pattern] { table.amounts }

    /// - Throws: the first fault.
    package init(_ table: RuleTable, range: ClosedRange<Amount>) throws(RuleFault) {
        guard table.sets.count <= Self.maximumSets else { throw .tooMany("sets", limit: Self.maximumSets) }
        let rules = table.sets.values.joined()
        guard rules.count <= Self.maximumRules else { throw .tooMany("rules", limit: Self.maximumRules) }
        let items = rules.reduce(table.amounts.reduce(0) { $0 + 1 + $1.say.count }) { $0 + $1.lists.joined().count }
        guard items <= Self.maximumRules else { throw .tooMany("items", limit: Self.maximumRules) }
        let used = rules.flatMap { $0.lists.joined().compactMap(\.set) }
        let unknown = (used + table.amounts.flatMap(\.say).compactMap(\.machine)).filter { table.sets[$0] == nil }
        if let set = unknown.min() { throw .unknownSet(set) }
        (self.table, self.range) = (table, range)
    }

    /// The clips of an amount, and the number of rules that are applied; nil if nothing says it.
    package func counted(amount: Amount) -> (clips: [Int], rules: Int)? {
        let value = FieldValues(amount)
        guard range.contains(amount), let pattern = patterns.first(where: { $0.holds(value) }) else { return nil }
        var (clips, rules): ([Int], Int) = ([], 0)
        for item in pattern.say {
            switch item {
            case .clip(let clip): clips.append(clip)
            case .field(let field, let set):
                for number in value.said(of: field) {
                    guard let said = said(set, number) else { return nil }
                    clips += said.clips
                    rules += said.count
                }
            }
        }
        return (clips, rules)
    }

    /// What a set says for a number, 0 or more; nil if that comes to a bound.
    func said(_ set: String, _ number: Int64) -> RuleEvaluation? {
        var evaluation = RuleEvaluation(sets)
        return evaluation.say(set, number) ? evaluation : nil
    }
}
