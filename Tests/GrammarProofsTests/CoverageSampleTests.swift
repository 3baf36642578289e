import NumberGrammar
import TestSupport
import Testing

@testable import VoiceAssetGrammarProofs

/// Amounts that tell most, held against every amount of a range.
@Suite struct CoverageSampleTests {
    @Test(
        "Use every rule, branch and clip that any amount uses",
        arguments: [(0, "0.00", "29.99"), (0, "998.00", "1013.99"), (1, "0.00", "19.99"), (1, "7.00", "7.00")])
    func useAll(sample: Int, low: String, high: String) throws {
        let (table, words) = [SampleGrammars.russian, SampleGrammars.iterated][sample]
        let range = try Amount(low, scale: 2)...Amount(high, scale: 2)
        let grammar = try RuleGrammar(table, range: range)
        let telling = try CoverageSample(grammar, clipCount: words.count) { _ in [] }.amounts
        let probed = ProbedTable(table, clipCount: words.count)
        let probe = try RuleGrammar(probed.table, range: range)
        var all: Set<Int> = []
        for number in range.lowerBound.minorUnits...range.upperBound.minorUnits {
            all.formUnion(try #require(probe.counted(amount: Amount(minorUnits: number, scale: 2))).clips)
        }
        let used = try Set(telling.flatMap { try #require(probe.counted(amount: $0)).clips })
        #expect(used == all)
        #expect(telling.first == range.lowerBound && telling.last == range.upperBound && telling == telling.sorted())
        #expect(telling.count <= 80 && Set(telling).count == telling.count)
    }

    /// Every clip is said, and every number up to 9 by both sets, but not 10 to 99 by both: a person reads 54 amounts, not 100.
    @Test("Numbers that two sets say alike are not asked for twice")
    func few() throws {
        let numbers = [RuleTable.Rule].list((0..<100).map { [$0] })
        let hundreds = RuleTable.Rule(
            base: 100, [.quotient(set: "b"), .remainder(set: "a")], divisor: 100)
        let table = RuleTable(
            sets: ["a": numbers + [hundreds], "b": numbers],
            amounts: [.init(say: [.field(.integer, machine: "a"), .field(.fraction, machine: "b")])],
            announcements: ["x": [.amount]])
        let range = try Amount("0.00", scale: 2)...Amount("9999.99", scale: 2)
        let grammar = try RuleGrammar(table, range: range)
        let telling = try CoverageSample(grammar, clipCount: 100) { _ in [] }.amounts
        #expect((34...60).contains(telling.count))
        #expect(try Set(telling.flatMap { try #require(grammar.counted(amount: $0)).clips }) == Set(0..<100))
    }

    @Test("One amount at least has each trait")
    func traits() throws {
        let (table, words) = SampleGrammars.russian
        let range = try Amount("0.00", scale: 2)...Amount("999999999.99", scale: 2)
        let grammar = try RuleGrammar(table, range: range)
        let telling = try CoverageSample(grammar, clipCount: words.count) {
            $0.fraction == 77 ? [] : [$0.integer == 21 ? 1 : 0]
        }
        #expect(telling.amounts.contains { $0.integer == 21 })
        #expect((40...80).contains(telling.amounts.count))
    }
}
