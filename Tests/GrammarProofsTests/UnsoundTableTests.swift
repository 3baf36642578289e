import NumberGrammar
import TestSupport
import Testing

@testable import VoiceAssetGrammarProofs

@Suite("Rules that are not compiled")
struct UnsoundTableTests {
    typealias Rule = RuleTable.Rule

    private func grammar(
        _ sets: [String: [Rule]], say: [NumberTable.Item], to high: String
    ) throws -> RuleGrammar {
        let table = RuleTable(sets: sets, amounts: [.init(say: say)], announcements: ["x": [.amount]])
        return try RuleGrammar(table, range: try Amount("0", scale: 0)...Amount(high, scale: 0))
    }

    private func fault(_ sets: [String: [Rule]]) -> RuleFault? {
        do { _ = try grammar(sets, say: [.field(.integer, machine: "a")], to: "9") } catch {
            return error as? RuleFault
        }
        return nil
    }

    /// The bound that the compilation of machines comes to; nil if there are machines.
    private func bound(
        _ sets: [String: [Rule]], say: [NumberTable.Item] = [.field(.integer, machine: "a")],
        to high: String = "999999999999999"
    ) throws -> TooIntricate.Bound? {
        let rules = try grammar(sets, say: say, to: high)
        do throws(TooIntricate) { _ = try MachineWriter(rules) } catch { return error.bound }
        return nil
    }

    private func operations(
        _ base: Int64, _ divisor: Int64, _ operations: RuleTable.Operation...
    ) -> Rule {
        Rule(base: base, operations, divisor: divisor)
    }

    @Test("What refers to nothing, or is too much")
    func form() throws {
        #expect(fault(["a": [operations(0, 1, .same(set: "b"))]]) == .unknownSet("b"))
        #expect(fault(["b": .list([[1]])]) == .unknownSet("a"))
        #expect(fault(["a": .list(Array(repeating: [1], count: 20_001))]) == .tooMany("rules", limit: 20_000))
        #expect(fault(["a": .list([Array(repeating: 1, count: 20_000)])]) == .tooMany("items", limit: 20_000))
        #expect(fault(["a": .list([[1]])]) == nil)
        #expect(try bound(["a": .list([[1]])], to: "0") == nil)
    }

    @Test("Rules and conditions at the end of 64 bits", arguments: [Int64.max, .max - 1, .min, -1])
    func endOfNumbers(number: Int64) throws {
        let rules =
            [Rule(base: 0, [.remainder(set: "a")], ifDivisible: [.clip(1)], divisor: .max)]
            + .list([[1], [2]], from: .max - 1)
        let pattern = NumberTable.Pattern(integer: number, fraction: number, say: [.field(.integer, machine: "a")])
        let table = RuleTable(sets: ["a": rules], amounts: [pattern], announcements: ["x": [.amount]])
        let grammar = try RuleGrammar(table, range: try Amount("0", scale: 0)...Amount("999999999999999", scale: 0))
        #expect(throws: Never.self) { try MachineWriter(grammar) }
    }

    @Test("What does not end")
    func endless() throws {
        let endless: [[String: [Rule]]] = [
            ["a": [operations(0, 1, .same(set: "a"))]], ["a": [operations(0, 1, .quotient(set: "a"))]],
            ["a": [operations(0, 10, .remainder(set: "a"))]], ["a": [operations(0, 10, .quotient(set: "a"))]],
            ["a": .list([[1]]) + [operations(1, 10, .remainder(set: "a"))]],
            ["a": [operations(0, 1, .same(set: "b"))], "b": [operations(0, 1, .same(set: "a"))]],
        ]
        for sets in endless { #expect(try bound(sets) == .steps(SearchBudget.work)) }
        // The same sets, but never with the same number.
        #expect(try bound(["a": .list([[1]]) + [operations(1, 2, .quotient(set: "a"))]], to: "9999") == nil)
        let digits = [operations(0, 1), operations(10, 10, .remainder(set: "a"), .quotient(set: "a"))]
        #expect(try bound(["a": digits]) == nil)
    }

    @Test("What grows beyond all bounds")
    func growth() throws {
        let most = TooIntricate.Bound.clips(AmountGrammar.maximumClips)
        let many = Array(repeating: RuleTable.Operation.quotient(set: "a"), count: 3)
        let bushy = Rule(base: 1, many, divisor: 10)
        #expect(try bound(["a": .list([[1]]) + [bushy]]) == most)
        #expect(try bound(["a": .list([Array(repeating: 1, count: 2000)])], to: "0") == most)
        // Each item of a pattern alone would do.
        let half = Array(repeating: 1, count: 600)
        let item = NumberTable.Item.field(.integer, machine: "a")
        #expect(try bound(["a": .list([half])], to: "0") == nil)
        #expect(try bound(["a": .list([half])], say: [item, item], to: "0") == most)
        var sets: [String: [Rule]] = ["a": [operations(0, 1, .same(set: "n0"))]]
        for index in 0..<300 { sets["n\(index)"] = [operations(0, 1, .same(set: "n\(index + 1)"))] }
        sets["n300"] = [operations(0, 1, .clip(1))]
        #expect(try bound(sets) == .depth(RuleGrammar.maximumDepth))
        // Twice as often at each level: something, or nothing at all.
        for index in 0..<50 {
            sets["n\(index)"] = [operations(0, 1, .same(set: "n\(index + 1)"), .same(set: "n\(index + 1)"))]
        }
        for (clips, bound) in [([1], most), ([], nil)] {
            sets["n50"] = .list([clips])
            #expect(try self.bound(sets) == bound)
        }
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
                return Rule(base: base, operations, divisor: .random(in: 1...60, using: &random))
            }
        }
        let high: Int64 = [999, 9999, 999_999_999_999_999][seed % 3]
        let grammar = try grammar(sets, say: [.field(.integer, machine: "a")], to: "\(high)")
        guard let machine = try? MachineWriter(grammar).machines["a"] else { return }
        for number in Array(0...300) + (0..<300).map({ _ in Int64.random(in: 0...high, using: &random) }) {
            let clips = try #require(machine.clips(number))
            #expect(clips.count <= AmountGrammar.maximumClips && clips == RuleOracle(sets).clips("a", number))
            #expect(try #require(grammar.counted(amount: Amount(minorUnits: number, scale: 0))).clips == clips)
        }
    }
}
