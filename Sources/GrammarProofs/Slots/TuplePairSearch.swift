import NumberGrammar

/// Searches all announcements of a pack with slots for two that are said alike.
///
/// The announcements are one automaton, whose edges say one symbol each: slots' automata one behind the other, and clips'
/// texts letter by letter. Two paths are followed at a time, first as one; where both end, two announcements say the same.
struct TuplePairSearch {
    /// The ranks of a path's values: its announcement's first, then one more than each slot's, 0 for one that is left out.
    typealias Ranks = SIMD8<Int64>

    private struct Edge {
        /// nil: nothing is said.
        var symbol: UInt32?
        var ranks: Ranks
        var target: Int32
    }

    /// What can follow where something was said.
    struct Stop {
        var edges: [(symbol: UInt32, ranks: Ranks, target: Int32)] = []
        var ends: [Ranks] = []
    }

    /// Two paths that have said the same; while they are one path, `isOne`.
    struct Pair: Hashable {
        var first: Int32
        var second: Int32
        var isOne: Bool
    }

    private struct Visit {
        var pair: Pair
        var before: Int32
        /// The edges that led here, in the stops of the pair before.
        var edges: (Int32, Int32)
    }

    private let announcements: [(id: String, items: [NumberTable.AnnouncementItem])]
    private let slots: [String: SlotAutomaton]
    private let spellings: [[UInt32]]
    private var states: [[Edge]] = [[]]
    private(set) var start: Int32 = 0
    private var stops: [Int32: Stop] = [:]
    private var budget = SearchBudget(width: 1, limit: SearchBudget.keeping)

    /// Where each path ends.
    private static let end: Int32 = 0

    init(
        _ grammar: AmountGrammar, _ slots: [String: SlotAutomaton], _ spellings: [[UInt32]]
    ) throws(TooIntricate) {
        announcements = grammar.table.announcements.sorted { $0.key < $1.key }.map { (id: $0.key, items: $0.value) }
        (self.slots, self.spellings) = (slots, spellings)
        var starts: [Edge] = []
        for (index, announcement) in announcements.enumerated() {
            var ranks = Ranks.zero
            ranks[0] = Int64(index)
            starts.append(Edge(symbol: nil, ranks: ranks, target: try start(of: announcement.items)))
        }
        start = try state(starts)
    }

    // MARK: The automaton

    private mutating func state(_ edges: [Edge]) throws(TooIntricate) -> Int32 {
        budget.hold(2 * MemoryLayout<Edge>.stride * edges.count + 64)
        try checkBudget()
        states.append(edges)
        return Int32(states.count - 1)
    }

    private func checkBudget() throws(TooIntricate) {
        guard !budget.isSpent else { throw budget.tooIntricate("announcements") }
    }

    private mutating func start(of items: [NumberTable.AnnouncementItem]) throws(TooIntricate) -> Int32 {
        var places: [Int] = []
        var slot = 0
        for item in items {
            if item.slotName != nil { slot += 1 }
            places.append(slot)
        }
        var next = Self.end
        for (item, place) in zip(items, places).reversed() {
            if case .clip(let clip) = item { next = try path(spellings[clip][...], .zero, then: next) }
            guard let name = item.slotName, let automaton = slots[name]?.automaton else { continue }
            var said = Ranks.zero
            said[place] = 1
            let target = try copy(automaton, at: place, then: next)
            let skip = item.isOptional ? [Edge(symbol: nil, ranks: .zero, target: next)] : []
            next = try state([Edge(symbol: nil, ranks: said, target: target)] + skip)
        }
        return next
    }

    /// A state from which a text is said.
    private mutating func path(
        _ text: ArraySlice<UInt32>, _ ranks: Ranks, then next: Int32
    ) throws(TooIntricate) -> Int32 {
        var target = next
        for symbol in text.dropFirst().reversed() {
            target = try state([Edge(symbol: symbol, ranks: .zero, target: target)])
        }
        return try state([Edge(symbol: text.first, ranks: ranks, target: target)])
    }

    /// The states of a slot, which go on elsewhere than they end.
    private mutating func copy(
        _ automaton: AmountAutomaton, at place: Int, then next: Int32
    ) throws(TooIntricate) -> Int32 {
        struct Rest: Hashable {
            var clip: Int
            var target: Int
        }
        var copies = [Int32?](repeating: nil, count: automaton.states.count)
        copies[AmountAutomaton.end] = next
        var rests: [Rest: Int32] = [:]
        for (index, edges) in automaton.states.enumerated() where index > AmountAutomaton.end {
            var own: [Edge] = []
            for edge in edges {
                guard let target = copies[edge.target] else { continue }
                var ranks = Ranks.zero
                ranks[place] = edge.value
                guard let clip = edge.clip, let first = spellings[clip].first else {
                    own.append(Edge(symbol: nil, ranks: ranks, target: target))
                    continue
                }
                let rest = Rest(clip: clip, target: edge.target)
                let tail: Int32
                if let known = rests[rest] {
                    tail = known
                } else if spellings[clip].count == 1 {
                    tail = target
                } else {
                    tail = try path(spellings[clip].dropFirst(), .zero, then: target)
                    rests[rest] = tail
                }
                own.append(Edge(symbol: first, ranks: ranks, target: tail))
            }
            copies[index] = own.isEmpty ? nil : try state(own)
        }
        if let start = copies[automaton.start] { return start }
        return try state([])
    }

    /// What can follow a state, with what says nothing gone through.
    mutating func stop(_ state: Int32) throws(TooIntricate) -> Stop {
        if let known = stops[state] { return known }
        var stop = Stop()
        var open: [(state: Int32, ranks: Ranks)] = [(state, .zero)]
        while let (state, ranks) = open.popLast() {
            budget.step()
            try checkBudget()
            if state == Self.end { stop.ends.append(ranks) }
            for edge in states[Int(state)] {
                if let symbol = edge.symbol {
                    stop.edges.append((symbol, ranks &+ edge.ranks, edge.target))
                } else {
                    open.append((edge.target, ranks &+ edge.ranks))
                }
            }
        }
        budget.hold(stop.edges.count * 112 + stop.ends.count * 64 + 128)
        stop.edges.sort { $0.symbol != $1.symbol ? $0.symbol < $1.symbol : Self.isLess($0.ranks, $1.ranks) }
        stop.ends.sort(by: Self.isLess)
        stops[state] = stop
        return stop
    }

    static func isLess(_ left: Ranks, _ right: Ranks) -> Bool {
        for index in left.indices where left[index] != right[index] { return left[index] < right[index] }
        return false
    }

    // MARK: The search

    /// See `SlotProof.alike`.
    func pair() throws(TooIntricate) -> (AnnouncedTuple, AnnouncedTuple)? {
        var search = self
        guard let pair = try search.found() else { return nil }
        // Few packs have two that are alike, and only for those it is worth the time.
        var smallest = SmallestTuples(search)
        return smallest.found().map { (tuple($0.0), tuple($0.1)) } ?? pair
    }

    private mutating func found() throws(TooIntricate) -> (AnnouncedTuple, AnnouncedTuple)? {
        var visits = [Visit(pair: Pair(first: start, second: start, isOne: true), before: -1, edges: (0, 0))]
        var seen: Set<Pair> = [visits[0].pair]
        var index = 0
        while index < visits.count {
            let pair = visits[index].pair
            let (first, second) = (try stop(pair.first), try stop(pair.second))
            if pair.isOne, first.ends.count > 1 {
                return try tuples(visits, index, first.ends[0], first.ends[1])
            }
            if !pair.isOne, let end = first.ends.first, let other = second.ends.first {
                return try tuples(visits, index, end, other)
            }
            for (pair, edges) in try Self.steps(pair, first, second, &budget) where seen.insert(pair).inserted {
                budget.hold(2 * MemoryLayout<Visit>.stride + 3 * MemoryLayout<Pair>.stride)
                try checkBudget()
                visits.append(Visit(pair: pair, before: Int32(index), edges: edges))
            }
            index += 1
        }
        return nil
    }

    private static func steps(
        _ pair: Pair, _ first: Stop, _ second: Stop, _ budget: inout SearchBudget
    ) throws(TooIntricate) -> [(Pair, (Int32, Int32))] {
        var steps: [(Pair, (Int32, Int32))] = []
        // Two paths in one state go on as one does: any way to the end will do.
        let isSame = !pair.isOne && pair.first == pair.second
        var low = 0
        for (index, edge) in first.edges.enumerated() {
            while low < second.edges.count, second.edges[low].symbol < edge.symbol { low += 1 }
            var other = pair.isOne || isSame ? index : low
            while other < second.edges.count, second.edges[other].symbol == edge.symbol {
                budget.step()
                guard !budget.isSpent else { throw budget.tooIntricate("announcements") }
                let next = Pair(
                    first: edge.target, second: second.edges[other].target, isOne: pair.isOne && index == other)
                steps.append((next, (Int32(index), Int32(other))))
                other += 1
                if isSame { break }
            }
        }
        return steps
    }

    /// The values of two paths, the smaller one first.
    private mutating func tuples(
        _ visits: [Visit], _ last: Int, _ end: Ranks, _ otherEnd: Ranks
    ) throws(TooIntricate) -> (AnnouncedTuple, AnnouncedTuple) {
        var (first, second) = (end, otherEnd)
        var index = last
        while visits[index].before >= 0 {
            let before = Int(visits[index].before)
            let pair = visits[before].pair
            first &+= try stop(pair.first).edges[Int(visits[index].edges.0)].ranks
            second &+= try stop(pair.second).edges[Int(visits[index].edges.1)].ranks
            index = before
        }
        if Self.isLess(second, first) { swap(&first, &second) }
        return (tuple(first), tuple(second))
    }

    private func tuple(_ ranks: Ranks) -> AnnouncedTuple {
        let (id, items) = announcements[Int(ranks[0])]
        let names = items.compactMap(\.slotName)
        let values = names.enumerated().compactMap { index, name -> AnnouncedTuple.Value? in
            let rank = ranks[index + 1] - 1
            guard rank >= 0, let slot = slots[name] else { return nil }
            return .init(slot: name, text: slot.text(rank))
        }
        return AnnouncedTuple(announcement: id, values: values)
    }
}
