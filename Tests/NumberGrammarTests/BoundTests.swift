import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceChecks
import VoiceManifest
import VoiceTables

@Suite("Machines that are not walked, and how far others go")
struct BoundTests {
    private typealias Machine = NumberTable.Machine

    /// Ten edges that are alike.
    private func edges(_ next: Int?, _ clips: [Int] = []) -> [Machine.Edge] {
        Array(repeating: .init(next: next, clips: clips), count: 10)
    }

    private func grammar(
        _ machine: Machine, to high: String = "999999999999999", times: Int = 1
    ) throws -> AmountGrammar {
        let table = NumberTable(
            machines: ["a": machine], amounts: [.init(say: [.field(.integer, machine: "a")])],
            announcements: ["x": Array(repeating: .amount, count: times)])
        return try AmountGrammar(table, clipCount: 10, range: Amount("0", scale: 0)...Amount(high, scale: 0))
    }

    /// What saying an amount by a machine comes to.
    private func refusal(_ machine: Machine, _ amount: String = "7", times: Int = 1) throws -> AmountGrammar.Refusal? {
        do {
            _ = try grammar(machine, times: times).clips(announcement: "x", amount: Amount(amount, scale: 0))
            return nil
        } catch let refusal as AmountGrammar.Refusal {
            return refusal
        }
    }

    @Test("As long as there is a bound, and beyond", arguments: [false, true])
    func bounds(isReversed: Bool) throws {
        let half = Machine(
            digits: 15, first: Array(repeating: 1, count: 500), isReversed: isReversed, states: [])
        #expect(try refusal(half, times: 2) == nil)
        #expect(try refusal(half, times: 3) == .endless)
        // Each digit says so many clips, and what is said first is counted too.
        for (count, first, expected) in [(100, 0, nil), (100, 1, .endless), (101, 0, .endless), (2000, 0, .endless)]
            as [(Int, Int, AmountGrammar.Refusal?)]
        {
            let clips = Array(repeating: 1, count: count)
            let states = (1...10).map { edges($0 % 10, clips) }
            let machine = Machine(
                digits: 10, first: Array(repeating: 1, count: first), isReversed: isReversed, states: states)
            #expect(try refusal(machine) == expected, "\(count) clips of each digit after \(first)")
        }
        // A machine that always goes on ends with the digits.
        let round = Machine(digits: 16, isReversed: isReversed, states: [edges(1, [1]), edges(1, [2])])
        #expect(try grammar(round).clips(amount: Amount("7", scale: 0)).count == 16)
    }

    @Test("A number that no edge is there for, or that has more digits")
    func unsaid() throws {
        // 0 and 1.
        let two = Machine(
            digits: 1, states: [[.init(next: 0, clips: [1]), .init(next: 0, clips: [2])] + edges(nil).dropLast(2)])
        #expect(try refusal(two, "1") == nil)
        #expect(try refusal(two, "2") == .unsaid(Amount("2", scale: 0)))
        #expect(try refusal(two, "10") == .unsaid(Amount("10", scale: 0)))
        #expect(try refusal(two, "999999999999999") == .unsaid(Amount("999999999999999", scale: 0)))
    }

    @Test("What is read first, what is said before it, and an end before the last digit")
    func walks() throws {
        let units = (0..<10).map { Machine.Edge(next: 0, clips: [$0]) }
        let forward = Machine(digits: 2, first: [3], states: [[.init(next: 1)] + edges(0, [4]).dropLast(), units])
        let backward = Machine(
            digits: 2, first: [3], isReversed: true, states: [[.init(next: 1)] + edges(0, [4]).dropLast(), units])
        #expect(try grammar(forward).clips(amount: Amount("7", scale: 0)) == [3, 7])
        #expect(try grammar(forward).clips(amount: Amount("70", scale: 0)) == [3, 4])
        #expect(try grammar(backward).clips(amount: Amount("7", scale: 0)) == [4, 3])
        #expect(try grammar(backward).clips(amount: Amount("70", scale: 0)) == [7, 3])
    }

    @Test("What is tried before delivery")
    func trial() throws {
        let units = (0..<10).map { Machine.Edge(next: 0, clips: [$0]) }
        // Only from 30 on there is no edge.
        let damaged = Machine(
            digits: 2, states: [[.init(next: 1)] + edges(1, [1]).prefix(2) + edges(nil).dropLast(3), units])
        #expect(try grammar(damaged, to: "29").refusalOnTrial == nil)
        #expect(try grammar(damaged, to: "30").refusalOnTrial == .unsaid(Amount("30", scale: 0)))
        #expect(try grammar(damaged, to: "100").refusalOnTrial == .unsaid(Amount("100", scale: 0)))
        let long = Machine(digits: 2, states: [edges(0, Array(repeating: 1, count: 1001))])
        #expect(try grammar(long, to: "29").refusalOnTrial == .endless)
    }

    // MARK: Form

    private func error(_ table: NumberTable, clipCount: Int = 10) -> NumberGrammarError? {
        do throws(NumberGrammarError) {
            let zero = try? Amount("0", scale: 0)
            guard let zero else { return nil }
            _ = try AmountGrammar(table, clipCount: clipCount, range: zero...zero)
            return nil
        } catch {
            return error
        }
    }

    private func error(_ machine: Machine) -> NumberGrammarError? {
        error(
            NumberTable(
                machines: ["a": machine], amounts: [.init(say: [.field(.integer, machine: "a")])],
                announcements: ["x": [.amount]]))
    }

    @Test("What is out of order or refers to nothing")
    func form() {
        let sound = Machine(digits: 1, states: [edges(0, [1])])
        #expect(error(sound) == nil)
        #expect(error(Machine(digits: 16, first: [9], states: [])) == nil)
        for digits in [0, -1, 17, .max, .min] {
            #expect(error(Machine(digits: digits, states: [edges(0)])) == .machine("a"), "\(digits)")
            #expect(error(Machine(digits: digits, states: [])) == .machine("a"), "\(digits)")
        }
        for next in [3, -1, .max, .min] {
            #expect(error(Machine(digits: 1, states: [edges(next), edges(0), edges(0)])) == .machine("a"), "\(next)")
            // Also where no number goes.
            #expect(error(Machine(digits: 1, states: [edges(0), edges(2), edges(next)])) == .machine("a"), "\(next)")
        }
        #expect(error(Machine(digits: 1, states: [edges(0), edges(2), edges(1)])) == nil)
        for count in [0, 9, 11] {
            let state = Array((edges(0) + edges(0)).prefix(count))
            #expect(error(Machine(digits: 1, states: [state])) == .machine("a"))
            #expect(error(Machine(digits: 1, states: [edges(0), state])) == .machine("a"))
        }
        for clip in [10, -1, .max, .min] {
            #expect(error(Machine(digits: 1, states: [edges(0, [1, clip])])) == .unknownClip(clip))
            #expect(error(Machine(digits: 1, first: [clip], states: [])) == .unknownClip(clip))
        }
        let pattern = NumberTable.Pattern(say: [.field(.fraction, machine: "b")])
        #expect(
            error(NumberTable(machines: ["a": sound], amounts: [pattern], announcements: ["x": [.amount]]))
                == .unknownMachine("b"))
        #expect(error(NumberTable(announcements: ["x": []])) == .empty("x"))
        #expect(error(NumberTable(announcements: ["x": [.amount]])) == .empty("x"))
        #expect(error(NumberTable(announcements: ["x": [.clip(3)]])) == nil)
    }

    @Test("So many machines and items, and not one more")
    func sizes() {
        let sound = Machine(digits: 1, states: [edges(0, [1])])
        for (count, fault) in [(1000, nil), (1001, .tooMany("machines", limit: 1000))]
            as [(Int, NumberGrammarError?)]
        {
            let machines = Dictionary(uniqueKeysWithValues: (0..<count).map { ("\($0)", sound) })
            #expect(error(NumberTable(machines: machines)) == fault)
        }
        for (count, fault) in [(19_999, nil), (20_000, .tooMany("items", limit: 20_000))]
            as [(Int, NumberGrammarError?)]
        {
            #expect(error(NumberTable(amounts: [.init(say: Array(repeating: .clip(1), count: count))])) == fault)
        }
    }

    // MARK: JSON

    @Test("Conditions at the end of 64 bits", arguments: [Int64.max, .max - 1, .min, -1])
    func endOfNumbers(number: Int64) throws {
        let table = NumberTable(
            machines: ["a": Machine(digits: 16, states: [edges(0, [1])])],
            amounts: [.init(integer: number, fraction: number, say: [.field(.integer, machine: "a")])],
            announcements: ["x": [.amount]])
        #expect(error(table) == nil)
        let amount = try Amount("0", scale: 0)
        let grammar = try AmountGrammar(table, clipCount: 10, range: amount...amount)
        #expect(throws: AmountGrammar.Refusal.unsaid(amount)) { try grammar.clips(amount: amount) }
    }

    @Test("Are written in one way, and read as they are written")
    func json() throws {
        let edges: [Machine.Edge] = [
            .init(next: nil), .init(next: 0), .init(next: 1), .init(next: 0, clips: [4]),
            .init(next: 1, clips: [5, 6]),
        ]
        for (machine, text) in [
            (
                Machine(digits: 3, states: [edges + edges, self.edges(0)]),
                #"{"digits":3,"states":[[null,0,1,[0,4],[1,5,6],null,0,1,[0,4],[1,5,6]],[0,0,0,0,0,0,0,0,0,0]]}"#
            ),
            (
                Machine(digits: 16, first: [1, 2], isReversed: true, states: []),
                #"{"digits":16,"first":[1,2],"reversed":true,"states":[]}"#
            ),
        ] {
            #expect(CompactJSON.text(machine.json) == text)
            #expect(try NumberTable(json: #"{"machines":{"a":\#(text)}}"#).machines == ["a": machine])
        }
    }

    @Test(
        "Machines of another form are not read",
        arguments: [
            "{}", #"{"digits":1}"#, #"{"states":[]}"#, #"{"digits":"1","states":[]}"#, #"{"digits":1.5,"states":[]}"#,
            #"{"digits":1,"states":{}}"#, #"{"digits":1,"states":[1]}"#, #"{"digits":1,"states":[["0"]]}"#,
            #"{"digits":1,"states":[[[]]]}"#, #"{"digits":1,"states":[[0.5]]}"#, #"{"digits":1,"states":[[[0,"1"]]]}"#,
            #"{"digits":1,"states":[[[0,0.5]]]}"#, #"{"digits":1,"states":[[[null,1]]]}"#,
            #"{"digits":1,"states":[[true]]}"#, #"{"digits":1,"states":[[9223372036854775808]]}"#,
            #"{"digits":1,"states":[[[0,9223372036854775808]]]}"#, #"{"digits":1,"first":1,"states":[]}"#,
            #"{"digits":1,"first":[null],"states":[]}"#, #"{"digits":1,"reversed":1,"states":[]}"#, "[]", "null",
        ])
    func malformed(json: String) {
        #expect(throws: VoiceTableError.self) { try NumberTable(json: #"{"machines":{"a":\#(json)}}"#) }
    }
}
