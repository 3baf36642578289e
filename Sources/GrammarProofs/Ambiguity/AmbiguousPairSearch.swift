/// Searches an automaton for two different paths that say the same.
///
/// It follows two paths at a time, from each state where they can part. Only what one has said beyond the other matters
/// then, so there are few pairs of states to look at.
struct AmbiguousPairSearch {
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

    /// Two paths that have said the same, apart from what the first has said beyond the second.
    ///
    /// The memory of a search keeps its states and rests far below 2^31.
    private struct Pair: Hashable {
        private let one, other, beyond: Int32

        init(first: Int, second: Int, rest: Int?) {
            (one, other, beyond) = (Int32(first), Int32(second), Int32(rest ?? -1))
        }

        /// The states that the paths have come to.
        var first: Int { Int(one) }
        var second: Int { Int(other) }
        /// The index of what the first has said beyond the second; nil for nothing.
        var rest: Int? { beyond < 0 ? nil : Int(beyond) }

        /// True of paths that have come to one state.
        var isOne: Bool { first == second && rest == nil }
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

    /// Bytes of a pair, which has 12, in a list that is two thirds full on average and in a set that is half full; of the ways
    /// in which it ends best; and of the pair while all are sorted.
    private static let pairBytes = 40
    private static let bestBytes = 2 * MemoryLayout<(Pair, Best)>.stride
    private static let sortedBytes = 2 * MemoryLayout<Pair>.stride

    private let spoken: SpokenAutomaton
    private var spellings: Spellings
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
        let (pairs, meet) = pairs()
        guard isAlike || meet, !budget.isSpent else { return nil }
        let (best, ranks) = (best(pairs), spoken.ranks)
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
                for values in best[step.pair]?.ways ?? [] {
                    note(start + step.values(ranks) + (step.isSwapped ? values.swapped : values))
                }
            }
        }
        return smallest
    }

    /// All pairs that paths can come to, each once, and whether any of them ends.
    private mutating func pairs() -> (pairs: [Pair], meet: Bool) {
        var (pairs, known, meet, held): ([Pair], Set<Pair>, Bool, Int) = ([], [], false, 0)
        func add(_ step: Step) { if known.insert(step.pair).inserted { pairs.append(step.pair) } }
        func hold() {
            budget.hold((pairs.count - held) * Self.pairBytes)
            held = pairs.count
        }
        for state in spoken.stops where !budget.isSpent {
            findPartings(state, add)
            hold()
        }
        var index = 0
        while index < pairs.count, !budget.isSpent {
            let pair = pairs[index]
            index += 1
            if pair.isOne || ends(pair) != nil { meet = true }
            findSteps(pair, add)
            hold()
        }
        return (pairs, meet)
    }

    /// In which ways each pair ends best; few of them do at all.
    private mutating func best(_ pairs: [Pair]) -> [Pair: Best] {
        budget.hold(pairs.count * Self.sortedBytes)
        guard !budget.isSpent else { return [:] }
        var all: [Pair: Best] = [:]
        let ranks = spoken.ranks
        // Each step leads to smaller states.
        for pair in pairs.sorted(by: { $0.first + $0.second < $1.first + $1.second }) where !budget.isSpent {
            func note(_ values: Values) { all[pair, default: Best(values)].note(values) }
            if let ends = ends(pair) { note(ends) }
            if pair.isOne, let least = spoken.least[pair.first] { note(Values(first: least, second: least)) }
            findSteps(pair) { step in
                for values in all[step.pair]?.ways ?? [] {
                    note(step.values(ranks) + (step.isSwapped ? values.swapped : values))
                }
            }
            if all[pair] != nil { budget.hold(Self.bestBytes) }
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
                    body(step(edges[index], others[otherIndex], match))
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
                    body(step(stay, edge, match))
                }
            }
        } else if !pair.isOne {
            for edge in spoken.edges(of: pair.first) {
                for match in spellings.matches(of: spellings.clips[edge.clip], budget: &budget) {
                    for other in spoken.edges(of: pair.second, saying: match.clip) where !budget.isSpent {
                        budget.step()
                        body(step(edge, other, match))
                    }
                }
            }
        }
    }

    private func step(
        _ first: SpokenAutomaton.Edge, _ second: SpokenAutomaton.Edge, _ match: Spellings.Match
    ) -> Step {
        let isSwapped = match.rest == nil ? first.target > second.target : match.clipGoesOn
        let targets = isSwapped ? (second.target, first.target) : (first.target, second.target)
        return Step(
            pair: Pair(first: targets.0, second: targets.1, rest: match.rest),
            ranks: (Int32(first.ranks), Int32(second.ranks)), isSwapped: isSwapped)
    }
}
