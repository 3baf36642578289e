/// Searches an automaton for two different paths that say the same.
///
/// It follows two paths at a time, from each state where they can part. Only what one has said beyond the other matters
/// then, so there are few pairs of states to look at.
struct AmbiguousPairSearch {
    private typealias Pair = PairTable.Pair

    typealias Ranks = AnnouncementAutomaton.Ranks

    /// The ranks of two paths.
    struct Values: Comparable {
        var first: Ranks
        var second: Ranks

        static func < (left: Self, right: Self) -> Bool {
            left.first == right.first ? left.second.isBefore(right.second) : left.first.isBefore(right.first)
        }

        var swapped: Self { Self(first: second, second: first) }

        static func + (left: Self, right: Self) -> Self {
            Self(first: left.first &+ right.first, second: left.second &+ right.second)
        }
    }

    /// Where a pair can go.
    private struct Step {
        var pair: Pair
        /// By what the ranks grow, by their places in `SpokenAutomaton.ranks`: of the first path before the step, and of the second.
        var ranks: (first: Int32, second: Int32)
        /// Whether the first path before the step is the second one after it.
        var isSwapped: Bool

        func values(_ all: [Ranks]) -> Values { Values(first: all[Int(ranks.first)], second: all[Int(ranks.second)]) }
    }

    /// What the ranks of a pair's paths grow by until both end, having said the same.
    private struct Best {
        /// With the smallest of the first path, and of the second.
        private var first: Values
        private var second: Values

        init(_ values: Values) { (first, second) = (values, values) }

        var ways: [Values] { [first, second] }

        mutating func note(_ values: Values) {
            first = min(first, values)
            second = min(second.swapped, values.swapped).swapped
        }
    }

    /// Bytes of the ways in which a pair ends best, in a dictionary that is half full on average; and of a pair in the order of
    /// the pairs while it is sorted.
    private static let bestBytes = 2 * MemoryLayout<Best>.stride
    private static let placeBytes = 2 * MemoryLayout<Int32>.stride

    private let spoken: SpokenAutomaton
    private var spellings: Spellings
    /// The pairs that the budget knows of.
    private var heldPairs = 0
    private(set) var budget: SearchBudget

    /// - Parameter spellings: what each clip says.
    init(_ automaton: AnnouncementAutomaton, _ spellings: [[UInt32]], budget: SearchBudget) {
        self.budget = budget
        spoken = SpokenAutomaton(automaton, isSilent: spellings.map(\.isEmpty), budget: &self.budget)
        self.spellings = Spellings(spellings)
    }

    /// The smallest ranks that are said like others, and the smallest of these. `nil` if there are none, or if the budget is
    /// spent.
    mutating func smallest() -> Values? {
        guard !budget.isSpent else { return nil }
        let isAlike = spoken.stops.contains { spoken.ends[$0].count > 1 }
        let (table, meet) = pairs()
        guard isAlike || meet, !budget.isSpent else { return nil }
        let (best, ranks) = (best(table), spoken.ranks)
        var least: [Int: Ranks] = [spoken.stops[0]: .zero]
        var smallest: Values?
        func note(_ values: Values) { smallest = min(smallest ?? values, values, values.swapped) }
        for state in spoken.stops where !budget.isSpent {
            guard let before = least[state] else { continue }
            let start = Values(first: before, second: before)
            for edge in spoken.edges(of: state) {
                let after = before &+ ranks[edge.ranks]
                if least[edge.target].map(after.isBefore) ?? true { least[edge.target] = after }
            }
            if spoken.ends[state].count > 1 {
                note(start + Values(first: spoken.ends[state][0], second: spoken.ends[state][1]))
            }
            findPartings(state) { step in
                guard let index = table.index(of: step.pair) else { return }
                for values in best[index]?.ways ?? [] {
                    note(start + step.values(ranks) + (step.isSwapped ? values.swapped : values))
                }
            }
        }
        return smallest
    }

    /// All pairs that paths can come to, and whether any of them ends.
    private mutating func pairs() -> (table: PairTable, meet: Bool) {
        var table = PairTable()
        var meet = false
        for state in spoken.stops where !budget.isSpent {
            findPartings(state) { table.insert($0.pair) }
            hold(table)
        }
        var index = 0
        while index < table.pairs.count, !budget.isSpent {
            let pair = table.pairs[index]
            index += 1
            if pair.isOne || ends(pair) != nil { meet = true }
            findSteps(pair) { table.insert($0.pair) }
            hold(table)
        }
        return (table, meet)
    }

    /// Counts the pairs that were found.
    private mutating func hold(_ table: PairTable) {
        budget.hold((table.pairs.count - heldPairs) * PairTable.pairBytes)
        heldPairs = table.pairs.count
    }

    /// By the index of a pair, in which ways it ends best; few of them do at all.
    private mutating func best(_ table: PairTable) -> [Int: Best] {
        budget.hold(table.pairs.count * Self.placeBytes)
        guard !budget.isSpent else { return [:] }
        var all: [Int: Best] = [:]
        let ranks = spoken.ranks
        func sum(_ index: Int32) -> Int { table.pairs[Int(index)].first + table.pairs[Int(index)].second }
        // Each step leads to smaller states.
        for place in (0..<Int32(table.pairs.count)).sorted(by: { sum($0) < sum($1) }) where !budget.isSpent {
            let index = Int(place)
            let pair = table.pairs[index]
            func note(_ values: Values) { all[index, default: Best(values)].note(values) }
            if let ends = ends(pair) { note(ends) }
            if pair.isOne, let least = spoken.least[pair.first] { note(Values(first: least, second: least)) }
            findSteps(pair) { step in
                for values in table.index(of: step.pair).flatMap({ all[$0]?.ways }) ?? [] {
                    note(step.values(ranks) + (step.isSwapped ? values.swapped : values))
                }
            }
            if all[index] != nil { budget.hold(Self.bestBytes) }
        }
        return all
    }

    /// What the ranks grow by if both paths end here.
    private func ends(_ pair: Pair) -> Values? {
        guard pair.rest == nil, let first = spoken.ends[pair.first].first, let second = spoken.ends[pair.second].first
        else { return nil }
        return Values(first: first, second: second)
    }

    /// How two paths can part that have been one so far. Not all of it is found once the budget is spent, here and below.
    private mutating func findPartings(_ state: Int, _ body: (Step) -> Void) {
        budget.step()
        let edges = spoken.edges(of: state)
        for index in edges.indices {
            for match in spellings.matches(of: spellings.clips[edges[index].clip], budget: &budget) {
                let others = spoken.edges(of: state, saying: match.clip)
                for otherIndex in others.indices where index < otherIndex {
                    budget.step()
                    body(step(edges[index], others[otherIndex], match.comparison))
                    guard !budget.isSpent else { return }
                }
            }
        }
    }

    /// Where two paths can go on.
    private mutating func findSteps(_ pair: Pair, _ body: (Step) -> Void) {
        budget.step()
        if let rest = pair.rest {
            // The one that lags behind goes on.
            let stay = SpokenAutomaton.Edge(clip: 0, ranks: 0, target: pair.first)
            for match in spellings.matches(of: rest, budget: &budget) {
                for edge in spoken.edges(of: pair.second, saying: match.clip) where !budget.isSpent {
                    budget.step()
                    body(step(stay, edge, match.comparison))
                }
            }
        } else if !pair.isOne {
            for edge in spoken.edges(of: pair.first) {
                for match in spellings.matches(of: spellings.clips[edge.clip], budget: &budget) {
                    for other in spoken.edges(of: pair.second, saying: match.clip) where !budget.isSpent {
                        budget.step()
                        body(step(edge, other, match.comparison))
                    }
                }
            }
        }
    }

    private func step(
        _ first: SpokenAutomaton.Edge, _ second: SpokenAutomaton.Edge, _ comparison: Spellings.Comparison
    ) -> Step {
        let ranks = (Int32(first.ranks), Int32(second.ranks))
        func step(isSwapped: Bool, rest: Int?) -> Step {
            let (first, second) = isSwapped ? (second.target, first.target) : (first.target, second.target)
            return Step(pair: Pair(first: first, second: second, rest: rest), ranks: ranks, isSwapped: isSwapped)
        }
        return switch comparison {
        case .same: step(isSwapped: first.target > second.target, rest: nil)
        case .firstGoesOn(let rest): step(isSwapped: false, rest: rest)
        case .secondGoesOn(let rest): step(isSwapped: true, rest: rest)
        }
    }
}

/// Pairs of paths, each once, in the order in which they were found.
///
/// The standard library's sets take most of a search's time, which asks half a million times for Russian amounts.
struct PairTable {
    /// Two paths that have said the same, apart from what the first has said beyond the second.
    ///
    /// The memory of a search keeps its states and rests far below 2^32.
    struct Pair: Equatable {
        private let states: (first: UInt32, second: UInt32)
        /// One more than the index; 0 for nothing.
        private let restNumber: UInt32

        init(first: Int, second: Int, rest: Int?) {
            states = (UInt32(first), UInt32(second))
            restNumber = rest.map { UInt32($0 + 1) } ?? 0
        }

        static func == (left: Self, right: Self) -> Bool {
            left.states == right.states && left.restNumber == right.restNumber
        }

        /// The states that the paths have come to.
        var first: Int { Int(states.first) }
        var second: Int { Int(states.second) }
        /// The index of what the first has said beyond the second; nil for nothing.
        var rest: Int? { restNumber == 0 ? nil : Int(restNumber) - 1 }

        /// Whether both paths have come to one state.
        var isOne: Bool { first == second && rest == nil }

        /// Knuth's multiplicative hashing, by 2^64 divided by the golden ratio.
        fileprivate var hash: Int {
            var hash = UInt64(states.first)
            for part in [states.second, restNumber] {
                hash = (hash ^ (hash >> 32)) &* 0x9e37_79b9_7f4a_7c15
                hash ^= UInt64(part)
            }
            return Int(truncatingIfNeeded: (hash &* 0x9e37_79b9_7f4a_7c15) >> 20)
        }
    }

    /// Bytes of a pair in lists that double, with up to four slots.
    static let pairBytes = 2 * MemoryLayout<Pair>.stride + 4 * MemoryLayout<Int32>.stride

    private(set) var pairs: [Pair] = []
    /// Indexes of pairs, −1 for none; their count is a power of two.
    private var slots = Array(repeating: Int32(-1), count: 1024)

    /// The index of a pair that is in the table.
    func index(of pair: Pair) -> Int? {
        let index = slots[slot(of: pair)]
        return index < 0 ? nil : Int(index)
    }

    mutating func insert(_ pair: Pair) {
        var slot = slot(of: pair)
        guard slots[slot] < 0 else { return }
        if pairs.count * 2 >= slots.count {
            grow()
            slot = self.slot(of: pair)
        }
        slots[slot] = Int32(pairs.count)
        pairs.append(pair)
    }

    /// The slot that has the pair, or is free for it.
    private func slot(of pair: Pair) -> Int {
        var slot = pair.hash & (slots.count - 1)
        while slots[slot] >= 0, pairs[Int(slots[slot])] != pair { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 2)
        for (index, pair) in pairs.enumerated() { slots[slot(of: pair)] = Int32(index) }
    }
}
