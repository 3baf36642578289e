import NumberGrammar
import VoiceAssetGrammarProofs

/// Which lists of a literal table some amount reaches, and the smallest amount that needs each literal.
struct RuleReach {
    private struct List: Hashable {
        var set: String
        var rule: Int
        var isDivisible: Bool
    }

    /// A literal of its own for each list, which says nothing and is found by the search like the others.
    private var probes: [List: Int] = [:]
    /// By literal.
    private let amounts: [Amount?]

    /// - Throws: `RuleFault` or `TooIntricate`.
    init(
        _ literals: LiteralTable, _ patterns: [NumberTable.Pattern], range: ClosedRange<Amount>
    ) throws {
        var count = literals.literals.count
        var probes: [List: Int] = [:]
        func probe(_ set: String, _ rule: Int, isDivisible: Bool) -> [RuleTable.Operation] {
            probes[List(set: set, rule: rule, isDivisible: isDivisible)] = count
            count += 1
            return [.clip(count - 1)]
        }
        // Only what the patterns lead to takes part.
        let names = literals.sets.reached(from: patterns.flatMap { $0.say.compactMap(\.machine) })
        var table = RuleTable(amounts: patterns, announcements: patterns.isEmpty ? [:] : ["amount": [.amount]])
        for name in names {
            table.sets[name] = literals.sets[name]?.enumerated().map { index, rule in
                .init(
                    base: rule.base, probe(name, index, isDivisible: false) + rule.content.operations,
                    ifDivisible: rule.content.ifDivisible.map { probe(name, index, isDivisible: true) + $0 },
                    divisor: rule.content.divisor)
            }
        }
        self.probes = probes
        amounts = try smallestAmounts(RuleGrammar(table, range: range), clipCount: count)
    }

    /// The smallest amount that a literal is said for, if there is one.
    func amount(ofLiteral index: Int) -> Amount? { amounts[index] }

    /// Whether some amount reaches the list of a rule, an index: the one for divisible numbers or the other.
    func reaches(_ set: String, _ rule: Int, isDivisible: Bool) -> Bool {
        guard let probe = probes[List(set: set, rule: rule, isDivisible: isDivisible)] else { return false }
        return amounts[probe] != nil
    }
}
