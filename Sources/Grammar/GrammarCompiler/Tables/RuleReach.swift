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
    /// Where the search has its amount for a literal that it knows.
    private let indexes: [Int: Int]
    private let amounts: [Amount?]

    /// - Throws: `RuleFault` or `TooIntricate`.
    init(
        _ literals: LiteralTable, _ patterns: [NumberTable.Pattern], range: ClosedRange<Amount>
    ) throws {
        // The search carries a value for each of them: only what the patterns lead to takes part.
        let names = SetReferences(literals.sets).reached(from: patterns.flatMap { $0.say.compactMap(\.machine) })
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
        var sets: [String: [RuleTable.Rule]] = [:]
        var probes: [List: Int] = [:]
        func probe(_ set: String, _ rule: Int, isDivisible: Bool) -> [RuleTable.Operation] {
            probes[List(set: set, rule: rule, isDivisible: isDivisible)] = count
            count += 1
            return [.clip(count - 1)]
        }
        for (name, rules) in own {
            sets[name] = rules.enumerated().map { index, rule in
                .init(
                    base: rule.base, probe(name, index, isDivisible: false) + rule.content.operations,
                    ifDivisible: rule.content.ifDivisible.map { probe(name, index, isDivisible: true) + $0 },
                    divisor: rule.content.divisor)
            }
        }
        self.probes = probes
        let table = RuleTable(
            sets: sets, amounts: patterns, announcements: patterns.isEmpty ? [:] : ["amount": [.amount]])
        amounts = try smallestAmounts(RuleGrammar(table, range: range), clipCount: count)
    }

    /// The smallest amount that a literal is said for, if there is one.
    func amount(ofLiteral index: Int) -> Amount? { indexes[index].flatMap { amounts[$0] } }

    /// Whether some amount reaches the list of a rule, an index: the one for divisible numbers or the other.
    func reaches(_ set: String, _ rule: Int, isDivisible: Bool) -> Bool {
        guard let probe = probes[List(set: set, rule: rule, isDivisible: isDivisible)] else { return false }
        return amounts[probe] != nil
    }
}
