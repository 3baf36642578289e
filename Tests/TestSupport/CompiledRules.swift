package import NumberGrammar
package import VoiceAssetGrammarProofs

extension RuleTable {
    /// The grammar that the tool compiles of rules, each machine under its set's name.
    ///
    /// - Parameter slots: values that name sets where those of a grammar name machines.
    package func compiled(
        clipCount: Int, range: ClosedRange<Amount>, endForms: [NumberTable.EndForm] = [],
        slots: [String: NumberTable.Slot] = [:]
    ) throws -> AmountGrammar {
        var table = NumberTable(
            machines: try MachineWriter(RuleGrammar(proving: self, range: range)).machines, amounts: amounts,
            announcements: announcements)
        // A set that says several things says the numbers of all of them.
        let most = Int(Amount.unit(range.lowerBound.scale)) - 1
        let own = NumberTable.Slot.said(amounts, Int(range.lowerBound.integer)...Int(range.upperBound.integer), most)
        let others = try slots.values.flatMap { try $0.numbers }
        for set in Set(others.map(\.set)) {
            let numbers = (own + others).filter { $0.set == set }.map(\.numbers)
            let (low, high) = (numbers.map(\.lowerBound).min() ?? 0, numbers.map(\.upperBound).max() ?? 0)
            table.machines[set] = try machine(set, low...high)
        }
        (table.endForms, table.slots) = (endForms, slots)
        return try AmountGrammar(table, clipCount: clipCount, range: range)
    }

    /// What says a set's numbers of a range.
    package func machine(_ set: String, _ numbers: ClosedRange<Int>) throws -> NumberTable.Machine {
        let rules = RuleTable(
            sets: sets, amounts: [.init(say: [.integer(set: set)])], announcements: ["x": [.amount]])
        let range =
            try Amount(
                minorUnits: Int64(numbers.lowerBound), scale: 0)...Amount(
                minorUnits: Int64(numbers.upperBound), scale: 0)
        return try MachineWriter(RuleGrammar(proving: rules, range: range)).machines[set]!
    }
}

extension NumberTable.Slot {
    fileprivate typealias Numbers = (set: String, numbers: ClosedRange<Int>)

    /// The sets that patterns name, and the numbers that each says.
    fileprivate static func said(
        _ patterns: [NumberTable.AmountPattern], _ integers: ClosedRange<Int>, _ fractions: Int
    ) -> [Numbers] {
        patterns.flatMap(\.say).compactMap { item in
            switch item {
            case .clip: nil
            case .integer(let set): (set, integers)
            case .fraction(let set): (set, 0...fractions)
            case .digits(let set), .allDigits(let set): (set, 0...9)
            }
        }
    }

    /// The sets that the slot names, and the numbers that each says.
    fileprivate var numbers: [Numbers] {
        get throws {
            switch self {
            case .choice, .spell: return []
            case .number(let number):
                let ends = try [number.min, number.max].map { try Amount($0, scale: number.scale) }
                return Self.said(
                    number.patterns, Int(ends[0].integer)...Int(ends[1].integer),
                    Int(Amount.unit(number.scale)) - 1)
            case .time(let clock):
                return Self.said(clock.patterns.map { .init(say: $0.say) }, clock.clock == 12 ? 1...12 : 0...23, 59)
            case .duration(let duration):
                let ends = [duration.min, duration.max].map { DurationText($0)!.seconds }
                return zip(duration.parts, duration.counts(in: ends[0]...ends[1])).flatMap { part, counts in
                    Self.said(part.patterns, counts, 0)
                }
            case .date(let calendar):
                let years = [calendar.min, calendar.max].map { CalendarDate($0)!.year }
                return calendar.patterns.flatMap(\.say).compactMap { item in
                    switch item {
                    case .clip, .month: nil
                    case .day(let set): (set, 1...31)
                    case .year(let set): (set, years[0]...years[1])
                    }
                }
            }
        }
    }
}
