import NumberGrammar
import VoiceAssetPacks

/// Compiles slots that say dates and durations.
extension SlotCompiler {
    mutating func resolved(_ calendar: VoicePack.Slot.Calendar, _ name: String) -> NumberTable.Slot? {
        let indexes = indexes
        var table = NumberTable.Slot.Calendar(
            min: "\(calendar.range.lowerBound)", max: "\(calendar.range.upperBound)",
            months: calendar.months.map { $0.compactMap { indexes[$0] } },
            patterns: calendar.patterns.map { pattern in
                .init(
                    days: pattern.days == 1...31 ? nil : [pattern.days.lowerBound, pattern.days.upperBound],
                    months: pattern.months == 1...12 ? nil : [pattern.months.lowerBound, pattern.months.upperBound],
                    say: [])
            })
        let numbers = Self.numbers(of: table, in: calendar.range)
        for (index, pattern) in calendar.patterns.enumerated() {
            // One that no date comes to is left out below.
            guard let said = numbers[index] else { continue }
            for item in pattern.say {
                switch item {
                case .clip(let id): table.patterns[index].say += indexes[id].map { [.clip($0)] } ?? []
                case .month: table.patterns[index].say.append(.month)
                case .day(let set):
                    let items = number(set, among: said.days, name)
                    table.patterns[index].say += items.map { $0.set.map { .day(set: $0) } ?? .clip($0.clip ?? 0) }
                case .year(let set):
                    let items = number(set, among: said.years, name)
                    table.patterns[index].say += items.map { $0.set.map { .year(set: $0) } ?? .clip($0.clip ?? 0) }
                }
            }
        }
        table.patterns = table.patterns.indices.filter { numbers[$0] != nil }.map { table.patterns[$0] }
        return .date(table)
    }

    /// By pattern the days and years of the dates that it says.
    private static func numbers(
        of calendar: NumberTable.Slot.Calendar, in range: ClosedRange<CalendarDate>
    ) -> [Int: (days: [Int], years: [Int])] {
        var numbers: [Int: (days: Set<Int>, years: Set<Int>)] = [:]
        var next: CalendarDate? = range.lowerBound
        while let date = next, date <= range.upperBound {
            if let index = calendar.patterns.firstIndex(where: { $0.holds(date) }) {
                numbers[index, default: ([], [])].days.insert(date.day)
                numbers[index, default: ([], [])].years.insert(date.year)
            }
            next = date.next
        }
        return numbers.mapValues { ($0.days.sorted(), $0.years.sorted()) }
    }

    private static func item(
        _ item: NumberTable.AmountItem, _ make: (String) -> NumberTable.Slot.Calendar.Item
    ) -> NumberTable.Slot.Calendar.Item {
        switch item {
        case .clip(let clip): .clip(clip)
        case .integer(let set), .fraction(let set), .digits(let set), .allDigits(let set): make(set)
        }
    }

    mutating func resolved(
        _ parts: [VoicePack.Slot.DurationPart], of range: ClosedRange<Int>, _ name: String
    ) -> NumberTable.Slot? {
        var table = NumberTable.Slot.Duration(
            min: "", max: "", parts: parts.map { .init(seconds: $0.seconds, patterns: []) })
        (table.min, table.max) = (table.text(range.lowerBound), table.text(range.upperBound))
        for (index, counts) in table.counts(in: range).enumerated() {
            guard let least = try? Amount(minorUnits: Int64(counts.lowerBound), scale: 0),
                let most = try? Amount(minorUnits: Int64(counts.upperBound), scale: 0),
                let patterns = part(
                    pack.numberPart(least...most, parts[index].patterns, parts[index].words), positions(of: name))
            else { return nil }
            table.parts[index].patterns = patterns
        }
        return .duration(table)
    }
}
