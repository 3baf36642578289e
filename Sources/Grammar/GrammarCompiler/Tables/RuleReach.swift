import NumberGrammar
import VoiceAssetGrammarProofs
import VoiceAssetTableExtent

/// Which lists of a literal table some amount reaches, and the smallest amount that needs each literal.
struct RuleReach {
    private struct List: Hashable {
        var set: String
        var rule: Int
        var isDivisible: Bool
    }

    /// A literal of its own for each list, which says nothing and is found by the search like the others.
    private var probes: [List: Int] = [:]
    /// Where the search has its value for a literal that it knows.
    private let indexes: [Int: Int]
    private let witnesses: WitnessMeasure.Value?
    private let scale: Int

    /// - Throws: `NumberGrammarError` or `TooIntricate`.
    init(
        _ literals: LiteralTable, _ patterns: [NumberTable.AmountPattern], range: ClosedRange<Amount>
    ) throws {
        // The search carries a value for each of them: only what the patterns lead to takes part.
        let names = SetReferences(literals.sets).reached(from: patterns.flatMap { $0.say.compactMap(\.set) })
        let sources = literals.sets.filter { names.contains($0.key) }
        var dense: [Int: Int] = [:]
        func index(_ literal: Int) -> Int {
            if let known = dense[literal] { return known }
            dense[literal] = dense.count
            return dense.count - 1
        }
        let own = sources.mapValues { $0.map { $0.mapClips(index) } }
        let patterns = patterns.map { $0.saying($0.say.map { $0.mapClip(index) }) }
        indexes = dense
        var count = dense.count
        var sets: [String: [NumberTable.Rule]] = [:]
        var probes: [List: Int] = [:]
        func probed(
            _ operations: [NumberTable.Operation], _ set: String, _ rule: Int, _ isDivisible: Bool
        ) -> [NumberTable.Operation] {
            probes[List(set: set, rule: rule, isDivisible: isDivisible)] = count
            count += 1
            return [.clip(count - 1)] + operations
        }
        for (name, rules) in own {
            sets[name] = rules.enumerated().map { index, rule in
                guard case .operations(let operations, let others, let divisor) = rule.content else { return rule }
                let content = NumberTable.Content.operations(
                    probed(operations, name, index, false),
                    ifDivisible: others.map { probed($0, name, index, true) }, divisor: divisor)
                return .init(base: rule.base, content)
            }
        }
        self.probes = probes
        scale = range.lowerBound.scale
        let table = NumberTable(
            sets: sets, amounts: patterns, announcements: patterns.isEmpty ? [:] : ["amount": [.amount]])
        witnesses = try Self.witnesses(table, clipCount: count, range: range)
    }

    private static func witnesses(
        _ table: NumberTable, clipCount: Int, range: ClosedRange<Amount>
    ) throws -> WitnessMeasure.Value? {
        let grammar = try AmountGrammar(proving: table, clipCount: clipCount, range: range)
        var search = AmountSearch(grammar, WitnessMeasure(clipCount: clipCount))
        return try search.value()
    }

    /// The smallest amount that a literal is said for, if there is one.
    func amount(ofLiteral index: Int) -> Amount? {
        indexes[index].flatMap { witnesses?[$0] }.flatMap { try? Amount(minorUnits: $0, scale: scale) }
    }

    /// Whether some amount reaches the list of a rule, an index: the one for divisible numbers or the other.
    func reaches(_ set: String, _ rule: Int, isDivisible: Bool) -> Bool {
        guard let probe = probes[List(set: set, rule: rule, isDivisible: isDivisible)] else { return false }
        return witnesses?[probe] != nil
    }
}
