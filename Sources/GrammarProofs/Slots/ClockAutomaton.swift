import NumberGrammar

/// What a clock says, as an automaton: the ranks of its values are minutes after midnight.
///
/// A pattern says what depends on the hour in one piece and what depends on the minute in another, mostly, whichever comes
/// first: each piece is built once. Of a clock of twelve hours, a time that is said like the one twelve hours before is that
/// one. A time that nothing says has no path.
struct ClockAutomaton {
    /// A piece of a pattern.
    private struct Tail: Hashable {
        var pattern: Int
        var first: Int
        /// The hours, or the minutes, that it says.
        var numbers: [Int]
    }

    private let clock: ResolvedClock
    private(set) var automaton = AmountAutomaton()
    private var tails: [Tail: Int] = [:]

    init(_ clock: ResolvedClock) {
        self.clock = clock
        let times = clock.range.filter { !clock.isSilent($0) && !isRepeated($0) }.map(ClockTime.init)
        var starts: [Int] = []
        let byPattern = Dictionary(grouping: times, by: clock.pattern)
        for pattern in clock.clock.patterns.indices { starts += said(byPattern[pattern] ?? [], by: pattern) }
        automaton.start = automaton.union(starts)
    }

    private func isRepeated(_ minutes: Int) -> Bool {
        guard clock.clock.clock == 12, minutes >= 720, clock.range.contains(minutes - 720) else { return false }
        return (try? clock.clips(ClockTime(minutes: minutes))) == (try? clock.clips(ClockTime(minutes: minutes - 720)))
    }

    /// The states from which the times of a pattern are said.
    private mutating func said(_ times: [ClockTime], by pattern: Int) -> [Int] {
        let items = clock.clock.patterns[pattern].say
        let (minute, hour) = (items.firstIndex(where: \.isOfMinute), items.firstIndex(where: \.isOfHour))
        if !items[(minute ?? items.count)...].contains(where: \.isOfHour) {
            return said(times, by: pattern, split: minute ?? items.count, lead: \.hour, rest: \.minute)
        }
        if let hour, !items[hour...].contains(where: \.isOfMinute) {
            return said(times, by: pattern, split: hour, lead: \.minute, rest: \.hour)
        }
        return times.map { time in
            automaton.path((try? clock.clips(time)) ?? [], value: Int64(time.minutes), then: AmountAutomaton.end)
        }
    }

    /// - Parameters:
    ///   - split: the item before which nothing depends on the rest, and behind which all does.
    ///   - lead: what the items before it say.
    ///   - rest: what the others say.
    private mutating func said(
        _ times: [ClockTime], by pattern: Int, split: Int, lead: KeyPath<ClockTime, Int>, rest: KeyPath<ClockTime, Int>
    ) -> [Int] {
        let items = clock.clock.patterns[pattern].say.indices
        let groups = Dictionary(grouping: times) { $0[keyPath: lead] }.sorted { $0.key < $1.key }
        return groups.map { number, times in
            let key = Tail(pattern: pattern, first: split, numbers: times.map { $0[keyPath: rest] })
            let tail =
                tails[key]
                ?? automaton.union(
                    times.map { time in
                        automaton.path(
                            clips(time, by: pattern, items[split...]),
                            value: Self.minutes(time[keyPath: rest], rest), then: AmountAutomaton.end)
                    })
            tails[key] = tail
            let head = clips(times[0], by: pattern, items[..<split])
            return automaton.path(head, value: Self.minutes(number, lead), then: tail)
        }
    }

    private static func minutes(_ number: Int, _ unit: KeyPath<ClockTime, Int>) -> Int64 {
        Int64(unit == \ClockTime.hour ? number * 60 : number)
    }

    private func clips(_ time: ClockTime, by pattern: Int, _ items: Range<Int>) -> [Int] {
        items.flatMap { (try? clock.clips(pattern: pattern, item: $0, time)) ?? [] }
    }
}

extension ResolvedClock {
    /// The first time that nothing is said for; nil if each is said.
    var smallestUnsaid: ClockTime? { range.first(where: isSilent).map(ClockTime.init) }

    fileprivate func isSilent(_ minutes: Int) -> Bool { ((try? clips(ClockTime(minutes: minutes))) ?? []).isEmpty }
}

extension NumberTable.AmountItem {
    fileprivate var isOfHour: Bool { if case .integer = self { true } else { false } }

    fileprivate var isOfMinute: Bool {
        switch self {
        case .fraction, .digits, .allDigits: true
        case .clip, .integer: false
        }
    }
}
