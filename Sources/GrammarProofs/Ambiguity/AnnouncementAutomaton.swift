import NumberGrammar

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
