import NumberGrammar
import TestSupport
import Testing

@testable import VoiceAssetGrammarProofs

@Suite("Where clips stand in announcements")
struct ClipPlacesTests {
    /// By looking at every amount.
    private func bruteForce(_ grammar: AmountGrammar, _ clipCount: Int) throws -> [ClipPlaces.Place] {
        var places = Array(repeating: ClipPlaces.Place(), count: clipCount)
        func note(_ clips: [Int]) {
            for clip in clips.dropLast() { places[clip].continues = true }
            if let last = clips.last { places[last].ends = true }
        }
        let scale = grammar.range.lowerBound.scale
        for number in grammar.range.lowerBound.minorUnits...grammar.range.upperBound.minorUnits {
            let amount = try Amount(minorUnits: number, scale: scale)
            for clip in try grammar.clips(amount: amount) where places[clip].amount == nil {
                places[clip].amount = amount
            }
            for id in grammar.table.announcements.keys { note(try grammar.clips(announcement: id, amount: amount)) }
        }
        return places
    }

    private func grammar(
        _ table: RuleTable, _ clipCount: Int, _ low: String, _ high: String, scale: Int
    ) throws -> AmountGrammar {
        try table.compiled(
            clipCount: clipCount, range: Amount(low, scale: scale)...Amount(high, scale: scale))
    }

    @Test(
        "As looking at every amount finds",
        arguments: [
            ("0", "0", 2), ("0", "12", 2), ("0.01", "0.20", 2), ("97.77", "121.98", 2), ("20", "20.3", 1),
            ("999.5", "1121", 1), ("0", "1.3", 3), ("1.007", "1.5", 3), ("0", "1250", 0),
        ])
    func exact(low: String, high: String, scale: Int) throws {
        var whole = SampleGrammars.iterated
        whole.table.amounts = [
            .init(say: [.field(.integer, machine: "digits"), .clip(10), .field(.allDigits, machine: "digits")])
        ]
        if scale == 0 { whole.table.amounts = [.init(say: [.clip(10), .field(.integer, machine: "digits")])] }
        var inside = SampleGrammars.iterated
        inside.table.announcements = ["thanks": [.amount, .clip(11)], "twice": [.amount, .clip(10), .amount]]
        for (table, words) in [SampleGrammars.russian, SampleGrammars.iterated, whole, inside] {
            let grammar = try grammar(table, words.count, low, high, scale: scale)
            let places = try ClipPlaces(grammar, clipCount: words.count).places
            let expected = try bruteForce(grammar, words.count)
            for (clip, word) in words.enumerated() { #expect(places[clip] == expected[clip], "\(word)") }
        }
    }

    /// 0 says nothing after a hundred, by a set that is asked to say it.
    @Test("What stands before a set that may say nothing counts as both")
    func silence() throws {
        let table = RuleTable(
            sets: [
                "rest": [
                    .init(base: 0, []), .init(base: 1, [.clip(1)]),
                    .init(base: 2, [.clip(2)]),
                ],
                "all": [
                    .init(
                        base: 0,
                        [.clip(0), .remainder(set: "rest")], divisor: 10)
                ],
            ],
            amounts: [.init(say: [.clip(3), .field(.integer, machine: "all")])], announcements: ["x": [.amount]])
        let some = try ClipPlaces(grammar(table, 4, "0", "99", scale: 0), clipCount: 4).places
        #expect(some.map(\.ends) == [true, true, true, false])
        #expect(some.map(\.continues) == [true, false, false, true])
        // No amount of this range gets to where nothing is said.
        let none = try ClipPlaces(grammar(table, 4, "1", "9", scale: 0), clipCount: 4).places
        #expect(none.map(\.ends) == [false, true, true, false])
        #expect(none.map(\.continues) == [true, false, false, true])
    }

    @Test("The smallest amount that is said lies behind those that no pattern says")
    func smallestSaid() throws {
        var table = SampleGrammars.iterated.table
        table.amounts = [.init(fraction: 7, say: [.field(.integer, machine: "digits")])]
        #expect(try AmountCoverage(grammar(table, 12, "0", "9", scale: 2).amounts).smallestSaid?.description == "0.07")
        #expect(try AmountCoverage(grammar(table, 12, "0", "0.05", scale: 2).amounts).smallestSaid == nil)
        #expect(
            try AmountCoverage(grammar(SampleGrammars.iterated.table, 12, "3", "9", scale: 2).amounts).smallestSaid?
                .integer
                == 3)
    }
}
