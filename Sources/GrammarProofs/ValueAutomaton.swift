import NumberGrammar

/// What is said of a value, as an automaton whose paths are its values by their ranks; and the values' texts.
///
/// Of a slot that leaves symbols out, values that differ in nothing else are one: what is said of them is meant to be alike.
struct ValueAutomaton: Sendable {
    let automaton: AmountAutomaton
    /// The smallest text of a rank: a text that is longer than what is said of it has the first symbols that fit.
    let text: @Sendable (_ rank: Int64) -> String

    /// An amount.
    init(_ decimals: DecimalAutomaton<MachineReader>, _ values: OrderedValues) {
        (automaton, text) = (decimals.automaton, { values.text($0) })
    }

    init(_ slot: ResolvedSlot, name: String) throws(TooIntricate) {
        switch slot {
        case .ordered(let values):
            automaton = try DecimalAutomaton(values)?.automaton ?? FieldAutomaton.automaton(of: values)
            text = { values.text($0) }
        case .choice(let choices):
            let texts = choices.keys.sorted()
            var automaton = AmountAutomaton()
            automaton.start = automaton.union(
                texts.enumerated().map { rank, text in
                    automaton.path(choices[text] ?? [], value: Int64(rank), then: AmountAutomaton.end)
                })
            self.automaton = automaton
            text = { texts.indices.contains(Int($0)) ? texts[Int($0)] : "" }
        case .spell(let form, let speech):
            let spelled = try SpelledValues(form, speech, name: name)
            (automaton, text) = (spelled.automaton, { spelled.text($0) })
        }
    }
}

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

/// What is said of values that have fields, such as a day, a month and a year, one field after the other.
///
/// Values with the same rest go on alike: what is said of the rest is built once.
struct FieldAutomaton {
    private var automaton = AmountAutomaton()
    /// States by those that they go on with.
    private var known: [[Int]: Int] = [:]

    /// A state from which values are said.
    ///
    /// - Parameters:
    ///   - values: the values' fields in the order in which they are said, sorted; each with equally many, at least one.
    ///   - said: what is said of a level's value, and how the rank grows by it.
    private mutating func state(
        _ values: ArraySlice<[Int]>, level: Int = 0, _ said: (_ level: Int, _ value: Int) -> (clips: [Int], rank: Int64)
    ) -> Int {
        guard let fields = values.first?.count, level < fields else { return AmountAutomaton.end }
        var ways: [Int] = []
        var start = values.startIndex
        while start < values.endIndex {
            let value = values[start][level]
            let end = values[start...].firstIndex { $0[level] != value } ?? values.endIndex
            let next = state(values[start..<end], level: level + 1, said)
            let (clips, rank) = said(level, value)
            ways.append(automaton.path(clips, value: rank, then: next))
            start = end
        }
        let state = known[ways] ?? automaton.union(ways)
        known[ways] = state
        return state
    }

    /// By field of the order, the places of the items that are said with it; nil if one comes back after another.
    private static func levels(_ items: [NumberTable.Field?], _ order: [NumberTable.Field]) -> [[Int]]? {
        var levels = order.map { _ in [Int]() }
        var level = 0
        for (index, field) in items.enumerated() {
            let own = field.flatMap { order.firstIndex(of: $0) } ?? level
            guard own >= level else { return nil }
            level = own
            levels[level].append(index)
        }
        return levels
    }
}

// MARK: Times, dates and durations

extension FieldAutomaton {
    /// The automaton of all values that are said; each has its rank, a date whose year isn't said without its year.
    static func automaton(of values: OrderedValues) -> AmountAutomaton {
        var fields = FieldAutomaton()
        let saysHalves = !values.leavesOutHalfOfTheDay
        let ranks = values.form.ranks(in: values.range).filter { saysHalves || !values.isRepeated($0) }
        // Values that no pattern is for are not said.
        let ways = Dictionary(grouping: ranks) { values.patterns(values.form.values($0)) }
        let starts = ways.filter { $0.key.count == values.parts.count }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { fields.start(values, $0.key, $0.value) }
        fields.automaton.start = fields.automaton.union(starts)
        return fields.automaton
    }

    /// The state from which the values are said that have these patterns, one of each part.
    private mutating func start(_ values: OrderedValues, _ patterns: [Int], _ ranks: [Int64]) -> Int {
        let form = values.form
        let items = zip(values.parts, patterns).flatMap { $0[$1].say }
        let said = items.map { $0.field?.whole }
        var order = said.compactMap(\.self).reduce(into: [NumberTable.Field]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        order += form.fields.filter { !order.contains($0) && !($0 == .year && values.leavesOutYear) }
        // Where a field comes back after another one, each value is by itself.
        let levels = Self.levels(said, order)
        var known: [[Int]: [Int]?] = [:]
        func clips(_ level: Int, _ number: Int) -> [Int]? {
            if let known = known[[level, number]] { return known }
            let clips: [Int]?
            if let levels {
                let value = FieldValues([order[level]]) { _ in Int64(number) }
                let said = levels[level].map { values.clips(items[$0], value)?.flatMap { $0 } }
                clips = said.contains(nil) ? nil : said.flatMap { $0 ?? [] }
            } else {
                clips = values.clips(Int64(number))
            }
            known[[level, number]] = .some(clips)
            return clips
        }
        let all = Set(
            ranks.map { rank in
                let value = form.values(rank)
                return levels == nil ? [Int(rank)] : order.map { Int(value[$0]) }
            })
        let numbers = all.filter { numbers in
            let said = numbers.enumerated().map { clips($0, $1) }
            return !said.contains(nil) && said.contains { $0?.isEmpty == false }
        }.sorted { $0.lexicographicallyPrecedes($1) }
        guard !numbers.isEmpty else { return AmountAutomaton.dead }
        return state(numbers[...]) { level, number in
            (clips(level, number) ?? [], Int64(number) * (levels == nil ? 1 : form.worth(of: order[level])))
        }
    }
}

extension OrderedValues {
    /// The smallest value of the range that nothing, or not all, is said for.
    var smallestUnsaid: String? {
        if case .number = form { return AmountCoverage(self).smallestUnsaid?.description }
        return form.ranks(in: range).first { clips($0)?.isEmpty != false }.map(form.text)
    }

    /// The text of a value's rank in its automaton.
    func text(_ rank: Int64) -> String {
        guard leavesOutYear, rank < form.worth(of: .year) else { return form.text(rank) }
        let dates = stride(from: range.lowerBound / 10_000, through: range.upperBound / 10_000, by: 1)
            .map { $0 * 10_000 + rank }
        return dates.first { range.contains($0) && !form.text($0).isEmpty }.map(form.text) ?? ""
    }
}
