/// What can be seen of a table's slots alone.
struct SlotCheck {
    let table: NumberTable

    /// - Throws: the first fault.
    func check() throws(NumberGrammarError) {
        guard table.slots.count <= NumberTable.Slot.maximumCount else {
            throw .tooMany("slots", limit: NumberTable.Slot.maximumCount)
        }
        for (name, slot) in table.slots.inOrder(by: { $0.key < $1.key }) {
            guard Self.isName(name), Self.isSound(slot) else { throw .slot(name) }
        }
        for (_, items) in table.announcements.inOrder(by: { $0.key < $1.key }) {
            var names: Set<String> = []
            for case .slot(let name, _) in items {
                guard table.slots[name] != nil, names.insert(name).inserted else { throw .slot(name) }
            }
            let count = names.count + (items.contains(.amount) ? 1 : 0)
            guard count <= NumberTable.Slot.maximumPerAnnouncement else {
                throw .tooMany("slots", limit: NumberTable.Slot.maximumPerAnnouncement)
            }
            // In a table with slots each value is said once; and something is said whatever is left out.
            let isFixed = items.contains { if case .slot(_, true) = $0 { false } else { true } }
            guard isFixed, items.count(where: { $0 == .amount }) <= 1 else {
                throw .slot(names.min() ?? AmountGrammar.amountName)
            }
        }
    }

    /// 1 to 64 of `a-z 0-9 -`, beginning with a letter; not `amount`.
    static func isName(_ name: String) -> Bool {
        (1...64).contains(name.utf8.count) && name != "amount" && name.utf8.first?.isASCIILowercase == true
            && name.utf8.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    }

    private static func isSound(_ slot: NumberTable.Slot) -> Bool {
        switch slot {
        case .number(let number): return range(of: number) != nil && !number.patterns.isEmpty
        case .choice(let choices):
            return (1...NumberTable.Slot.maximumChoices).contains(choices.count)
                && choices.allSatisfy { (1...200).contains($0.key.utf8.count) && !$0.value.isEmpty }
        case .spell(let spelling): return isSound(spelling)
        case .time(let clock): return range(of: clock) != nil && isSound(clock)
        case .date(let calendar): return range(of: calendar) != nil && isSound(calendar)
        case .duration(let duration): return range(of: duration) != nil && isSound(duration)
        }
    }

    private static func isSpan(_ span: [Int]?, from least: Int = 0, below limit: Int) -> Bool {
        span.map { $0.count == 2 && least <= $0[0] && $0[0] <= $0[1] && $0[1] < limit } ?? true
    }

    private static func isSound(_ clock: NumberTable.Slot.Clock) -> Bool {
        return [12, 24].contains(clock.clock)
            && (1...NumberTable.Slot.Clock.maximumPatterns).contains(clock.patterns.count)
            && clock.patterns.allSatisfy { pattern in
                isSpan(pattern.hours, below: 24) && isSpan(pattern.minutes, below: 60) && !pattern.say.isEmpty
                    // Without the zeros at its end, 30 would be said as 3.
                    && !pattern.say.contains { if case .digits = $0 { true } else { false } }
            }
    }

    private static func isSound(_ calendar: NumberTable.Slot.Calendar) -> Bool {
        let says = calendar.patterns.map(\.say)
        let saysMonth = says.contains { $0.contains(.month) }
        return (1...NumberTable.Slot.Calendar.maximumPatterns).contains(says.count)
            && calendar.months.count == (saysMonth ? 12 : 0) && calendar.months.allSatisfy { !$0.isEmpty }
            && says.allSatisfy { say in
                let fields = say.compactMap(\.field)
                return !say.isEmpty && Set(fields).count == fields.count
            }
            && calendar.patterns.allSatisfy {
                isSpan($0.days, from: 1, below: 32) && isSpan($0.months, from: 1, below: 13)
            }
    }

    private static func isSound(_ duration: NumberTable.Slot.Duration) -> Bool {
        let seconds = duration.parts.map(\.seconds)
        return !seconds.isEmpty && seconds == [3600, 60, 1].filter(seconds.contains)
            && duration.parts.allSatisfy { !$0.patterns.isEmpty }
    }

    /// The dates of a slot; nil unless both ends are dates, the earlier one first, not too far apart.
    static func range(of calendar: NumberTable.Slot.Calendar) -> ClosedRange<CalendarDate>? {
        guard let min = CalendarDate(calendar.min), let max = CalendarDate(calendar.max), min <= max,
            max.year - min.year < NumberTable.Slot.Calendar.maximumYears
        else { return nil }
        return min...max
    }

    /// The durations of a slot, seconds; nil unless both ends are durations that its parts say, the shorter one first, with
    /// not too many between them.
    static func range(of duration: NumberTable.Slot.Duration) -> ClosedRange<Int>? {
        guard let min = DurationText(duration.min)?.seconds, let max = DurationText(duration.max)?.seconds,
            let unit = duration.parts.last?.seconds, unit > 0, min <= max, min % unit == 0, max % unit == 0,
            (max - min) / unit < NumberTable.Slot.Duration.maximumCount
        else { return nil }
        return min...max
    }

    /// The times of a slot, minutes after midnight; nil unless both ends are times, the earlier one first.
    static func range(of clock: NumberTable.Slot.Clock) -> ClosedRange<Int>? {
        guard let min = ClockTime(clock.min), let max = ClockTime(clock.max), min.minutes <= max.minutes else {
            return nil
        }
        return min.minutes...max.minutes
    }

    private static func isSound(_ spelling: NumberTable.Slot.Spelling) -> Bool {
        let most = NumberTable.Slot.maximumSymbols
        guard (1...most).contains(spelling.form.count),
            spelling.form.allSatisfy({ (0...$0.max).contains($0.min) && (1...most).contains($0.max) }),
            spelling.form.reduce(0, { $0 + $1.max }) <= most, spelling.form.contains(where: { $0.min > 0 }),
            spelling.last.map({ (1...most).contains($0) }) ?? true, spelling.double?.isEmpty != true,
            isSound(groups: spelling.groups, pause: spelling.pause)
        else { return false }
        return spelling.form.allSatisfy { group in
            let symbols = group.symbols.unicodeScalars
            return !symbols.isEmpty && Set(symbols).count == symbols.count
                && symbols.allSatisfy { spelling.clips[String($0)]?.isEmpty == false }
        } && spelling.clips.keys.allSatisfy { $0.unicodeScalars.count == 1 }
    }

    /// Two groups at least, and a pause between them; neither without the other.
    private static func isSound(groups: [Int]?, pause: [Int]?) -> Bool {
        let most = NumberTable.Slot.maximumSymbols
        guard let groups else { return pause == nil }
        return pause?.isEmpty == false && (2...most).contains(groups.count)
            && groups.allSatisfy { (1...most).contains($0) }
    }

    /// The numbers of a slot; nil unless both ends are written with all digits, the smaller one first.
    static func range(of number: NumberTable.Slot.Number) -> ClosedRange<Amount>? {
        guard let min = Amount(canonical: number.min, scale: number.scale),
            let max = Amount(canonical: number.max, scale: number.scale), min <= max
        else { return nil }
        return min...max
    }
}
