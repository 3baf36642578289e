import NumberGrammar

/// What a clock says, as an automaton: the ranks of its values are minutes after midnight.
///
/// A pattern says what depends on the hour in one piece and what depends on the minute in another, mostly: each piece is
/// built once. Of a clock of twelve hours, a time that is said like the one twelve hours before is that one.
struct ClockAutomaton {
    private struct Tail: Hashable {
        var pattern: Int
        var first: Int
        var minutes: [Int]
    }

    private let clock: ResolvedClock
    private(set) var automaton = AmountAutomaton()
    private var tails: [Tail: Int] = [:]

    init(_ clock: ResolvedClock) {
        self.clock = clock
        var starts: [Int] = []
        for hour in 0..<24 {
            let times = (0..<60).map { hour * 60 + $0 }.filter { clock.range.contains($0) && !isRepeated($0) }
                .map(ClockTime.init)
            for (pattern, times) in Dictionary(grouping: times, by: clock.pattern).sorted(by: {
                ($0.key ?? -1) < ($1.key ?? -1)
            }) {
                guard let pattern else {
                    starts.append(automaton.path([], value: Int64(times[0].minutes), then: AmountAutomaton.end))
                    continue
                }
                starts += said(times, by: pattern)
            }
        }
        automaton.start = automaton.union(starts)
    }

    private func isRepeated(_ minutes: Int) -> Bool {
        guard clock.clock.clock == 12, minutes >= 720, clock.range.contains(minutes - 720) else { return false }
        return (try? clock.clips(ClockTime(minutes: minutes))) == (try? clock.clips(ClockTime(minutes: minutes - 720)))
    }

    /// The states from which the times of one hour are said.
    private mutating func said(_ times: [ClockTime], by pattern: Int) -> [Int] {
        let items = clock.clock.patterns[pattern].say
        let first = items.firstIndex(where: \.isOfMinute) ?? items.count
        guard !items[first...].contains(where: \.isOfHour) else {
            return times.map { time in
                automaton.path(
                    (try? clock.clips(time)) ?? [], value: Int64(time.minutes), then: AmountAutomaton.end)
            }
        }
        let key = Tail(pattern: pattern, first: first, minutes: times.map(\.minute))
        let tail = tails[key] ?? self.tail(times, by: pattern, items.indices[first...])
        tails[key] = tail
        let head = clips(times[0], by: pattern, items.indices[..<first])
        return [automaton.path(head, value: Int64(times[0].hour * 60), then: tail)]
    }

    private mutating func tail(_ times: [ClockTime], by pattern: Int, _ items: Range<Int>) -> Int {
        automaton.union(
            times.map { time in
                automaton.path(
                    clips(time, by: pattern, items), value: Int64(time.minute), then: AmountAutomaton.end)
            })
    }

    private func clips(_ time: ClockTime, by pattern: Int, _ items: Range<Int>) -> [Int] {
        items.flatMap { (try? clock.clips(pattern: pattern, item: $0, time)) ?? [] }
    }
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
