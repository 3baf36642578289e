/// Searches an automaton for two different paths that say the same.
///
/// It follows two paths at a time, from each state where they can part. Only what one has said beyond the other matters
/// then, so there are few pairs of states to look at.
struct AmbiguousPairSearch {
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
        /// With the smallest of the first path, and of the second; `none` if there are none.
        private var first = none
        private var second = none

        private static let none = Values(first: .max, second: .max)

        var ways: [Values] { first == Self.none ? [] : [first, second] }

        mutating func note(_ values: Values) {
            first = min(first, values)
            second = min(second.swapped, values.swapped).swapped
        }
    }

    /// Bytes of a pair: in the table, in which ways it ends best, and its place in the order of the pairs while it is
    /// sorted.
    private static let pairBytes =
        PairTable.pairBytes + MemoryLayout<Best>.stride + 2 * MemoryLayout<Int32>.stride

    private let spoken: SpokenAutomaton
    /// Those that were found last.
    private var steps: [Step] = []
    /// The most of them at a time: the list keeps its room.
    private var mostSteps = 0
    private var spellings: Spellings
    private(set) var budget: SearchBudget

    /// - Parameter spellings: what each clip says.
    init(_ automaton: AmountAutomaton, _ spellings: [[UInt32]], budget: SearchBudget) {
        self.budget = budget
        spoken = SpokenAutomaton(automaton, isSilent: spellings.map(\.isEmpty), budget: &self.budget)
        self.spellings = Spellings(spellings)
    }

    /// The smallest amount that is said like another one, and the smallest other one. `nil` if there is none, or if the
    /// budget is spent.
    mutating func smallest() -> Values? {
        guard !budget.isSpent else { return nil }
        let isAlike = spoken.stops.contains { spoken.ends[$0].count > 1 }
        let (table, meet) = pairs()
        guard isAlike || meet, !budget.isSpent else { return nil }
        let best = best(table)
        var least: [Int: Int64] = [spoken.stops[0]: 0]
        var smallest: Values?
        func note(_ values: Values) { smallest = min(smallest ?? values, values, values.swapped) }
        for state in spoken.stops where !budget.isSpent {
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
                for values in best[index].ways {
                    note(start + step.values + (step.isSwapped ? values.swapped : values))
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
            findPartings(state)
            insertSteps(&table)
        }
        var index = 0
        while index < table.pairs.count, !budget.isSpent {
            let pair = table.pairs[index]
            index += 1
            if pair.isOne || ends(pair) != nil { meet = true }
            findSteps(pair)
            insertSteps(&table)
        }
        return (table, meet)
    }

    private mutating func insertSteps(_ table: inout PairTable) {
        let count = table.pairs.count
        for step in steps { table.insert(step.pair) }
        budget.hold((table.pairs.count - count) * Self.pairBytes)
    }

    /// By the index of a pair, in which ways it ends best.
    private mutating func best(_ table: PairTable) -> [Best] {
        var all = Array(repeating: Best(), count: table.pairs.count)
        func sum(_ index: Int32) -> Int { table.pairs[Int(index)].first + table.pairs[Int(index)].second }
        // Each step leads to smaller states.
        for place in (0..<Int32(table.pairs.count)).sorted(by: { sum($0) < sum($1) }) where !budget.isSpent {
            let index = Int(place)
            let pair = table.pairs[index]
            if let ends = ends(pair) { all[index].note(ends) }
            if pair.isOne, let least = spoken.least[pair.first] {
                all[index].note(Values(first: least, second: least))
            }
            findSteps(pair)
            for step in steps {
                guard let next = table.index(of: step.pair) else { continue }
                for values in all[next].ways {
                    all[index].note(step.values + (step.isSwapped ? values.swapped : values))
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

    /// How two paths can part that have been one so far. Not all of it is found once the budget is spent, here and below.
    private mutating func findPartings(_ state: Int) {
        steps.removeAll(keepingCapacity: true)
        budget.step()
        let edges = spoken.edges(of: state)
        for index in edges.indices {
            for match in spellings.matches(of: spellings.clips[edges[index].clip], budget: &budget) {
                let others = spoken.edges(of: state, saying: match.clip)
                for otherIndex in others.indices where index < otherIndex {
                    add(edges[index], others[otherIndex], match.comparison)
                    guard !budget.isSpent else { return }
                }
            }
        }
    }

    /// Where two paths can go on.
    private mutating func findSteps(_ pair: Pair) {
        steps.removeAll(keepingCapacity: true)
        budget.step()
        if let rest = pair.rest {
            // The one that lags behind goes on.
            let stay = SpokenAutomaton.Edge(clip: 0, value: 0, target: pair.first)
            for match in spellings.matches(of: rest, budget: &budget) {
                for edge in spoken.edges(of: pair.second, saying: match.clip) where !budget.isSpent {
                    add(stay, edge, match.comparison)
                }
            }
        } else if !pair.isOne {
            for edge in spoken.edges(of: pair.first) {
                for match in spellings.matches(of: spellings.clips[edge.clip], budget: &budget) {
                    for other in spoken.edges(of: pair.second, saying: match.clip) where !budget.isSpent {
                        add(edge, other, match.comparison)
                    }
                }
            }
        }
    }

    private mutating func add(
        _ first: SpokenAutomaton.Edge, _ second: SpokenAutomaton.Edge, _ comparison: Spellings.Comparison
    ) {
        budget.step()
        steps.append(step(first, second, comparison))
        guard steps.count > mostSteps else { return }
        mostSteps = steps.count
        budget.hold(2 * MemoryLayout<Step>.stride)
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
