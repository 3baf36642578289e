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
        let values = isDate ? Self.dates(&random) : Self.durations(&random)
        let texts = try values.form.ranks(in: #require(values.form.range(values.min, values.max))).map(values.form.text)
        var table = RuleTable(announcements: ["all": [.slot("value", isOptional: false), .clip(0)]])
        table.sets["n"] =
            [RuleTable.Rule].list((0..<60).map { _ in [Int.random(in: 0..<Self.clips, using: &random)] }) + [
                .init(base: 60, [.remainder(set: "n"), .quotient(set: "n")], divisor: 60)
            ]
        let zero = try Amount("0", scale: 0)
        let grammar = try table.compiled(clipCount: Self.clips, range: zero...zero, slots: ["value": .ordered(values)])
        let samples = (0..<Self.clips).map { _ in Int.random(in: 1...50, using: &random) }
        let proof = try AnnouncementProof(grammar, samples: samples)
        var said: [[Int]: Set<String>] = [:]
        var longest: Int64 = 0
        for text in texts {
            let clips = try grammar.clips(announcement: "all", values: ["value": text])
            longest = max(longest, clips.reduce(0) { $0 + Int64(samples[$1]) })
            said[clips, default: []].insert(Self.spoken(text, values))
        }
        #expect(proof.unsaid.isEmpty)
        #expect(proof.longest["all"]?.samples == longest)
        let isAlike = said.values.contains { $0.count > 1 }
        let pair = try proof.alike((0..<Self.clips).map { [UInt32($0)] })
        #expect((pair != nil) == isAlike)
        guard let pair else { return }
        let two = [pair.0, pair.1].compactMap { $0.texts["value"] }
        #expect(Set(two.map { Self.spoken($0, values) }).count == 2)
        let heard = try two.map { try grammar.clips(announcement: "all", values: ["value": $0]) }
        #expect(heard[0] == heard[1])
    }

    /// A value without what its slot leaves out.
    private static func spoken(_ text: String, _ values: NumberTable.Slot.Ordered) -> String {
        let saysYear = values.parts.joined().contains { $0.say.contains(.field(.year, machine: "n")) }
        return values.form == .date && !saysYear ? String(text.dropFirst(5)) : text
    }

    private static func dates(_ random: inout SeededGenerator) -> NumberTable.Slot.Ordered {
        let all = Array(NumberTable.Form.date.ranks(in: 20_231_220...20_250_103))
        let first = Int.random(in: 0...70, using: &random)
        let last = Bool.random(using: &random) ? all.count - 1 : first + Int.random(in: 0...60, using: &random)
        func say(_ random: inout SeededGenerator) -> [NumberTable.Item] {
            let parts: [NumberTable.Item] = [
                .field(.day, machine: "n"), .field(.month, machine: "n"), .field(.year, machine: "n"), .clip(1),
                .clip(2),
            ]
            let said = parts.shuffled(using: &random).filter { _ in Int.random(in: 0...3, using: &random) > 0 }
            return said.isEmpty ? [.field(.day, machine: "n")] : said
        }
        var patterns = (0..<Int.random(in: 0...2, using: &random)).map { _ -> NumberTable.Pattern in
            let day = Int64.random(in: 1...31, using: &random)
            return .init(
                when: Bool.random(using: &random) ? [.day: day...31, .month: 1...2] : [.day: day...31],
                say: say(&random))
        }
        patterns.append(.init(say: say(&random)))
        let ends = [first, last].map { NumberTable.Form.date.text(all[$0]) }
        return .init(.date, min: ends[0], max: ends[1], parts: [patterns])
    }

    private static func durations(_ random: inout SeededGenerator) -> NumberTable.Slot.Ordered {
        let some: [[NumberTable.Field]] = [
            [.hours, .minutes, .seconds], [.hours, .minutes], [.minutes, .seconds], [.hours, .seconds], [.minutes],
            [.seconds],
        ]
        let units = some.randomElement(using: &random) ?? [.seconds]
        let form = NumberTable.Form.duration(units)
        let parts = units.map { unit -> [NumberTable.Pattern] in
            let said = NumberTable.Pattern(
                say: [.field(unit, machine: "n"), .clip(Int.random(in: 0..<clips, using: &random))])
            let zeros = units.map { ($0, Int64(0)...0) }
            let zero = NumberTable.Pattern(when: Dictionary(uniqueKeysWithValues: zeros), say: said.say)
            return (unit == units.last ? [zero] : []) + [.init(when: [unit: 0...0], say: []), said]
        }
        let step = form.worth(of: units[units.count - 1])
        let least = Int64.random(in: 0...90, using: &random) * step
        let most = least + Int64.random(in: 0...200, using: &random) * step
        return .init(form, min: form.text(least), max: form.text(most), parts: parts)
    }
}
