package import NumberGrammar
import Testing
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
            machines: try MachineWriter(RuleGrammar(self, range: range)).machines, amounts: amounts,
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
            sets: sets, amounts: [.init(say: [.field(.integer, machine: set)])], announcements: ["x": [.amount]])
        let range =
            try Amount(
                minorUnits: Int64(numbers.lowerBound), scale: 0)...Amount(
                minorUnits: Int64(numbers.upperBound), scale: 0)
        return try MachineWriter(RuleGrammar(rules, range: range)).machines[set]!
    }
}

extension NumberTable.Slot {
    fileprivate typealias Numbers = (set: String, numbers: ClosedRange<Int>)

    /// The sets that patterns name, and the numbers that each says.
    fileprivate static func said(
        _ patterns: [NumberTable.Pattern], _ integers: ClosedRange<Int>, _ fractions: Int
    ) -> [Numbers] {
        patterns.flatMap(\.say).compactMap { item in
            guard case .field(let field, let set) = item else { return nil }
            return (set, field == .integer ? integers : field == .fraction ? 0...fractions : 0...9)
        }
    }

    /// The sets that the slot names, and the numbers that each says.
    fileprivate var numbers: [Numbers] {
        get throws {
            guard case .ordered(let values) = self else { return [] }
            let ends = try [values.min, values.max].map { try #require(values.form.rank(of: $0)) }
            if case .number(let scale) = values.form {
                let unit = Amount.unit(scale)
                return Self.said(values.parts[0], Int(ends[0] / unit)...Int(ends[1] / unit), Int(unit) - 1)
            }
            var said: [NumberTable.Field: ClosedRange<Int64>] = [:]
            for rank in values.form.ranks(in: ends[0]...ends[1]) {
                let value = values.form.values(rank)
                for field in values.form.fields + (values.form == .time ? [.hour12] : []) {
                    for number in value.said(of: field) {
                        let known = said[field] ?? number...number
                        said[field] = min(known.lowerBound, number)...max(known.upperBound, number)
                    }
                }
            }
            return values.parts.joined().flatMap(\.say).compactMap { item in
                guard case .field(let field, let set) = item, let numbers = said[field] else { return nil }
                return (set, Int(numbers.lowerBound)...Int(numbers.upperBound))
            }
        }
    }
}
