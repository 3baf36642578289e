extension NumberTable.Slot {
    /// A time of day, to the minute.
    public struct Clock: Sendable, Hashable {
        /// One way to say a time. In its items `integer` is the hour by the clock, `fraction` the minute and `digits:all` the
        /// minute's two digits.
        public struct Pattern: Sendable, Hashable {
            /// The first and the last hour, 0 … 23, that it is for; nil for all.
            public package(set) var hours: [Int]?
            /// The first and the last minute that it is for; nil for all.
            public package(set) var minutes: [Int]?
            /// What is said, in order.
            public package(set) var say: [NumberTable.AmountItem]

            package init(hours: [Int]? = nil, minutes: [Int]? = nil, say: [NumberTable.AmountItem]) {
                (self.hours, self.minutes, self.say) = (hours, minutes, say)
            }
        }

        /// 24, or 12 for a clock whose hours are 12, 1, 2 … 11 twice a day.
        public package(set) var clock: Int
        /// The first time that is said: `00:00`.
        public package(set) var min: String
        /// The last one.
        public package(set) var max: String
        /// The ways to say a time: the first one whose conditions hold is used.
        public package(set) var patterns: [Pattern]

        package init(clock: Int, min: String, max: String, patterns: [Pattern]) {
            (self.clock, self.min, self.max, self.patterns) = (clock, min, max, patterns)
        }

        /// The most ways to say a time.
        package static let maximumPatterns = 100
    }
}

extension NumberTable.Slot.Clock.Pattern: Codable {
    /// Reads an object with the conditions, if there are any, and `say`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: TableKey.self)
        hours = try values.decodeIfPresent([Int].self, forKey: .hours)
        minutes = try values.decodeIfPresent([Int].self, forKey: .minutes)
        var list = try values.nestedUnkeyedContainer(forKey: .say)
        say = try list.decodeAll()
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: TableKey.self)
        try values.encodeIfPresent(hours, forKey: .hours)
        try values.encodeIfPresent(minutes, forKey: .minutes)
        try values.encode(say, forKey: .say)
    }
}

/// A time of day, to the minute.
package struct ClockTime: Sendable, Hashable, CustomStringConvertible {
    /// 0 … 23.
    package let hour: Int
    /// 0 … 59.
    package let minute: Int

    /// The time so many minutes after midnight, 0 … 1439.
    package init(minutes: Int) { (hour, minute) = (minutes / 60, minutes % 60) }

    /// Reads two digits, a colon, and two digits; nil of all other texts, and of `24:00`.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        let digits = [0, 1, 3, 4].map { $0 < bytes.count ? Int(bytes[$0]) - 0x30 : -1 }
        guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"), digits.allSatisfy((0...9).contains) else { return nil }
        (hour, minute) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
        guard hour < 24, minute < 60 else { return nil }
    }

    /// Minutes after midnight.
    package var minutes: Int { hour * 60 + minute }

    /// As it is read: `09:05`.
    package var description: String { "\(hour / 10)\(hour % 10):\(minute / 10)\(minute % 10)" }
}

/// A clock that was checked, ready to say times.
package struct ResolvedClock: Sendable {
    package let clock: NumberTable.Slot.Clock
    /// The times that are said, minutes after midnight.
    package let range: ClosedRange<Int>
    private let machines: [NumberTable.Machine]
    /// They say hours and minutes as integers and fractions.
    private let patterns: [ResolvedPattern]

    init(
        _ clock: NumberTable.Slot.Clock, range: ClosedRange<Int>, _ machines: [NumberTable.Machine],
        _ patterns: [ResolvedPattern]
    ) {
        (self.clock, self.range, self.machines, self.patterns) = (clock, range, machines, patterns)
    }

    /// The first and the last time that is said.
    package var ends: (ClockTime, ClockTime) {
        (ClockTime(minutes: range.lowerBound), ClockTime(minutes: range.upperBound))
    }

    /// Whether times twelve hours apart may be said alike: whoever chooses such a clock leaves that out.
    package var leavesOutHalfOfTheDay: Bool {
        clock.clock == 12
            && range.contains { minutes in
                let earlier = ClockTime(minutes: max(0, minutes - 720))
                let time = ClockTime(minutes: minutes)
                return minutes - 720 >= range.lowerBound && (try? clips(earlier)) == (try? clips(time))
            }
    }

    /// Which pattern says a time; nil if none does.
    package func pattern(of time: ClockTime) -> Int? {
        clock.patterns.firstIndex { pattern in
            (pattern.hours.map { $0[0] <= time.hour && time.hour <= $0[1] } ?? true)
                && (pattern.minutes.map { $0[0] <= time.minute && time.minute <= $0[1] } ?? true)
        }
    }

    /// The clips of a time.
    ///
    /// - Throws: `unsaid` if no pattern says it, or a machine does not.
    package func clips(_ time: ClockTime) throws(SlotFault) -> [Int] {
        guard let index = pattern(of: time) else { throw .unsaid }
        do { return try patterns[index].say.flatMap { item in try clips(item, time) } } catch { throw .unsaid }
    }

    /// The clips of an item of a pattern.
    package func clips(pattern: Int, item: Int, _ time: ClockTime) throws(SlotFault) -> [Int] {
        do { return try clips(patterns[pattern].say[item], time) } catch { throw .unsaid }
    }

    private func clips(_ item: ResolvedPattern.Item, _ time: ClockTime) throws -> [Int] {
        let hour = clock.clock == 12 ? (time.hour + 11) % 12 + 1 : time.hour
        var said = Evaluation(machines)
        try said.say(item, of: try Amount(minorUnits: Int64(hour * 100 + time.minute), scale: 2))
        return said.clips
    }

    /// The clips of a value.
    func clips(_ text: String) throws(SlotFault) -> [Int] {
        guard text.unicodeScalars.count <= 5 else { throw .length(limit: 5) }
        guard let time = ClockTime(text) else { throw .form(example: "\(ends.0)") }
        guard range.contains(time.minutes) else { throw .range(min: "\(ends.0)", max: "\(ends.1)") }
        return try clips(time)
    }

    /// Times at which something else is said than before: of each pattern each hour and each minute.
    package var sample: [String] {
        var times: Set<Int> = [range.lowerBound, range.upperBound]
        for index in clock.patterns.indices {
            let own = range.filter { pattern(of: ClockTime(minutes: $0)) == index }
            var (hours, minutes) = (Set<Int>(), Set<Int>())
            times.formUnion(own.filter { hours.insert($0 / 60).inserted })
            times.formUnion(own.filter { minutes.insert($0 % 60).inserted })
        }
        return times.inOrder(by: <).map { "\(ClockTime(minutes: $0))" }
    }
}
