import NumberGrammar
import VoiceAssetCore
import VoiceAssetGrammarProofs

/// Makes every number below a limit one literal of its own, in the sets that some others lead to.
struct AtomicNumbers {
    private let original: LiteralTable
    private let limit: Int64
    private var table: LiteralTable

    /// - Parameters:
    ///   - sets: those that amounts begin with. What only numbers below the limit lead to needs no expansion.
    ///   - positions: where each rule of a set stands, by its base.
    static func applied(
        to table: LiteralTable, below limit: Int64, from sets: [String],
        positions: [String: [Int64: SourcePosition]]
    ) -> LiteralTable {
        var numbers = AtomicNumbers(original: table, limit: limit, table: table)
        numbers.expand(sets, positions)
        return numbers.table
    }

    private mutating func expand(_ sets: [String], _ positions: [String: [Int64: SourcePosition]]) {
        var open = sets
        var seen: Set<String> = []
        while !table.budget.isSpent, let name = open.popLast() {
            guard seen.insert(name).inserted, let rules = original.sets[name] else { continue }
            if let above = rules.last(where: { $0.base <= limit }), !original.chooses(name) {
                table.sets[name] =
                    wholeRules(name, positions[name] ?? [:])
                    + [.init(base: limit, above.content)] + rules.filter { $0.base > limit }
            }
            open += table.sets.references(of: name)
        }
    }

    /// A rule for each number below a limit.
    private mutating func wholeRules(
        _ name: String, _ positions: [Int64: SourcePosition]
    ) -> [RuleTable.Rule] {
        var whole: [RuleTable.Rule] = []
        for number in 0..<limit where !table.budget.isSpent {
            guard let rule = original.sets[name]?.rule(for: number) else { continue }
            table.budget.make(LiteralTable.ruleBytes)
            guard let text = original.text(name, number) else {
                // What the rules can't say stays as it is; it is reported if anyone asks for it.
                whole.append(.init(base: number, rule.content))
                continue
            }
            table.budget.step(text.utf8.count)
            let position = positions[rule.base] ?? .init(line: 1, column: 1)
            let own = self.number(name, number) ?? 0..<text.unicodeScalars.count
            let literal = SpokenText(text).scalars(around: own).map { range in
                RuleTable.Operation.clip(
                    table.add(text, at: position, whole: .init(range: range, reason: .atomic(limit))))
            }
            whole.append(.init(base: number, literal.map { [$0] } ?? []))
        }
        return whole
    }

    /// Which scalars of what a set says for a number are the number itself: without an "and" or the end of another word
    /// before a set that is applied to the same number.
    private func number(_ set: String, _ number: Int64) -> Range<Int>? {
        guard let operations = original.sets[set]?.rule(for: number)?.operations(on: number) else { return nil }
        var before = 0
        var inner: Range<Int>?
        for operation in operations {
            switch operation {
            case .clip(let literal): if inner == nil { before += original.literals[literal].text.unicodeScalars.count }
            case .quotient, .remainder: return nil
            case .same(let set):
                guard inner == nil, let text = original.text(set, number) else { return nil }
                inner = self.number(set, number) ?? 0..<text.unicodeScalars.count
            }
        }
        if let inner { return before + inner.lowerBound..<before + inner.upperBound }
        guard LiteralTable.isStemmed(set), let text = original.text(set, number) else { return nil }
        // The word before the number ends where the first join is.
        let scalars = text.unicodeScalars
        let stem = scalars.prefix { !SpokenText.isSeparated($0) }.count
        return stem < scalars.count ? stem..<scalars.count : nil
    }
}
