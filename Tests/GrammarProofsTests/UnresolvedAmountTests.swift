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
        var table = SampleGrammars.russian.table
        damage(&table)
        return try smallestUnresolvedAmount(
            table, clipCount: clipCount ?? words.count, range: Amount(low, scale: 2)...Amount(high, scale: 2)
        )?.description
    }

    private func index(_ word: String) throws -> Int { try #require(words.firstIndex(of: word)) }

    @Test("There is none in a table that is whole")
    func whole() throws { #expect(try amount { _ in } == nil) }

    @Test("A list of leaves that ends too early", arguments: [("0.00", "0.19"), ("0.20", "0.20"), ("2.00", "2.19")])
    func leaves(low: String, expected: String) throws {
        let found = try amount(from: low) { table in
            guard case .leaves(let leaves)? = table.sets["feminine"]?[0].content else { return }
            table.sets["feminine"]?[0] = .init(base: 0, .leaves(leaves.dropLast()))
        }
        // 0.20 to 1.99: 20 is a rule of its own, and 119 is the first above it; a thousand counts by the same set.
        #expect(found == (low == "0.20" ? "1.19" : expected))
    }

    @Test("A clip that is not there", arguments: ["одна", "миллиона", "копеек", "двадцать"])
    func clips(word: String) throws {
        let clip = try index(word)
        let found = try amount { table in
            table.sets = table.sets.mapValues { $0.map { $0.replacing(clip, with: 1000) } }
        }
        #expect(found == ["одна": "0.01", "миллиона": "2000000.00", "копеек": "0.05", "двадцать": "0.20"][word])
    }

    @Test("A set that is not there")
    func sets() throws {
        #expect(try amount { $0.sets["million"] = nil } == "1000000.00")
        #expect(try amount { $0.sets["kopeck"] = nil } == "0.01")
        #expect(try amount { $0.sets["masculine"]?.removeFirst() } == "0.00")
    }

    @Test("An amount without a pattern")
    func patterns() throws { #expect(try amount { $0.amounts.removeLast() } == "1.01") }

    @Test("With other faults nothing is told")
    func otherFaults() throws {
        let found = try amount { table in
            table.sets["rouble"] = [.init(base: 0, .operations([.same(set: "rouble")], ifDivisible: nil, divisor: 1))]
        }
        #expect(found == nil)
    }
}

extension NumberTable.Rule {
    fileprivate func replacing(_ clip: Int, with other: Int) -> Self {
        func replaced(_ index: Int) -> Int { index == clip ? other : index }
        func replaced(_ operations: [NumberTable.Operation]) -> [NumberTable.Operation] {
            operations.map { if case .clip(let index) = $0 { .clip(replaced(index)) } else { $0 } }
        }
        return switch content {
        case .leaves(let leaves): Self(base: base, .leaves(leaves.map { $0.map(replaced) }))
        case .operations(let operations, let others, let divisor):
            Self(
                base: base,
                .operations(replaced(operations), ifDivisible: others.map(replaced), divisor: divisor))
        }
    }
}
