package import NumberGrammar

/// Rules that were checked and proven to come to an end: what machines are compiled from, and what a person's sample of
/// amounts is chosen by.
package struct RuleGrammar: Sendable {
    /// The deepest nesting of rules.
    package static let maximumDepth = 64
    /// The most rules that are applied for an announcement.
    package static let maximumCalls = 10_000
    /// The most sets, rules and items of a table: far above what any language needs (a set of 54 rules; 30 sets).
    private static let maximumSets = 1000
    private static let maximumRules = 20_000

    package let table: RuleTable
    /// The amounts that can be announced.
    package let range: ClosedRange<Amount>
    package let sets: [RuleSet]
    package let patterns: [ResolvedPattern]

    /// Checks a table and proves that every amount of the range is said within the bounds.
    ///
    /// - Throws: the first fault.
    package init(proving table: RuleTable, range: ClosedRange<Amount>) throws(RuleFault) {
        let names = table.sets.keys.sorted()
        try Self.check(table)
        let indexes = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        sets = try names.map { name throws(RuleFault) in try RuleSet(name, table.sets[name] ?? [], indexes) }
        patterns = try table.amounts.map { pattern throws(RuleFault) in
            do throws(NumberGrammarError) { return try ResolvedPattern(pattern, indexes) } catch {
                if case .unknownMachine(let set) = error { throw .unknownSet(set) }
                throw .table(error)
            }
        }
        (self.table, self.range) = (table, range)
        var check = ExtentCheck(sets: sets)
        try check.check(table, patterns, range: range)
    }

    private static func check(_ table: RuleTable) throws(RuleFault) {
        guard table.sets.count <= maximumSets else { throw .tooMany("sets", limit: maximumSets) }
        let rules = table.sets.values.joined()
        guard rules.count <= maximumRules else { throw .tooMany("rules", limit: maximumRules) }
        let items = rules.reduce(table.amounts.reduce(0) { $0 + 1 + $1.say.count }) { $0 + $1.items }
        guard items <= maximumRules else { throw .tooMany("items", limit: maximumRules) }
        for (name, rules) in table.sets.sorted(by: { $0.key < $1.key }) {
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
    }

    /// The clips of an amount, and the number of rules that are applied; nil if nothing says it.
    package func counted(amount: Amount) -> (clips: [Int], rules: Int)? {
        guard range.contains(amount), let pattern = patterns.first(where: { $0.holds(FieldValues(amount)) }) else {
            return nil
        }
        var said = RuleEvaluation(sets)
        do { for item in pattern.say { try said.say(item, of: FieldValues(amount)) } } catch { return nil }
        return (said.clips, said.rules)
    }

    /// Adds what a set says for a number. What does not come to an end is added as far as the bounds go.
    ///
    /// - Returns: how many rules were applied, which may be thousands.
    func append(_ set: Int, _ number: Int64, to clips: inout [Int]) -> Int {
        var said = RuleEvaluation(sets)
        try? said.say(set, number)
        clips += said.clips
        return said.rules
    }
}

extension [String: Int] {
    func index(of set: String) throws(RuleFault) -> Int {
        guard let index = self[set] else { throw .unknownSet(set) }
        return index
    }
}
