/// Searches for the smallest two announcements that are said alike, once it is known that there are two: in the order of
/// the announcements' ids, then of the values one by one, a slot that is left out first.
///
/// Ranks only grow along a path, so that of all pairs of paths the smallest is always followed next, as Dijkstra does.
/// (A note on two problems in connexion with graphs, 1959)
struct SmallestTuples {
    typealias Ranks = TuplePairSearch.Ranks
    typealias Pair = TuplePairSearch.Pair

    private struct Way {
        var first: Ranks
        var second: Ranks
        /// nil where both paths have ended.
        var pair: Pair?

        func isBefore(_ other: Way) -> Bool {
            if first != other.first { return TuplePairSearch.isLess(first, other.first) }
            return TuplePairSearch.isLess(second, other.second)
        }
    }

    private var search: TuplePairSearch
    /// A heap: no way is before the one that it stands below.
    private var ways: [Way] = []
    private var done: Set<Pair> = []
    private var budget = SearchBudget(width: 1, limit: SearchBudget.keeping)

    init(_ search: TuplePairSearch) { self.search = search }

    /// The ranks of the two; nil if the search takes too long.
    mutating func found() -> (Ranks, Ranks)? {
        let start = Pair(first: search.start, second: search.start, isOne: true)
        ways = [Way(first: .zero, second: .zero, pair: start)]
        while let way = popSmallest() {
            guard let pair = way.pair else { return (way.first, way.second) }
            guard done.insert(pair).inserted else { continue }
            budget.hold(3 * MemoryLayout<Pair>.stride)
            guard !budget.isSpent, let first = try? search.stop(pair.first), let second = try? search.stop(pair.second)
            else { return nil }
            follow(way, pair, first, second)
        }
        return nil
    }

    private mutating func follow(
        _ way: Way, _ pair: Pair, _ first: TuplePairSearch.Stop, _ second: TuplePairSearch.Stop
    ) {
        for (index, end) in first.ends.enumerated() {
            for (other, otherEnd) in second.ends.enumerated() where !pair.isOne || index != other {
                push(Way(first: way.first &+ end, second: way.second &+ otherEnd, pair: nil))
            }
        }
        var low = 0
        for (index, edge) in first.edges.enumerated() {
            while low < second.edges.count, second.edges[low].symbol < edge.symbol { low += 1 }
            var other = low
            while other < second.edges.count, second.edges[other].symbol == edge.symbol {
                let next = second.edges[other]
                let target = Pair(
                    first: edge.target, second: next.target, isOne: pair.isOne && index == other)
                budget.step()
                if !done.contains(target) {
                    push(Way(first: way.first &+ edge.ranks, second: way.second &+ next.ranks, pair: target))
                }
                other += 1
            }
        }
    }

    // MARK: The heap

    private mutating func push(_ way: Way) {
        budget.hold(MemoryLayout<Way>.stride)
        ways.append(way)
        var index = ways.count - 1
        while index > 0, ways[index].isBefore(ways[(index - 1) / 2]) {
            ways.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    private mutating func popSmallest() -> Way? {
        guard let smallest = ways.first, let last = ways.popLast() else { return nil }
        budget.release(MemoryLayout<Way>.stride)
        guard !ways.isEmpty else { return smallest }
        ways[0] = last
        var index = 0
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2] where child < ways.count {
                if ways[child].isBefore(ways[least]) { least = child }
            }
            guard least != index else { return smallest }
            ways.swapAt(index, least)
            index = least
        }
    }
}
