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

/// What rules say of numbers, one applied after the other, within bounds.
package struct RuleEvaluation {
    /// The most rules that are applied, and clips that they say.
    private static let maximumWork = 20_000

    private let sets: [String: [RuleTable.Rule]]
    package private(set) var clips: [Int] = []
    /// Rules that were applied.
    package private(set) var count = 0

    package init(_ sets: [String: [RuleTable.Rule]]) { self.sets = sets }

    /// Adds what a set says for a number, 0 or more.
    ///
    /// - Returns: false if that comes to a bound, or something is missing.
    package mutating func say(_ set: String, _ number: Int64, depth: Int = 1) -> Bool {
        count += 1
        guard count + clips.count <= Self.maximumWork, depth <= RuleGrammar.maximumDepth,
            let rule = sets[set]?.rule(for: number)
        else { return false }
        return say(rule.operations(on: number), number, rule.content.divisor, depth: depth)
    }

    /// Adds what operations say for a number.
    package mutating func say(
        _ operations: some Sequence<RuleTable.Operation>, _ number: Int64, _ divisor: Int64 = 1, depth: Int = 0
    ) -> Bool {
        for operation in operations {
            let isSaid: Bool
            switch operation {
            case .clip(let clip):
                clips.append(clip)
                continue
            case .quotient(let set): isSaid = say(set, number / divisor, depth: depth + 1)
            case .remainder(let set): isSaid = say(set, number % divisor, depth: depth + 1)
            case .same(let set): isSaid = say(set, number, depth: depth + 1)
            }
            guard isSaid else { return false }
        }
        return true
    }
}

/// Why rules are not compiled.
package enum RuleFault: Error, Sendable, Equatable {
    /// There are more of these than `limit`: sets, rules, items.
    case tooMany(String, limit: Int)
    /// Something uses a set that is not there.
    case unknownSet(String)
    /// The table that was made of the rules is not sound.
    case table(NumberGrammarError)
}

extension RuleGrammar {
    /// The ends of a range, and its amounts whose integer or fraction is where a rule begins, or comes to that by a division.
    package func amountsAtRules(in range: ClosedRange<Amount>) -> [Amount] {
        let (low, unit) = (range.lowerBound, Amount.unit(range.lowerBound.scale))
        // Of numbers that stand one behind the other, each with clips of its own, the first one tells enough.
        let bases = Set(
            sets.values.flatMap { rules in
                rules.indices.filter { $0 == 0 || !rules.isLeaf($0 - 1) || !rules.isLeaf($0) }.map { rules[$0].base }
            }
        ).sorted()
        let divisors = Set(sets.values.joined().map(\.content.divisor)).sorted()
        var units: Set<Int64> = [low.minorUnits, range.upperBound.minorUnits]
        // Far more than any language has are not looked at.
        for base in bases.prefix(500) {
            for divisor in divisors.prefix(40) where base <= Amount.maximumInteger / divisor {
                let whole = base * divisor * unit
                units.formUnion([whole, whole + unit - 1])
            }
            if base < unit { units.formUnion([low.integer * unit + base, (low.integer + 1) * unit + base]) }
        }
        return units.sorted().compactMap { try? Amount(minorUnits: $0, scale: low.scale) }.filter(range.contains)
    }
}
