import NumberGrammar

/// A table in which every rule and pattern says a clip of its own besides, by which it is seen what an amount uses.
///
/// What clips tell already is not told twice. Numbers whose clips others say too, such as 3 to 99 of two genders, or
/// with an "and", are one in each set where they have as many digits, the same first digit and as many clips; and whatever
/// their first digit, where another set has the same number with the same clips, as 3 to 99 of most genders. The branches
/// of rules for what is divisible, and for what is not, are one in each set where they differ in clips alone. So are rules
/// that another set has for the same numbers with the same words, `40: forty[ and >>]` of several genders.
struct ProbedTable {
    private(set) var table: RuleTable
    /// Of the table itself.
    let clipCount: Int
    /// The table's clips and those that were added.
    private(set) var count: Int

    init(_ all: RuleTable, clipCount: Int) {
        let table = all.sharingSets.plainlyNamed
        self.table = table
        self.clipCount = clipCount
        count = clipCount
        shared = Self.shared(table)
        for (name, rules) in table.sets.sorted(by: { $0.key < $1.key }) {
            var known: [Part: Int] = [:]
            self.table.sets[name] = rules.indices.map {
                rules.isLeaf($0) ? probedLeaf(rules[$0], &known) : probed(rules[$0], &known)
            }
        }
        for index in table.amounts.indices { self.table.amounts[index].say.append(.clip(probe())) }
    }

    /// What parts of one set have in common that are told apart by nothing else.
    private enum Part: Hashable {
        /// Leaves with the same clips: the plural forms of 0 to 19.
        case clips([Int])
        /// Leaves of as many clips.
        case digits(first: Int64, count: Int, clips: Int)
        /// A branch, every clip of it 0.
        case branch([RuleTable.Operation], isDivisible: Bool)
        /// Rules of which another set has one with the same words.
        case toldRule

        static func number(_ number: Int64, clips: Int, isKnown: Bool) -> Self {
            var (first, count) = (number, 1)
            while first >= 10 { (first, count) = (first / 10, count + 1) }
            return .digits(first: isKnown ? 0 : first, count: count, clips: clips)
        }
    }

    /// The clips that several leaves or branches say.
    private let shared: Set<Int>

    private static func shared(_ table: RuleTable) -> Set<Int> {
        var (seen, shared): (Set<Int>, Set<Int>) = ([], [])
        func say(_ clips: some Sequence<Int>) {
            let own = Set(clips)
            shared.formUnion(own.intersection(seen))
            seen.formUnion(own)
        }
        for rule in table.sets.values.joined() { say(rule.lists.joined().compactMap(\.clip)) }
        return shared
    }

    private mutating func probe() -> Int {
        defer { count += 1 }
        return count
    }

    /// Numbers and their clips in sets that have been seen.
    private var told: Set<Leaf> = []

    /// Rules in sets that have been seen, whatever sets they lead to.
    private var toldRules: Set<RuleTable.Rule> = []

    private struct Leaf: Hashable {
        var number: Int64
        var clips: [Int]
    }

    /// A rule that says clips alone for one number.
    private mutating func probedLeaf(_ rule: RuleTable.Rule, _ known: inout [Part: Int]) -> RuleTable.Rule {
        let clips = rule.content.clips ?? []
        let isKnown = !told.insert(Leaf(number: rule.base, clips: clips)).inserted
        let leaf =
            shared.isSuperset(of: clips)
            ? Part.number(rule.base, clips: clips.count, isKnown: isKnown) : .clips(clips)
        let probe = known[leaf] ?? probe()
        known[leaf] = probe
        return .init(base: rule.base, rule.content.operations + [.clip(probe)])
    }

    private mutating func probed(_ rule: RuleTable.Rule, _ known: inout [Part: Int]) -> RuleTable.Rule {
        let (operations, others) = (rule.content.operations, rule.content.ifDivisible)
        let hasWords = operations.contains { $0.clip != nil }
        let isTold = hasWords && !toldRules.insert(rule.mapSets { _ in "" }).inserted
        let probe = isTold ? known[.toldRule] ?? probe() : probe()
        if isTold { known[.toldRule] = probe }
        let own = RuleTable.Operation.clip(probe)
        let first = others == nil ? [] : [branch(operations, isDivisible: false, &known)]
        let second = others.map { $0 + [own, branch($0, isDivisible: true, &known)] }
        return .init(
            base: rule.base, operations + [own] + first, ifDivisible: second, divisor: rule.content.divisor)
    }

    /// What a branch says besides.
    private mutating func branch(
        _ operations: [RuleTable.Operation], isDivisible: Bool, _ known: inout [Part: Int]
    ) -> RuleTable.Operation {
        let shape = operations.map { $0.mapClip { _ in 0 } }
        let part = Part.branch(shape, isDivisible: isDivisible)
        let probe = known[part] ?? probe()
        known[part] = probe
        return .clip(probe)
    }
}
