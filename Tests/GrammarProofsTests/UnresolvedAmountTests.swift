import NumberGrammar
import TestSupport
import Testing
import VoiceAssetGrammarProofs

@Suite("The smallest amount that a damaged table has no clips for")
struct UnresolvedAmountTests {
    private let words = SampleGrammars.russian.words

    private func amount(
        from low: String = "0.00", to high: String = "999999999.99", clipCount: Int? = nil,
        _ damage: (inout NumberTable) -> Void
    ) throws -> String? {
        let whole = try Amount("0.00", scale: 2)...Amount("999999999.99", scale: 2)
        var table = try SampleGrammars.russian.table.compiled(clipCount: words.count, range: whole).table
        damage(&table)
        return try smallestUnresolvedAmount(
            table, clipCount: clipCount ?? words.count, range: Amount(low, scale: 2)...Amount(high, scale: 2)
        )?.description
    }

    private func index(_ word: String) throws -> Int { try #require(words.firstIndex(of: word)) }

    @Test("There is none in a table that is whole")
    func whole() throws { #expect(try amount { _ in } == nil) }

    @Test(
        "A number that has no edge", arguments: [("0.00", "0.19"), ("0.20", "1.19"), ("2.00", "2.19")])
    func edges(low: String, expected: String) throws {
        let found = try amount(from: low) { table in
            table.machines["feminine"]?.mapEdges { digits, edge in
                digits == [1, 9] ? .init(next: nil) : edge
            }
        }
        #expect(found == expected)
    }

    @Test("A clip that is not there", arguments: ["одна", "миллиона", "копеек", "двадцать"])
    func clips(word: String) throws {
        let clip = try index(word)
        let found = try amount { table in
            for name in table.machines.keys {
                table.machines[name]?.mapEdges { _, edge in
                    .init(next: edge.next, clips: edge.clips.map { $0 == clip ? 1000 : $0 })
                }
            }
        }
        #expect(found == ["одна": "0.01", "миллиона": "2000000.00", "копеек": "0.05", "двадцать": "0.20"][word])
    }

    @Test("A machine that is not there, or numbers of so many digits")
    func machines() throws {
        let millions = try amount { table in
            table.machines["masculine"]?.mapEdges { digits, edge in
                // The first three of nine digits.
                digits.count <= 3 && digits.last != 0 ? .init(next: nil) : edge
            }
        }
        #expect(millions == "1000000.00")
        #expect(try amount { $0.machines["kopeck"] = nil } == "0.01")
        #expect(try amount { $0.machines["masculine"] = nil } == "0.00")
    }

    @Test("An amount without a pattern")
    func patterns() throws { #expect(try amount { $0.amounts.removeLast() } == "1.01") }

    @Test("With other faults nothing is told")
    func otherFaults() throws {
        let found = try amount { $0.machines["rouble"]?.states[0].removeLast() }
        #expect(found == nil)
    }
}

extension NumberTable.Machine {
    /// Changes each edge; digits are those by which it is first come to, its own behind them.
    fileprivate mutating func mapEdges(_ change: ([Int], Edge) -> Edge) {
        var (ways, open): ([Int: [Int]], [Int]) = ([0: []], [0])
        while let state = open.popLast() {
            for (digit, edge) in states[state].enumerated() {
                let digits = ways[state, default: []] + [digit]
                if let next = edge.next, ways[next] == nil {
                    ways[next] = digits
                    open.append(next)
                }
                states[state][digit] = change(digits, edge)
            }
        }
    }
}
