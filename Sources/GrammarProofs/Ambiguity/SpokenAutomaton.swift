import NumberGrammar

/// An automaton without edges that say nothing, for one way to take what clips say.
struct SpokenAutomaton {
    typealias Ranks = AnnouncementAutomaton.Ranks

    struct Edge {
        private let numbers: (clip: Int32, ranks: Int32, target: Int32)

        init(clip: Int, ranks: Int32, target: Int) { numbers = (Int32(clip), ranks, Int32(target)) }

        var clip: Int { Int(numbers.clip) }
        /// The place in `ranks` of what the ranks grow by; the first one is nothing.
        var ranks: Int { Int(numbers.ranks) }
        var target: Int { Int(numbers.target) }
    }

    /// What ranks grow by on some way, each once.
    private(set) var ranks: [Ranks] = [.zero]
    private var rankIndexes: [Ranks: Int32] = [.zero: 0]

    /// Bytes of an edge, which is copied when the list is made, with the room that a growing list has.
    private static let edgeBytes = 2 * MemoryLayout<Edge>.stride

    /// What can follow, state by state, and where each stop's part of it lies.
    private var edges: [Edge] = []
    private var ranges: [Range<Int>]
    /// By state, the two smallest ranks with which all can end here; only known of stops.
    private(set) var ends: [[Ranks]]
    /// By state, the smallest ranks with which all can end from here on; nil if it can't.
    private(set) var least: [Ranks?]
    /// The start, and the states that are reached by saying something; from large indexes to small ones.
    private(set) var stops: [Int] = []

    /// - Parameter isSilent: whether a clip counts as nothing.
    ///   It is of no use if that spends the budget.
    init(_ automaton: AnnouncementAutomaton, isSilent: [Bool], budget: inout SearchBudget) {
        let count = automaton.states.count
        ranges = Array(repeating: 0..<0, count: count)
        ends = Array(repeating: [], count: count)
        least = Array(repeating: nil, count: count)
        for (index, state) in automaton.states.enumerated() {
            for edge in state {
                guard let rest = least[edge.target].map({ $0 &+ edge.ranks }) else { continue }
                if least[index].map(rest.isBefore) ?? true { least[index] = rest }
            }
            if index == AnnouncementAutomaton.end { least[index] = .zero }
        }
        var isStop = Array(repeating: false, count: count)
        isStop[automaton.start] = true
        for index in (0...automaton.start).reversed() where isStop[index] {
            stops.append(index)
            var open: [(state: Int, ranks: Ranks)] = [(index, .zero)]
            var found: [Edge] = []
            while let (state, ranks) = open.popLast() {
                budget.step()
                guard !budget.isSpent else { return }
                if state == AnnouncementAutomaton.end { ends[index].append(ranks) }
                for edge in automaton.states[state] where least[edge.target] != nil {
                    if let clip = edge.clip, !isSilent[clip] {
                        isStop[edge.target] = true
                        budget.hold(Self.edgeBytes)
                        found.append(
                            Edge(clip: clip, ranks: rankIndex(of: ranks &+ edge.ranks, &budget), target: edge.target))
                    } else {
                        open.append((edge.target, ranks &+ edge.ranks))
                    }
                }
            }
            ends[index] = Array(ends[index].sorted { $0.isBefore($1) }.prefix(2))
            found.sort {
                ($0.clip, $0.target) == ($1.clip, $1.target)
                    ? self.ranks[$0.ranks].isBefore(self.ranks[$1.ranks])
                    : ($0.clip, $0.target) < ($1.clip, $1.target)
            }
            // Of edges that differ in ranks alone the two smallest tell enough.
            let first = edges.count
            for (place, edge) in found.enumerated() {
                let other = place < 2 ? nil : found[place - 2]
                if other?.clip != edge.clip || other?.target != edge.target { edges.append(edge) }
            }
            ranges[index] = first..<edges.count
        }
    }

    private mutating func rankIndex(of growth: Ranks, _ budget: inout SearchBudget) -> Int32 {
        if let known = rankIndexes[growth] { return known }
        budget.hold(4 * MemoryLayout<Ranks>.stride)
        rankIndexes[growth] = Int32(ranks.count)
        ranks.append(growth)
        return Int32(ranks.count - 1)
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

/// Announcements as one automaton without cycles: each path from the start to the end is one of them with its values, whose
/// ranks are the sums on it.
struct AnnouncementAutomaton {
    /// The announcement's place in the list, and one more than each value's rank: 0 for one that is left out.
    typealias Ranks = SIMD8<Int64>

    struct Edge {
        /// What is said on the way; nil for nothing.
        var clip: Int?
        /// The one of the ranks that grows, and by how much.
        var place: Int
        var value: Int64
        var target: Int

        var ranks: Ranks {
            var ranks = Ranks.zero
            ranks[place] = value
            return ranks
        }
    }

    /// Where each path ends.
    static let end = 0

    /// The edges by state. They only lead to states of smaller indexes.
    private(set) var states: [[Edge]] = [[]]
    private(set) var start = Self.end

    /// - Parameter values: what is said of each value.
    init(
        _ announcements: [[NumberTable.AnnouncementItem]], _ values: [String: AmountAutomaton],
        budget: inout SearchBudget
    ) {
        var starts: [Edge] = []
        for (index, items) in announcements.enumerated() {
            guard let target = start(of: items, values, &budget) else { continue }
            starts.append(Edge(clip: nil, place: 0, value: Int64(index), target: target))
        }
        start = state(starts, &budget)
    }

    private mutating func state(_ edges: [Edge], _ budget: inout SearchBudget) -> Int {
        budget.hold(2 * MemoryLayout<Edge>.stride * edges.count + 64)
        states.append(edges)
        return states.count - 1
    }

    /// - Returns: nil if nothing says a value.
    private mutating func start(
        of items: [NumberTable.AnnouncementItem], _ values: [String: AmountAutomaton], _ budget: inout SearchBudget
    ) -> Int? {
        var place = items.count { $0.slotName != nil } + 1
        var next = Self.end
        for item in items.reversed() {
            if case .clip(let clip) = item {
                next = state([Edge(clip: clip, place: 0, value: 0, target: next)], &budget)
            }
            guard let name = item.slotName, let value = values[name] else { continue }
            place -= 1
            let skip = item.isOptional ? [Edge(clip: nil, place: 0, value: 0, target: next)] : []
            let target = copy(value, at: place, then: next, &budget)
            let said = target.map { [Edge(clip: nil, place: place, value: 1, target: $0)] } ?? []
            guard !(said + skip).isEmpty else { return nil }
            next = state(said + skip, &budget)
        }
        return next
    }

    /// The states of a value, which go on elsewhere than they end; nil if none of them ends.
    private mutating func copy(
        _ automaton: AmountAutomaton, at place: Int, then next: Int, _ budget: inout SearchBudget
    ) -> Int? {
        var copies = [Int?](repeating: nil, count: automaton.states.count)
        copies[AmountAutomaton.end] = next
        for (index, edges) in automaton.states.enumerated() where index > AmountAutomaton.end && !budget.isSpent {
            let own = edges.compactMap { edge in
                copies[edge.target].map { Edge(clip: edge.clip, place: place, value: edge.value, target: $0) }
            }
            copies[index] = own.isEmpty ? nil : state(own, &budget)
        }
        return copies[automaton.start]
    }
}

extension SIMD8<Int64> {
    /// Whether it comes before another one: by the first number in which they differ.
    func isBefore(_ other: Self) -> Bool {
        for index in indices where self[index] != other[index] { return self[index] < other[index] }
        return false
    }
}
