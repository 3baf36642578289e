/// An automaton without cycles that says amounts: each path from the start to the end is one amount, which is the sum of
/// the values on it. Of numbers that are all said alike it holds the two smallest.
struct AmountAutomaton: Sendable {
    struct Edge: Hashable {
        /// What is said on the way; nil for nothing.
        var clip: Int?
        /// What the amount grows by, minor units.
        var value: Int64
        var target: Int
    }

    /// No path from here ends.
    static let dead = 0
    /// Where each path ends.
    static let end = 1

    /// The edges by state. They only lead to states of smaller indexes.
    private(set) var states: [[Edge]] = [[], []]
    /// States with one edge, by it.
    private var known: [Edge: Int] = [:]
    var start = Self.dead
    /// Estimate of the bytes that it takes, with what is looked up by state while paths are followed.
    private(set) var bytes = 0
    /// Bytes of a state without its edges, and of what `SaidPaths` knows of each; of a state that
    /// is known by its edge; and of an edge, which is copied when the list is made.
    private static let stateBytes = 120
    private static let knownBytes = 96
    private static let edgeBytes = 2 * MemoryLayout<Edge>.stride

    /// A state with these edges; those that lead nowhere are left out.
    mutating func state(_ edges: [Edge]) -> Int {
        let edges = edges.filter { $0.target != Self.dead }
        guard let first = edges.first else { return Self.dead }
        if edges.count == 1, first.clip == nil, first.value == 0 { return first.target }
        if edges.count == 1 {
            if let state = known[first] { return state }
            known[first] = states.count
            bytes += Self.knownBytes
        }
        bytes += Self.stateBytes + edges.count * Self.edgeBytes
        states.append(edges)
        return states.count - 1
    }

    /// A state from which any of some others goes on.
    mutating func union(_ targets: [Int]) -> Int { state(targets.map { Edge(clip: nil, value: 0, target: $0) }) }

    /// A state from which clips are said and the amount grows by a value.
    mutating func path(_ clips: [Int], value: Int64 = 0, then next: Int) -> Int {
        guard let first = clips.first else { return state([Edge(clip: nil, value: value, target: next)]) }
        var target = next
        for clip in clips.dropFirst().reversed() { target = state([Edge(clip: clip, value: 0, target: target)]) }
        return state([Edge(clip: first, value: value, target: target)])
    }

    /// The most clips that an amount says.
    var mostClips: Int {
        var most = [Int](repeating: 0, count: states.count)
        for (index, edges) in states.enumerated() {
            most[index] = edges.map { most[$0.target] + ($0.clip == nil ? 0 : 1) }.max() ?? 0
        }
        return most[start]
    }

    /// The automaton that says all from its end to its beginning.
    var reversed: Self {
        var reversed = Self()
        // By state, where the paths to it come from.
        var edges = [[Edge]](repeating: [], count: states.count)
        var copies = [Int?](repeating: nil, count: states.count)
        for state in states.indices.reversed() where state == start || !edges[state].isEmpty {
            let copy = state == start ? Self.end : reversed.state(edges[state])
            copies[state] = copy
            for edge in states[state] {
                edges[edge.target].append(Edge(clip: edge.clip, value: edge.value, target: copy))
            }
        }
        reversed.start = copies[Self.end] ?? Self.dead
        return reversed
    }
}
