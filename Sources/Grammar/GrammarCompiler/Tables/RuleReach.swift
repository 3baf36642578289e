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

extension RuleReach {
    /// The rules of a set in clips. What no amount reaches says nothing.
    ///
    /// - Parameters:
    ///   - rules: in literals.
    ///   - clips: what says each literal.
    func reached(_ rules: [RuleTable.Rule], of set: String, in clips: [Int: [Int]]) -> [RuleTable.Rule] {
        var (reached, endsUnreached): ([RuleTable.Rule], Bool) = ([], false)
        for (index, rule) in rules.enumerated() {
            let operations = rule.content.operations.inClips(clips)
            let (others, divisor) = (rule.content.ifDivisible?.inClips(clips), rule.content.divisor)
            let says = reaches(set, index, isDivisible: false)
            let saysOthers = reaches(set, index, isDivisible: true)
            let content: RuleTable.Content =
                switch (says, saysOthers) {
                case (true, true): .init(operations, ifDivisible: others == operations ? nil : others, divisor: divisor)
                case (true, false): .init(operations, divisor: divisor)
                case (false, true): .init(others ?? [], divisor: divisor)
                case (false, false): .init([])
                }
            // With 1 for a divisor that nothing is divided by.
            let plain = content.divides || content.ifDivisible != nil ? content : .init(content.operations)
            endsUnreached = !says && !saysOthers
            if reached.last?.content != plain { reached.append(.init(base: rule.base, plain)) }
        }
        return endsUnreached && reached.count > 1 ? reached.dropLast() : reached
    }
}

extension [RuleTable.Operation] {
    fileprivate func inClips(_ clips: [Int: [Int]]) -> Self {
        flatMap { operation -> Self in
            if case .clip(let literal) = operation { (clips[literal] ?? []).map { .clip($0) } } else { [operation] }
        }
    }
}

/// Rule sets that apply each other, by name.
extension [String: [RuleTable.Rule]] {
    /// The sets that a set applies, each as often as it does.
    func references(of set: String) -> [String] { (self[set] ?? []).flatMap { $0.lists.joined().compactMap(\.set) } }

    /// Some sets and those that they lead to.
    func reached(from names: [String]) -> Set<String> {
        Set(reachedFrom: names, by: references).filter { self[$0] != nil }
    }
}

extension Set<String> {
    /// Some names and those that they lead to.
    init(reachedFrom names: [String], by next: (String) -> [String]) {
        self = []
        var open = names
        while let name = open.popLast() {
            if insert(name).inserted { open += next(name) }
        }
    }
}
