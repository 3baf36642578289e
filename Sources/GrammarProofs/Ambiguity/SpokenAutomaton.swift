/// An automaton without edges that say nothing, for one way to take what clips say.
struct SpokenAutomaton {
    struct Edge {
        var clip: Int
        var value: Int64
        var target: Int
    }

    /// Bytes of an edge, which is copied when the list is made, with the room that a growing list has.
    private static let edgeBytes = 2 * MemoryLayout<Edge>.stride

    /// What can follow, state by state, and where each stop's part of it lies.
    private var edges: [Edge] = []
    private var ranges: [Range<Int>]
    /// By state, the two smallest values with which all can end here; only known of stops.
    private(set) var ends: [[Int64]]
    /// By state, the smallest value with which all can end from here on; nil if it can't.
    private(set) var least: [Int64?]
    /// The start, and the states that are reached by saying something; from large indexes to small ones.
    private(set) var stops: [Int] = []

    /// - Parameter isSilent: whether a clip counts as nothing.
    ///   It is of no use if that spends the budget.
    init(_ automaton: AmountAutomaton, isSilent: [Bool], budget: inout SearchBudget) {
        let count = automaton.states.count
        ranges = Array(repeating: 0..<0, count: count)
        ends = Array(repeating: [], count: count)
        least = Array(repeating: nil, count: count)
        for (index, state) in automaton.states.enumerated() {
            for edge in state {
                if let rest = least[edge.target] { least[index] = min(least[index] ?? .max, edge.value + rest) }
            }
            if index == AmountAutomaton.end { least[index] = 0 }
        }
        var isStop = Array(repeating: false, count: count)
        isStop[automaton.start] = true
        for index in (0...automaton.start).reversed() where isStop[index] {
            stops.append(index)
            var open: [(state: Int, value: Int64)] = [(index, 0)]
            var found: [Edge] = []
            while let (state, value) = open.popLast() {
                budget.step()
                guard !budget.isSpent else { return }
                if state == AmountAutomaton.end { ends[index].append(value) }
                for edge in automaton.states[state] where least[edge.target] != nil {
                    if let clip = edge.clip, !isSilent[clip] {
                        isStop[edge.target] = true
                        budget.hold(Self.edgeBytes)
                        found.append(Edge(clip: clip, value: value + edge.value, target: edge.target))
                    } else {
                        open.append((edge.target, value + edge.value))
                    }
                }
            }
            ends[index] = Array(ends[index].sorted().prefix(2))
            ranges[index] = edges.count..<(edges.count + found.count)
            edges += found.sorted { ($0.clip, $0.value) < ($1.clip, $1.value) }
        }
    }

    /// What can follow in a stop, in the order of the clips.
    func edges(of state: Int) -> ArraySlice<Edge> { edges[ranges[state]] }

    /// The edges of a stop that say a clip.
    func edges(of state: Int, saying clip: Int) -> ArraySlice<Edge> {
        var low = ranges[state].lowerBound
        var high = ranges[state].upperBound
        while low < high {
            let middle = (low + high) / 2
            if edges[middle].clip < clip { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < ranges[state].upperBound, edges[end].clip == clip { end += 1 }
        return edges[low..<end]
    }
}
