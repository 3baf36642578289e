extension NumberTable.Slot {
    /// A day of the Gregorian calendar.
    public struct Calendar: Sendable, Hashable {
        /// An item of what is said of a date.
        public enum Item: Sendable, Hashable {
            /// The clip of this index.
            case clip(Int)
            /// The clips of the month.
            case month
            /// The day of the month, 1 … 31, by a machine.
            case day(set: String)
            /// The year, by a machine.
            case year(set: String)

            package var clip: Int? { if case .clip(let clip) = self { clip } else { nil } }
        }

        /// One way to say a date.
        public struct Pattern: Sendable, Hashable {
            /// The first and the last day, 1 … 31, that it is for; nil for all.
            public package(set) var days: [Int]?
            /// The first and the last month, 1 … 12, that it is for; nil for all.
            public package(set) var months: [Int]?
            /// What is said, in order; the day, the month and the year at most once each.
            public package(set) var say: [Item]

            package init(days: [Int]? = nil, months: [Int]? = nil, say: [Item]) {
                (self.days, self.months, self.say) = (days, months, say)
            }

            package func holds(_ date: CalendarDate) -> Bool {
                (days.map { $0[0] <= date.day && date.day <= $0[1] } ?? true)
                    && (months.map { $0[0] <= date.month && date.month <= $0[1] } ?? true)
            }
        }

        /// The first date that is said: `2026-01-01`.
        public package(set) var min: String
        /// The last one.
        public package(set) var max: String
        /// The clips of the twelve months; empty if no pattern says the month.
        public package(set) var months: [[Int]]
        /// The ways to say a date: the first one whose conditions hold is used.
        public package(set) var patterns: [Pattern]

        package init(min: String, max: String, months: [[Int]], patterns: [Pattern]) {
            (self.min, self.max, self.months, self.patterns) = (min, max, months, patterns)
        }

        /// Whether no pattern says the year: whoever writes such patterns leaves it out.
        package var leavesOutYear: Bool { !patterns.contains { $0.say.contains { $0.field == .year } } }

        /// The most ways to say a date.
        package static let maximumPatterns = 100
        /// The most years from the first date's to the last one's.
        package static let maximumYears = 200
    }
}

extension NumberTable.Slot.Calendar.Pattern: Codable {
    /// Reads an object with the conditions, if there are any, and `say`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: TableKey.self)
        days = try values.decodeIfPresent([Int].self, forKey: .days)
        months = try values.decodeIfPresent([Int].self, forKey: .months)
        say = try values.decode([NumberTable.Slot.Calendar.Item].self, forKey: .say)
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: TableKey.self)
        try values.encodeIfPresent(days, forKey: .days)
        try values.encodeIfPresent(months, forKey: .months)
        try values.encode(say, forKey: .say)
    }
}

extension NumberTable.Slot.Calendar.Item: Codable {
    private static let marks = (day: "day=", year: "year=", month: "month")

    /// Reads a clip's index, `month`, `day=` or `year=` and a machine.
    public init(from decoder: any Decoder) throws {
        switch try ClipOrText(from: decoder) {
        case .clip(let clip): self = .clip(clip)
        case .text(Self.marks.month): self = .month
        case .text(let text) where text.hasPrefix(Self.marks.day) && text != Self.marks.day:
            self = .day(set: String(text.dropFirst(Self.marks.day.count)))
        case .text(let text) where text.hasPrefix(Self.marks.year) && text != Self.marks.year:
            self = .year(set: String(text.dropFirst(Self.marks.year.count)))
        case .text:
            throw DecodingError.form(decoder.codingPath, "an index, `month`, or `day=` or `year=` and a machine")
        }
    }

    /// Writes the form that `init(from:)` reads.
    public func encode(to encoder: any Encoder) throws {
        let form: ClipOrText =
            switch self {
            case .clip(let clip): .clip(clip)
            case .month: .text(Self.marks.month)
            case .day(let set): .text(Self.marks.day + set)
            case .year(let set): .text(Self.marks.year + set)
            }
        try form.encode(to: encoder)
    }

    /// What of a date the item says; nil of a clip.
    package var field: CalendarDate.Field? {
        switch self {
        case .clip: nil
        case .month: .month
        case .day: .day
        case .year: .year
        }
    }
}

/// A day of the Gregorian calendar.
package struct CalendarDate: Sendable, Hashable, Comparable, CustomStringConvertible {
    package enum Field: Sendable, Hashable, CaseIterable { case year, month, day }

    /// 1 … 9999.
    package let year: Int
    /// 1 … 12.
    package let month: Int
    /// 1 … 31.
    package let day: Int

    /// Nil unless there is such a day.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.days(of: month, in: year)
        else {
            return nil
        }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Reads `2026-11-24`; nil of all other texts, and of days that there are not.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return nil }
        func number(_ places: Range<Int>) -> Int? {
            guard bytes[places].allSatisfy(\.isASCIIDigit) else { return nil }
            return bytes[places].reduce(0) { $0 * 10 + Int($1) - 0x30 }
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return nil }
        self.init(year: year, month: month, day: day)
    }

    private static func days(of month: Int, in year: Int) -> Int {
        guard month == 2 else { return [4, 6, 9, 11].contains(month) ? 30 : 31 }
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    }

    /// The day after it; nil after the last day of the year 9999.
    package var next: CalendarDate? {
        CalendarDate(year: year, month: month, day: day + 1) ?? CalendarDate(year: year, month: month + 1, day: 1)
            ?? CalendarDate(year: year + 1, month: 1, day: 1)
    }

    package subscript(field: Field) -> Int {
        switch field {
        case .year: year
        case .month: month
        case .day: day
        }
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    /// As it is read: `2026-03-09`.
    package var description: String {
        func padded(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}

/// A calendar that was checked, ready to say dates.
package struct ResolvedCalendar: Sendable {
    private enum Item: Sendable {
        case clips([Int])
        case month
        case number(CalendarDate.Field, machine: Int)
    }

    package let calendar: NumberTable.Slot.Calendar
    /// The dates that are said.
    package let range: ClosedRange<CalendarDate>
    /// They say days and years.
    private let machines: [NumberTable.Machine]
    private let patterns: [[Item]]

    init(
        _ calendar: NumberTable.Slot.Calendar, range: ClosedRange<CalendarDate>,
        _ machines: [NumberTable.Machine], _ indexes: [String: Int]
    ) throws(NumberGrammarError) {
        (self.calendar, self.range, self.machines) = (calendar, range, machines)
        patterns = try calendar.patterns.map { pattern throws(NumberGrammarError) in
            try pattern.say.map { item throws(NumberGrammarError) in
                switch item {
                case .clip(let clip): .clips([clip])
                case .month: .month
                case .day(let set): .number(.day, machine: try indexes.of(set))
                case .year(let set): .number(.year, machine: try indexes.of(set))
                }
            }
        }
    }

    /// Every date that is said, in order.
    package var dates: [CalendarDate] {
        var dates: [CalendarDate] = []
        var next: CalendarDate? = range.lowerBound
        while let date = next, date <= range.upperBound {
            dates.append(date)
            next = date.next
        }
        return dates
    }

    /// Which pattern says a date; nil if none does.
    package func pattern(of date: CalendarDate) -> Int? { calendar.patterns.firstIndex { $0.holds(date) } }

    /// The clips of an item of a pattern.
    package func clips(pattern: Int, item: Int, _ date: CalendarDate) throws(SlotFault) -> [Int] {
        switch patterns[pattern][item] {
        case .clips(let clips): return clips
        case .month: return calendar.months[date.month - 1]
        case .number(let field, let machine):
            guard let clips = machines[machine].clips(Int64(date[field])) else { throw .unsaid }
            return clips
        }
    }

    private func clips(_ date: CalendarDate) throws(SlotFault) -> [Int] {
        guard let index = pattern(of: date) else { throw .unsaid }
        var clips: [Int] = []
        for item in patterns[index].indices { clips += try self.clips(pattern: index, item: item, date) }
        return clips
    }

    /// The clips of a value.
    func clips(_ text: String) throws(SlotFault) -> [Int] {
        guard text.unicodeScalars.count <= 10 else { throw .length(limit: 10) }
        guard let date = CalendarDate(text) else { throw .form(example: "\(range.lowerBound)") }
        guard range.contains(date) else { throw .range(min: "\(range.lowerBound)", max: "\(range.upperBound)") }
        return try clips(date)
    }

    /// The first date of each pattern with each day, each month and each year.
    package var sample: [String] {
        struct Part: Hashable {
            var pattern: Int?
            var field: CalendarDate.Field
            var value: Int
        }
        var seen: Set<Part> = []
        let fields = calendar.leavesOutYear ? [CalendarDate.Field.month, .day] : [.year, .month, .day]
        return dates.filter { date in
            let pattern = pattern(of: date)
            let isNew = fields.map { seen.insert(Part(pattern: pattern, field: $0, value: date[$0])).inserted }
            return isNew.contains(true) || date == range.upperBound
        }.map(\.description)
    }
}
