import NumberGrammar

/// What is said of values that have fields, such as a day, a month and a year, one field after the other.
///
/// Values with the same rest go on alike: what is said of the rest is built once.
struct FieldAutomaton {
    private struct Rest: Hashable {
        var way: Int
        var level: Int
        var values: [Int]
    }

    /// What one way to say values says of a field's value, and how the value's rank grows by it.
    struct Way {
        var index: Int
        var clips: (_ level: Int, _ value: Int) -> [Int]
        var rank: (_ level: Int, _ value: Int) -> Int64
    }

    var automaton = AmountAutomaton()
    private var known: [Rest: Int] = [:]

    /// A state from which values are said.
    ///
    /// - Parameter values: the values' fields in the order in which they are said, sorted; each with equally many, at least one.
    mutating func state(_ values: ArraySlice<[Int]>, _ way: Way, level: Int = 0) -> Int {
        guard let fields = values.first?.count, level < fields else { return AmountAutomaton.end }
        let rest = Rest(way: way.index, level: level, values: values.flatMap { $0[level...] })
        if let known = known[rest] { return known }
        var ways: [Int] = []
        var start = values.startIndex
        while start < values.endIndex {
            let value = values[start][level]
            let end = values[start...].firstIndex { $0[level] != value } ?? values.endIndex
            let next = state(values[start..<end], way, level: level + 1)
            ways.append(automaton.path(way.clips(level, value), value: way.rank(level, value), then: next))
            start = end
        }
        let state = automaton.union(ways)
        known[rest] = state
        return state
    }

    /// The items of a pattern by the field that they are said with: one that says no field belongs to the one before it.
    ///
    /// - Returns: nil if a field stands on both sides of another.
    static func levels<Field: Hashable>(_ items: [Field?], _ order: [Field]) -> [[Int]]? {
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

// MARK: Durations

extension FieldAutomaton {
    /// What a duration says: the ranks of its values are seconds.
    static func automaton(of duration: ResolvedDuration) -> AmountAutomaton {
        var fields = FieldAutomaton()
        let parts = duration.duration.parts.map(\.seconds)
        let values = stride(from: duration.range.lowerBound, through: duration.range.upperBound, by: duration.unit)
            .filter { $0 > 0 }.map(duration.counts)
        let way = Way(
            index: 0, clips: { $1 == 0 ? [] : (try? duration.clips(part: $0, $1)) ?? [] },
            rank: { Int64($1 * parts[$0]) })
        var starts = values.isEmpty ? [] : [fields.state(values[...], way)]
        if duration.range.lowerBound == 0 {
            let none = (try? duration.clips(part: parts.count - 1, 0)) ?? []
            starts.append(fields.automaton.path(none, value: 0, then: AmountAutomaton.end))
        }
        fields.automaton.start = fields.automaton.union(starts)
        return fields.automaton
    }
}

extension ResolvedDuration {
    /// The shortest duration with a number of a part that nothing is said of; nil if there is none.
    var smallestUnsaid: String? {
        let first = zip(duration.parts, grammars).compactMap { part, grammar -> Int? in
            guard let count = AmountCoverage(grammar).smallestUnsaid else { return nil }
            return Int(count.integer) * part.seconds
        }.min()
        return first.map { text(max($0, range.lowerBound)) }
    }
}

// MARK: Times

extension FieldAutomaton {
    fileprivate enum ClockField: Hashable { case hour, minute, both }

    /// What a clock says: the ranks of its values are minutes after midnight. Of a clock of twelve hours, a time that is said
    /// like the one twelve hours before is that one. A time that nothing says has no path.
    static func automaton(of clock: ResolvedClock) -> AmountAutomaton {
        var fields = FieldAutomaton()
        let times = clock.range.filter { !clock.isSilent($0) && !clock.isRepeated($0) }.map(ClockTime.init)
        var starts: [Int] = []
        for (index, pattern) in clock.clock.patterns.enumerated() {
            let said = pattern.say.map(\.clockField)
            var order = said.compactMap(\.self).reduce(into: [ClockField]()) { if !$0.contains($1) { $0.append($1) } }
            for field in [ClockField.hour, .minute] where !order.contains(field) { order.append(field) }
            var levels = Self.levels(said, order)
            if levels == nil { (order, levels) = ([.both], [Array(said.indices)]) }
            let way = way(index, clock, order, levels ?? [])
            let values = times.filter { clock.pattern(of: $0) == index }
                .map { time in order.map { $0 == .both ? time.minutes : $0 == .hour ? time.hour : time.minute } }
                .sorted { $0.lexicographicallyPrecedes($1) }
            if !values.isEmpty { starts.append(fields.state(values[...], way)) }
        }
        fields.automaton.start = fields.automaton.union(starts)
        return fields.automaton
    }

    private static func way(
        _ pattern: Int, _ clock: ResolvedClock, _ order: [ClockField], _ levels: [[Int]]
    ) -> Way {
        func minutes(_ level: Int, _ value: Int) -> Int { order[level] == .hour ? value * 60 : value }
        return Way(
            index: pattern,
            clips: { level, value in
                let time = ClockTime(minutes: minutes(level, value))
                return levels[level].flatMap { (try? clock.clips(pattern: pattern, item: $0, time)) ?? [] }
            },
            rank: { Int64(minutes($0, $1)) })
    }
}

extension NumberTable.AmountItem {
    fileprivate var clockField: FieldAutomaton.ClockField? {
        switch self {
        case .clip: nil
        case .integer: .hour
        case .fraction, .digits, .allDigits: .minute
        }
    }
}

extension ResolvedClock {
    /// The first time that nothing is said for; nil if each is said.
    var smallestUnsaid: ClockTime? { range.first(where: isSilent).map(ClockTime.init) }

    fileprivate func isSilent(_ minutes: Int) -> Bool { ((try? clips(ClockTime(minutes: minutes))) ?? []).isEmpty }

    fileprivate func isRepeated(_ minutes: Int) -> Bool {
        guard clock.clock == 12, minutes >= 720, range.contains(minutes - 720) else { return false }
        return (try? clips(ClockTime(minutes: minutes))) == (try? clips(ClockTime(minutes: minutes - 720)))
    }
}
