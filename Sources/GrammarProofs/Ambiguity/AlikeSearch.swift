/// Searches an automaton for two different paths that say the same.
///
/// It follows two paths at a time, from each state where they can part. Only what one has said beyond the other matters
/// then, so there are few pairs of states to look at.
struct AlikeSearch {
    private typealias Pair = PairTable.Pair

    /// The amounts of two paths.
    struct Values: Comparable {
        var first: Int64
        var second: Int64

        static func < (left: Self, right: Self) -> Bool {
            (left.first, left.second) < (right.first, right.second)
        }

        var swapped: Self { Self(first: second, second: first) }

        static func + (left: Self, right: Self) -> Self {
            Self(first: left.first + right.first, second: left.second + right.second)
        }
    }

    /// Where a pair can go.
    private struct Step {
        var pair: Pair
        /// What the amounts grow by: of the first path before the step, and of the second.
        var values: Values
        /// Whether the first path before the step is the second one after it.
        var isSwapped: Bool
    }

    /// What the amounts of a pair's paths grow by until both end, having said the same.
    private struct Best {
        /// With the smallest of the first path, and of the second.
        var first: Values?
        var second: Values?

        mutating func note(_ values: Values) {
            first = min(first ?? values, values)
            second = min((second ?? values).swapped, values.swapped).swapped
        }
    }

    private let spoken: SpokenAutomaton
    /// Those that were found last.
    private var steps: [Step] = []
    private var spellings: Spellings
    private(set) var budget: SearchBudget

    /// - Parameter spellings: what each clip says.
    /// - Returns: nil if that is more work than the budget allows.
    init?(_ automaton: AmountAutomaton, _ spellings: [[UInt32]], budget: SearchBudget) {
        self.budget = budget
        guard let spoken = SpokenAutomaton(automaton, isSilent: spellings.map(\.isEmpty), budget: &self.budget)
        else { return nil }
        self.spoken = spoken
        self.spellings = Spellings(spellings)
    }

    /// The smallest amount that is said like another one, and the smallest other one. `nil` if there is none, or if the
    /// budget is spent.
    mutating func smallest() -> Values? {
        let isAlike = spoken.stops.contains { spoken.ends[$0].count > 1 }
        let (table, meet) = pairs()
        guard isAlike || meet, !budget.isSpent else { return nil }
        let best = best(table)
        var least: [Int: Int64] = [spoken.stops[0]: 0]
        var smallest: Values?
        func note(_ values: Values) { smallest = min(smallest ?? values, values, values.swapped) }
        for state in spoken.stops {
            guard let before = least[state] else { continue }
            let start = Values(first: before, second: before)
            for edge in spoken.edges(of: state) {
                least[edge.target] = min(least[edge.target] ?? .max, before + edge.value)
            }
            if spoken.ends[state].count > 1 {
                note(start + Values(first: spoken.ends[state][0], second: spoken.ends[state][1]))
            }
            findPartings(state)
            for step in steps {
                guard let index = table.index(of: step.pair) else { continue }
                for values in [best[index].first, best[index].second] {
                    if let values { note(start + step.values + (step.isSwapped ? values.swapped : values)) }
                }
            }
        }
        return smallest
    }

    /// All pairs that paths can come to, and whether any of them ends.
    private mutating func pairs() -> (table: PairTable, meet: Bool) {
        var table = PairTable()
        var meet = false
        for state in spoken.stops {
            findPartings(state)
            for step in steps { table.insert(step.pair) }
        }
        var index = 0
        while index < table.pairs.count, !budget.isSpent {
            let pair = table.pairs[index]
            index += 1
            if pair.isOne || ends(pair) != nil { meet = true }
            findSteps(pair)
            for step in steps { table.insert(step.pair) }
        }
        return (table, meet)
    }

    /// By the index of a pair, in which ways it ends best.
    private mutating func best(_ table: PairTable) -> [Best] {
        var all = Array(repeating: Best(), count: table.pairs.count)
        let sums = table.pairs.map { $0.first + $0.second }
        // Each step leads to smaller states.
        for index in sums.indices.sorted(by: { sums[$0] < sums[$1] }) {
            let pair = table.pairs[index]
            if let ends = ends(pair) { all[index].note(ends) }
            if pair.isOne, let least = spoken.least[pair.first] {
                all[index].note(Values(first: least, second: least))
            }
            findSteps(pair)
            for step in steps {
                guard let next = table.index(of: step.pair) else { continue }
                for values in [all[next].first, all[next].second] {
                    if let values { all[index].note(step.values + (step.isSwapped ? values.swapped : values)) }
                }
            }
        }
        return all
    }

    /// What the amounts grow by if both paths end here.
    private func ends(_ pair: Pair) -> Values? {
        guard pair.rest == nil, let first = spoken.ends[pair.first].first, let second = spoken.ends[pair.second].first
        else { return nil }
        return Values(first: first, second: second)
    }

    /// How two paths can part that have been one so far.
    private mutating func findPartings(_ state: Int) {
        steps.removeAll(keepingCapacity: true)
        let edges = spoken.edges(of: state)
        for index in edges.indices {
            for match in spellings.matches(of: spellings.clips[edges[index].clip], budget: &budget) {
                let others = spoken.edges(of: state, saying: match.clip)
                for otherIndex in others.indices where index < otherIndex {
                    steps.append(step(edges[index], others[otherIndex], match.comparison))
                }
            }
        }
        budget.step(1 + steps.count)
    }

    /// Where two paths can go on.
    private mutating func findSteps(_ pair: Pair) {
        steps.removeAll(keepingCapacity: true)
        if let rest = pair.rest {
            // The one that lags behind goes on.
            let stay = SpokenAutomaton.Edge(clip: 0, value: 0, target: pair.first)
            for match in spellings.matches(of: rest, budget: &budget) {
                for edge in spoken.edges(of: pair.second, saying: match.clip) {
                    steps.append(step(stay, edge, match.comparison))
                }
            }
        } else if !pair.isOne {
            for edge in spoken.edges(of: pair.first) {
                for match in spellings.matches(of: spellings.clips[edge.clip], budget: &budget) {
                    for other in spoken.edges(of: pair.second, saying: match.clip) {
                        steps.append(step(edge, other, match.comparison))
                    }
                }
            }
        }
        budget.step(1 + steps.count)
    }

    private func step(
        _ first: SpokenAutomaton.Edge, _ second: SpokenAutomaton.Edge, _ comparison: Spellings.Comparison
    ) -> Step {
        let values = Values(first: first.value, second: second.value)
        func step(isSwapped: Bool, rest: Int?) -> Step {
            let (first, second) = isSwapped ? (second.target, first.target) : (first.target, second.target)
            return Step(pair: Pair(first: first, second: second, rest: rest), values: values, isSwapped: isSwapped)
        }
        return switch comparison {
        case .same: step(isSwapped: first.target > second.target, rest: nil)
        case .firstGoesOn(let rest): step(isSwapped: false, rest: rest)
        case .secondGoesOn(let rest): step(isSwapped: true, rest: rest)
        }
    }
}
