import NumberGrammar
import TestSupport
import Testing
import VoiceAssetGrammarProofs

@Suite("Rules that are not compiled")
struct UnsoundTableTests {
    typealias Rule = RuleTable.Rule

    private func error(
        _ sets: [String: [Rule]], say: [NumberTable.Item] = [.field(.integer, machine: "a")],
        to high: String = "999999999999999"
    ) -> RuleFault? {
        let table = RuleTable(sets: sets, amounts: [.init(say: say)], announcements: ["x": [.amount]])
        return error(table, to: high)
    }

    private func error(_ table: RuleTable, to high: String = "999999999999999") -> RuleFault? {
        do {
            _ = try RuleGrammar(proving: table, range: try Amount("0", scale: 0)...Amount(high, scale: 0))
        } catch let error as RuleFault {
            return error
        } catch {
            Issue.record(error)
        }
        return nil
    }

    private func operations(
        _ base: Int64, _ divisor: Int64, _ operations: RuleTable.Operation...
    ) -> Rule {
        Rule(base: base, .operations(operations, ifDivisible: nil, divisor: divisor))
    }

    @Test("What is out of order or refers to nothing")
    func form() {
        let leaf = Rule(base: 0, .leaves([[1]]))
        #expect(error(["a": []]) == .disorder(.init(set: "a", base: 0)))
        #expect(error(["a": [operations(1, 1)]]) == .disorder(.init(set: "a", base: 1)))
        #expect(error(["a": [leaf, operations(5, 1), operations(5, 1)]]) == .disorder(.init(set: "a", base: 5)))
        #expect(error(["a": [operations(0, 0)]]) == .malformed(.init(set: "a", base: 0)))
        #expect(error(["a": [Rule(base: 0, .leaves([]))]]) == .malformed(.init(set: "a", base: 0)))
        #expect(error(["a": [Rule(base: 0, .leaves([[1], []]))]]) == .malformed(.init(set: "a", base: 0)))
        #expect(error(["a": [operations(0, 1, .same(set: "b"))]]) == .unknownSet("b"))
        #expect(error(["b": [leaf]]) == .unknownSet("a"))
        #expect(error(["a": [leaf]]) == .unsaid(.init(set: "a", base: 0), number: 1))
        #expect(error(["a": [leaf]], to: "0") == nil)
        #expect(error(RuleTable(announcements: ["x": [.clip(3)]])) == nil)
    }

    @Test("Rules and conditions at the end of 64 bits", arguments: [Int64.max, .max - 1, .min, -1])
    func endOfNumbers(number: Int64) {
        let leaves = [
            Rule(base: 0, .operations([.remainder(set: "a")], ifDivisible: [.clip(1)], divisor: .max)),
            Rule(base: .max - 1, .leaves([[1]])), Rule(base: .max, .leaves([[1], [2]])),
        ]
        let pattern = NumberTable.Pattern(integer: number, fraction: number, say: [.field(.integer, machine: "a")])
        let table = RuleTable(sets: ["a": leaves], amounts: [pattern], announcements: ["x": [.amount]])
        let ends = RuleFault.endless(.init(set: "a", base: 0))
        #expect([nil, ends].contains(error(table)))
    }

    @Test("What does not end")
    func endless() {
        let leaf = Rule(base: 0, .leaves([[1]]))
        let a = RuleFault.endless(.init(set: "a", base: 0))
        #expect(error(["a": [operations(0, 1, .same(set: "a"))]]) == a)
        #expect(error(["a": [operations(0, 1, .quotient(set: "a"))]]) == a)
        #expect(error(["a": [operations(0, 10, .remainder(set: "a"))]]) == a)
        #expect(error(["a": [operations(0, 10, .quotient(set: "a"))]]) == a)
        #expect(error(["a": [leaf, operations(1, 10, .remainder(set: "a"))]]) == .endless(.init(set: "a", base: 1)))
        let round = ["a": [operations(0, 1, .same(set: "b"))], "b": [operations(0, 1, .same(set: "a"))]]
        #expect(error(round) == a)
        // The same sets, but never with the same number.
        #expect(error(["a": [leaf, operations(1, 2, .quotient(set: "a"))]]) == nil)
        #expect(error(["a": [operations(0, 1), operations(10, 10, .remainder(set: "a"), .quotient(set: "a"))]]) == nil)
    }

    @Test("What grows beyond all bounds")
    func growth() {
        let many = Array(repeating: RuleTable.Operation.quotient(set: "a"), count: 3)
        let bushy = Rule(base: 1, .operations(many, ifDivisible: nil, divisor: 2))
        #expect(error(["a": [Rule(base: 0, .leaves([[1]])), bushy]]) == .tooLong)
        var sets: [String: [Rule]] = ["a": [operations(0, 1, .same(set: "n0"))]]
        for index in 0..<300 { sets["n\(index)"] = [operations(0, 1, .same(set: "n\(index + 1)"))] }
        sets["n300"] = [operations(0, 1, .clip(1))]
        guard case .tooDeep = error(sets) else {
            Issue.record("300 sets deep is not too deep")
            return
        }
        // Each item of a pattern alone would do.
        let doubling = Array(repeating: RuleTable.Operation.same(set: "b"), count: 3000)
        let silent = [
            "a": [Rule(base: 0, .operations(doubling, ifDivisible: nil, divisor: 1))], "b": [operations(0, 1)],
        ]
        #expect(error(silent, say: Array(repeating: .field(.integer, machine: "a"), count: 3)) == nil)
        #expect(error(silent, say: Array(repeating: .field(.integer, machine: "a"), count: 4)) == .tooManyCalls)
        // Nothing is ever said, twice as often at each level.
        for index in 0..<50 {
            sets["n\(index)"] = [operations(0, 1, .same(set: "n\(index + 1)"), .same(set: "n\(index + 1)"))]
        }
        sets["n50"] = [operations(0, 1)]
        #expect(error(sets) == .tooManyCalls)
        #expect(error(["a": [Rule(base: 0, .leaves([Array(repeating: 1, count: 2000)]))]], to: "0") == .tooLong)
        let wide = Rule(base: 0, .leaves(Array(repeating: [1], count: 20_001)))
        #expect(error(["a": [wide]], to: "0") == .tooMany("items", limit: 20_000))
    }

    @Test("Random tables are refused or end", arguments: 0..<200)
    func random(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let names = ["a", "b", "c"]
        var sets: [String: [Rule]] = [:]
        for name in names {
            var base: Int64 = 0
            sets[name] = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                defer { base += Int64.random(in: 1...50, using: &random) }
                let operations = (0..<Int.random(in: 0...3, using: &random)).map { _ -> RuleTable.Operation in
                    let set = names.randomElement(using: &random) ?? "a"
                    let choices: [RuleTable.Operation] = [
                        .clip(1), .clip(2), .quotient(set: set), .remainder(set: set), .same(set: set),
                    ]
                    return choices.randomElement(using: &random) ?? .clip(1)
                }
                return Rule(
                    base: base, .operations(operations, ifDivisible: nil, divisor: .random(in: 1...60, using: &random)))
            }
        }
        let table = RuleTable(
            sets: sets, amounts: [.init(say: [.field(.integer, machine: "a")])], announcements: ["x": [.amount]])
        let range = try Amount("0", scale: 0)...Amount("999999999999999", scale: 0)
        guard let grammar = try? RuleGrammar(proving: table, range: range) else { return }
        for number in Array(0...300) + (0..<300).map({ _ in Int64.random(in: 0...999_999_999_999_999, using: &random) })
        {
            let clips = try #require(grammar.counted(amount: Amount(minorUnits: number, scale: 0))).clips
            #expect(clips.count <= AmountGrammar.maximumClips && clips == RuleOracle(sets).clips("a", number))
        }
    }
}
