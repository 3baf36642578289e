import NumberGrammar
import TestSupport
import Testing

@testable import VoiceAssetGrammarProofs

@Suite("Amounts that are said alike")
struct AmountAmbiguityTests {
    private typealias Rule = RuleTable.Rule

    /// Each clip by itself.
    private func apart(_ count: Int) -> [[UInt32]] { (0..<count).map { [UInt32($0)] } }

    private func spellings(_ texts: [String]) -> [[UInt32]] { texts.map { $0.unicodeScalars.map(\.value) } }

    private func pair(
        _ table: RuleTable, _ spellings: [[UInt32]], _ low: String, _ high: String, scale: Int = 0
    ) throws -> [Int64]? {
        let range = try Amount(low, scale: scale)...Amount(high, scale: scale)
        let grammar = try table.compiled(clipCount: spellings.count, range: range)
        let pair = try alikePair(grammar, spellings)
        return pair.map { [$0.first.minorUnits, $0.second.minorUnits] }
    }

    private func checkAgainstBruteForce(
        _ table: RuleTable, _ spellings: [[UInt32]], _ range: ClosedRange<Amount>
    ) throws -> [Int64]? {
        let grammar = try table.compiled(clipCount: spellings.count, range: range)
        let pair = try alikePair(grammar, spellings)
        let found = pair.map { [$0.first.minorUnits, $0.second.minorUnits] }
        let expected = try alikeAmounts(
            grammar, spellings, range.lowerBound.minorUnits...range.upperBound.minorUnits)
        #expect(found == expected)
        return found
    }

    private func rule(
        _ base: Int64, _ divisor: Int64, _ operations: [RuleTable.Operation],
        ifDivisible: [RuleTable.Operation]? = nil
    ) -> Rule {
        Rule(base: base, operations, ifDivisible: ifDivisible, divisor: divisor)
    }

    @Test("No two Russian amounts below 10^12 are said alike, whose words agree with their numbers")
    func russian() throws {
        let (table, words) = SampleGrammars.russian
        #expect(try pair(table, apart(words.count), "0.00", "999999999999.99", scale: 2) == nil)
        #expect(try pair(table, spellings(words), "0.00", "999999999999.99", scale: 2) == nil)
    }

    @Test("A fraction that is left out makes 5.50 say five")
    func fractionLeftOut() throws {
        var (table, words) = SampleGrammars.russian
        table.amounts = [.init(say: [.field(.integer, machine: "masculine"), .field(.integer, machine: "rouble")])]
        #expect(try pair(table, apart(words.count), "5.00", "999999999999.99", scale: 2) == [500, 501])
        #expect(try pair(table, apart(words.count), "5.50", "6.00", scale: 2) == [550, 551])
        #expect(try pair(table, apart(words.count), "5.99", "6.00", scale: 2) == nil)
    }

    /// In CLDR's data Khmer said 6 as `five one`, and a fraction digit by digit.
    @Test("Khmer's old six")
    func khmer() throws {
        let digits = ["zero", "one", "two", "three", "four", "five", "five one", "seven", "eight", "nine"]
        let words = digits + ["ten", "point"]
        let table = RuleTable(
            sets: [
                "n": [RuleTable.Rule].list((0...9).map { [$0] }) + [
                    rule(10, 10, [.quotient(set: "n"), .clip(10), .remainder(set: "n")])
                ]
            ],
            amounts: [
                .init(fraction: 0, say: [.field(.integer, machine: "n")]),
                .init(say: [.field(.integer, machine: "n"), .clip(11), .field(.digits, machine: "n")]),
            ])
        let folded = spellings(words.map { $0.filter { $0 != " " } })
        #expect(try pair(table, apart(words.count), "0.00", "9.99", scale: 2) == nil)
        #expect(try pair(table, folded, "0.00", "9.99", scale: 2) == [51, 60])
        #expect(try pair(table, folded, "0.52", "9.99", scale: 2) == [151, 160])
    }

    @Test("Words that join to the same text")
    func joined() throws {
        let words = ["zero", "one", "two", "three", "twohundredthree", "five", "six", "seven", "eight", "nine"]
        let texts = spellings(words + ["ten", "hundred"])
        let table = RuleTable(
            sets: [
                "n": [RuleTable.Rule].list((0...9).map { [$0] }) + [
                    rule(10, 10, [.quotient(set: "n"), .clip(10), .remainder(set: "n")]),
                    rule(100, 100, [.quotient(set: "n"), .clip(11), .remainder(set: "n")]),
                ]
            ], amounts: [.init(say: [.field(.integer, machine: "n")])])
        #expect(try pair(table, apart(12), "0", "999") == nil)
        #expect(try pair(table, texts, "0", "202") == nil)
        #expect(try pair(table, texts, "0", "203") == [4, 203])
        for highest in ["999", "9999"] {
            _ = try checkAgainstBruteForce(table, texts, Amount("5", scale: 0)...Amount(highest, scale: 0))
        }
    }

    /// What depends on a number's end stands before all of it, and what depends on the fraction on both sides.
    @Test("A word that depends on the number's end before the number, and one behind it", arguments: [false, true])
    func tied(isAlike: Bool) throws {
        let (russian, words) = SampleGrammars.russian
        var table = russian
        let say: [NumberTable.Item] = [
            .field(.fraction, machine: "kopeck"), .field(.integer, machine: "rouble"),
            .field(.integer, machine: "masculine"), .field(.integer, machine: "rouble"),
            .field(.fraction, machine: "feminine"), .field(.integer, machine: "rouble"),
        ]
        table.amounts = [.init(say: isAlike ? Array(say.dropLast(2)) : say)]
        let found = try pair(table, apart(words.count), "0.00", "999999.99", scale: 2)
        // 0 and 5 kopecks both have `kopeck` as their only word then.
        #expect(found == (isAlike ? [0, 5] : nil))
        let range = try Amount("19.00", scale: 2)...Amount("1322.07", scale: 2)
        _ = try checkAgainstBruteForce(table, apart(words.count), range)
    }

    /// Tables as nobody would write them, as long as they end, with what can be said of them.
    private func randomTable(_ random: inout SeededGenerator) -> RuleTable {
        let divisors: [Int64] = [1, 2, 3, 10, 10, 10, 12, 20, 100, 100, 1000]
        let steps: [Int64] = [1, 8, 20, 88, 100, 900, 5000]
        let names = ["a", "b", "c"]
        var next = 20
        func operations(
            _ random: inout SeededGenerator, _ name: String, base: Int64, divisor: Int64
        ) -> [RuleTable.Operation] {
            next += 1
            var list: [RuleTable.Operation] = [.clip(Bool.random(using: &random) ? next % 60 : 21)]
            if base >= divisor, divisor > 1 {
                let set = names.randomElement(using: &random) ?? "a"
                if Int.random(in: 0..<8, using: &random) > 0 {
                    list.insert(.quotient(set: set), at: Int.random(in: 0...list.count, using: &random))
                }
                if Int.random(in: 0..<8, using: &random) > 0 {
                    list.insert(.remainder(set: name), at: Int.random(in: 0...list.count, using: &random))
                }
                if Int.random(in: 0..<4, using: &random) == 0 {
                    list.insert(.remainder(set: "c"), at: Int.random(in: 0...list.count, using: &random))
                }
            }
            if name != "c", Int.random(in: 0..<5, using: &random) == 0 {
                list.insert(.same(set: "c"), at: Int.random(in: 0...list.count, using: &random))
            }
            if Int.random(in: 0..<12, using: &random) == 0 { list.removeFirst() }
            return list
        }
        var sets: [String: [Rule]] = [:]
        for name in names {
            let clips = name == "c" ? [10, 11, 10] : Array(0..<10)
            var rules = [RuleTable.Rule].list(clips.map { [$0] })
            var base = Int64(clips.count)
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                let divisor = divisors.randomElement(using: &random) ?? 10
                let own = operations(&random, name, base: base, divisor: divisor)
                let others =
                    Bool.random(using: &random) ? operations(&random, name, base: base, divisor: divisor) : nil
                rules.append(rule(base, divisor, own, ifDivisible: others))
                base += steps.randomElement(using: &random) ?? 1
            }
            sets[name] = rules
        }
        var say: [NumberTable.Item] = [.field(.integer, machine: "a"), .clip(60), .field(.fraction, machine: "b")]
        if Bool.random(using: &random) {
            say.insert(.field(.integer, machine: "c"), at: Int.random(in: 0...3, using: &random))
        }
        if Bool.random(using: &random) {
            say.insert(.field(.digits, machine: "c"), at: .random(in: 0...say.count, using: &random))
        }
        if Bool.random(using: &random) { say.append(.field(.allDigits, machine: "b")) }
        let whole: [NumberTable.Item] = [.field(.integer, machine: "a")]
        return RuleTable(sets: sets, amounts: [.init(fraction: 0, say: whole), .init(say: say)])
    }

    /// Texts of one to six letters, of which some join to the same.
    private func randomTexts(
        _ count: Int, _ letters: ClosedRange<UInt32>, _ random: inout SeededGenerator
    ) -> [[UInt32]] {
        (0..<count).map { _ in
            (0..<Int.random(in: 1...6, using: &random)).map { _ in .random(in: letters, using: &random) }
        }
    }

    @Test("Tables of any shape", arguments: 0..<(Exhaustive.isWanted ? 1000 : 24))
    func anyTable(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let table = randomTable(&random)
        let low = Int64.random(in: 0...3000, using: &random)
        let high = low + Int64.random(in: 0...[3, 12, 40, 400][seed % 4], using: &random)
        let range = try Amount("\(low).7", scale: 1)...Amount("\(high + 1).3", scale: 1)
        guard (try? table.compiled(clipCount: 61, range: range)) != nil else { return }
        let clips = try checkAgainstBruteForce(table, apart(61), range)
        let texts = try checkAgainstBruteForce(table, randomTexts(61, 0...25, &random), range)
        let dense = try checkAgainstBruteForce(table, randomTexts(61, 0...1, &random), range)
        if clips != nil { #expect(texts != nil && dense != nil) }
    }
}
