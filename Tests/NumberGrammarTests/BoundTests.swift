import NumberGrammar
import TestSupport
import Testing

@Suite("Tables that don't come to an end are refused when they are applied")
struct BoundTests {
    private typealias Rule = NumberTable.Rule

    private func rule(_ base: Int64, _ divisor: Int64, _ operations: [NumberTable.Operation]) -> Rule {
        Rule(base: base, .operations(operations, ifDivisible: nil, divisor: divisor))
    }

    /// What saying an amount by the set `a` comes to.
    private func refusal(
        _ sets: [String: [Rule]], _ amount: String = "7", times: Int = 1
    ) throws -> AmountGrammar.Refusal? {
        let said = Array(repeating: NumberTable.AnnouncementItem.amount, count: times)
        let table = NumberTable(sets: sets, amounts: [.init(say: [.integer(set: "a")])], announcements: ["x": said])
        let grammar = try AmountGrammar(
            table, clipCount: 10, range: Amount("0", scale: 0)...Amount("999999999999999", scale: 0))
        do {
            _ = try grammar.clips(announcement: "x", amount: Amount(amount, scale: 0))
            return nil
        } catch let refusal as AmountGrammar.Refusal {
            return refusal
        }
    }

    /// So many sets, each of which applies the next one to the same number.
    private func chain(_ depth: Int) -> [String: [Rule]] {
        var sets = ["a": [rule(0, 1, depth > 1 ? [.same(set: "n2")] : [.clip(1)])]]
        for level in 2..<max(depth, 2) { sets["n\(level)"] = [rule(0, 1, [.same(set: "n\(level + 1)")])] }
        if depth > 1 { sets["n\(depth)"] = [rule(0, 1, [.clip(1)])] }
        return sets
    }

    @Test("Rules that come back to the same number")
    func endless() throws {
        for operation in [NumberTable.Operation.same(set: "a"), .quotient(set: "a")] {
            #expect(try refusal(["a": [rule(0, 1, [operation])]]) == .endless)
            // Twice as many at each level.
            #expect(try refusal(["a": [rule(0, 1, [operation, operation])]]) == .endless)
        }
        #expect(try refusal(["a": [rule(0, 10, [.remainder(set: "a")])]]) == .endless)
    }

    @Test("As deep, as often and as long as there are bounds, and beyond")
    func bounds() throws {
        #expect(try refusal(chain(64)) == nil)
        #expect(try refusal(chain(65)) == .endless)
        // With the rule that applies the others there are 10,000, and 10,001.
        for (count, expected) in [(9999, nil), (10_000, .endless)] as [(Int, AmountGrammar.Refusal?)] {
            let many = Array(repeating: NumberTable.Operation.same(set: "b"), count: count)
            #expect(try refusal(["a": [rule(0, 1, many)], "b": [rule(0, 1, [])]]) == expected)
        }
        let half = ["a": [rule(0, 1, Array(repeating: .clip(1), count: 500))]]
        #expect(try refusal(half, times: 2) == nil)
        #expect(try refusal(half, times: 3) == .endless)
    }

    @Test("A number that no leaf is there for")
    func unsaid() throws {
        let leaves = ["a": [Rule(base: 0, .leaves([[1], [2]]))]]
        #expect(try refusal(leaves, "1") == nil)
        #expect(try refusal(leaves, "2") == .unsaid(Amount("2", scale: 0)))
        #expect(try refusal(leaves, "999999999999999") == .unsaid(Amount("999999999999999", scale: 0)))
    }

    @Test("What is tried before delivery")
    func trial() throws {
        func grammar(_ sets: [String: [Rule]], to high: String) throws -> AmountGrammar {
            let table = NumberTable(
                sets: sets, amounts: [.init(say: [.integer(set: "a")])], announcements: ["x": [.amount]])
            return try AmountGrammar(table, clipCount: 10, range: Amount("0", scale: 0)...Amount(high, scale: 0))
        }
        let leaves = Rule(base: 0, .leaves((0..<10).map { [$0] }))
        let tens = rule(10, 10, [.quotient(set: "a"), .remainder(set: "a")])
        #expect(try grammar(["a": [leaves, tens]], to: "999999").refusalOnTrial == nil)
        // Only from 3000 on, and only by way of the thousands.
        let endless = [
            "a": [leaves, tens, rule(1000, 1000, [.quotient(set: "t"), .remainder(set: "a")])],
            "t": [leaves, tens], "e": [rule(0, 1, [.same(set: "e")])],
        ]
        var damaged = endless
        damaged["t"] = [Rule(base: 0, .leaves([[1], [1], [1]])), rule(3, 1, [.same(set: "e")])]
        #expect(try grammar(endless, to: "99999").refusalOnTrial == nil)
        #expect(try grammar(damaged, to: "99999").refusalOnTrial == .endless)
        #expect(try grammar(damaged, to: "2999").refusalOnTrial == nil)
    }
}
