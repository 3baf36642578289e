import NumberGrammar
import TestSupport
import Testing
import VoiceAssetGrammarProofs

/// The proofs of slots that say dates and durations against all values that small ones have, one by one.
struct FieldProofTests {
    private static let clips = 5

    @Test(arguments: 0..<300)
    func agreesWithBruteForce(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let isDate = seed.isMultiple(of: 2)
        let (slot, texts) = isDate ? Self.calendar(&random) : Self.duration(&random)
        var table = RuleTable(announcements: ["all": [.slot("value", isOptional: false), .clip(0)]])
        table.sets["n"] = [
            .init(base: 0, .leaves((0..<60).map { _ in [Int.random(in: 0..<Self.clips, using: &random)] })),
            .init(base: 60, .operations([.remainder(set: "n"), .quotient(set: "n")], ifDivisible: nil, divisor: 60)),
        ]
        let zero = try Amount("0", scale: 0)
        let grammar = try table.compiled(clipCount: Self.clips, range: zero...zero, slots: ["value": slot])
        let samples = (0..<Self.clips).map { _ in Int.random(in: 1...50, using: &random) }
        let proof = try AnnouncementProof(grammar, samples: samples)
        var said: [[Int]: Set<String>] = [:]
        var longest: Int64 = 0
        for text in texts {
            let clips = try grammar.clips(announcement: "all", values: ["value": text])
            longest = max(longest, clips.reduce(0) { $0 + Int64(samples[$1]) })
            said[clips, default: []].insert(Self.spoken(text, slot))
        }
        #expect(proof.unsaid.isEmpty)
        #expect(proof.longest["all"]?.samples == longest)
        let isAlike = said.values.contains { $0.count > 1 }
        let pair = try proof.alike((0..<Self.clips).map { [UInt32($0)] })
        #expect((pair != nil) == isAlike)
        guard let pair else { return }
        let values = [pair.0, pair.1].compactMap { $0.texts["value"] }
        #expect(Set(values.map { Self.spoken($0, slot) }).count == 2)
        let heard = try values.map { try grammar.clips(announcement: "all", values: ["value": $0]) }
        #expect(heard[0] == heard[1])
    }

    /// A value without what its slot leaves out.
    private static func spoken(_ text: String, _ slot: NumberTable.Slot) -> String {
        switch slot {
        case .date(let calendar): calendar.leavesOutYear ? String(text.dropFirst(5)) : text
        default: text
        }
    }

    private static func calendar(_ random: inout SeededGenerator) -> (NumberTable.Slot, [String]) {
        var date = CalendarDate(year: 2023, month: 12, day: 20)
        for _ in 0..<Int.random(in: 0...70, using: &random) { date = date?.next }
        var dates = [date].compactMap(\.self)
        for _ in 0..<Int.random(in: 0...60, using: &random) { dates += [dates.last?.next].compactMap(\.self) }
        if Bool.random(using: &random), let later = CalendarDate(year: 2025, month: 1, day: 3) {
            while let last = dates.last, last < later { dates += [last.next].compactMap(\.self) }
        }
        func say(_ random: inout SeededGenerator) -> [NumberTable.Slot.Calendar.Item] {
            let parts: [NumberTable.Slot.Calendar.Item] = [.day(set: "n"), .month, .year(set: "n"), .clip(1), .clip(2)]
            let said = parts.shuffled(using: &random).filter { _ in Int.random(in: 0...3, using: &random) > 0 }
            return said.isEmpty ? [.day(set: "n")] : said
        }
        var patterns = (0..<Int.random(in: 0...2, using: &random)).map { _ -> NumberTable.Slot.Calendar.Pattern in
            let day = Int.random(in: 1...31, using: &random)
            return .init(days: [day, 31], months: Bool.random(using: &random) ? [1, 2] : nil, say: say(&random))
        }
        patterns.append(.init(say: say(&random)))
        let months = (0..<12).map { _ in [Int.random(in: 0..<clips, using: &random)] }
        let saysMonth = patterns.contains { $0.say.contains(.month) }
        let slot = NumberTable.Slot.Calendar(
            min: "\(dates[0])", max: "\(dates[dates.count - 1])", months: saysMonth ? months : [], patterns: patterns)
        return (.date(slot), dates.map(\.description))
    }

    private static func duration(_ random: inout SeededGenerator) -> (NumberTable.Slot, [String]) {
        let units = [[3600, 60, 1], [3600, 60], [60, 1], [3600, 1], [60], [1]].randomElement(using: &random) ?? [1]
        let parts = units.map { unit -> NumberTable.Slot.Duration.Part in
            let say: [NumberTable.AmountItem] = [.integer(set: "n"), .clip(Int.random(in: 0..<clips, using: &random))]
            return .init(seconds: unit, patterns: [.init(say: say)])
        }
        var slot = NumberTable.Slot.Duration(min: "", max: "", parts: parts)
        let least = Int.random(in: 0...90, using: &random) * slot.unit
        let most = least + Int.random(in: 0...200, using: &random) * slot.unit
        (slot.min, slot.max) = (slot.text(least), slot.text(most))
        return (.duration(slot), stride(from: least, through: most, by: slot.unit).map(slot.text))
    }
}
