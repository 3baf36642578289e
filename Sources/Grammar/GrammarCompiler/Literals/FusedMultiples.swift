import VoiceAssetCore
import VoiceAssetGrammarProofs

/// Makes the first nine multiples of a number one literal each, in every set that has rules for them: `<<百`, or
/// `200: <<сти; 300: <<ста; 500: <<сот;`.
struct FusedMultiples {
    private let unit: Int64
    private var table: LiteralTable

    /// - Parameter positions: where each rule of a set stands, by its base.
    static func applied(
        to original: LiteralTable, of unit: Int64, in names: Set<String>,
        positions: [String: [Int64: SourcePosition]]
    ) -> LiteralTable {
        var multiples = FusedMultiples(unit: unit, table: original)
        for (name, rules) in original.sets.sorted(by: { $0.key < $1.key })
        where names.contains(name) && !original.budget.isSpent {
            original.budget.step(rules.count)
            var result: [RuleTable.Rule] = []
            for (index, rule) in rules.enumerated() {
                let end = index + 1 < rules.count ? rules[index + 1].base : .max
                let position = positions[name]?[rule.base] ?? .init(line: 1, column: 1)
                result += multiples.fused(rule, end, position) { original.text(name, $0) } ?? [rule]
            }
            multiples.table.sets[name] = result
        }
        return multiples.table
    }

    /// The rules that take the place of one that says multiples of a unit; nil if it does not.
    private mutating func fused(
        _ rule: RuleTable.Rule, _ end: Int64, _ position: SourcePosition, _ text: (Int64) -> String?
    ) -> [RuleTable.Rule]? {
        let operations = rule.content.operations
        guard rule.content.divisor == unit,
            rule.base % unit == 0, rule.base < unit * 10,
            operations.contains(where: { if case .quotient = $0 { true } else { false } })
        else { return nil }
        var result: [RuleTable.Rule] = []
        for multiple in max(1, rule.base / unit)...9 where unit * multiple < end {
            let number = unit * multiple
            table.budget.make(LiteralTable.ruleBytes)
            guard let whole = text(number), let list = fusedOperations(operations, multiple, whole, position)
            else {
                result.append(.init(base: number, rule.content))
                continue
            }
            let alone = RuleTable.Operation.clip(add(whole, at: position))
            result.append(
                .init(base: number, list, ifDivisible: rule.content.ifDivisible.map { _ in [alone] }, divisor: unit))
        }
        if unit * 10 < end { result.append(.init(base: unit * 10, rule.content)) }
        return result
    }

    /// The operations with everything up to the remainder in one literal: `三百` and the rest.
    private mutating func fusedOperations(
        _ operations: [RuleTable.Operation], _ multiple: Int64, _ whole: String, _ position: SourcePosition
    ) -> [RuleTable.Operation]? {
        let before = operations.prefix { if case .remainder = $0 { false } else { true } }
        // A quotient after the remainder would stay behind.
        guard !operations.dropFirst(before.count).contains(where: { if case .quotient = $0 { true } else { false } }),
            let text = table.text(before, quotient: multiple)
        else { return nil }
        let rest = operations.dropFirst(before.count)
        // What joins multiple and remainder, such as an "and", stays a text of its own.
        guard text.hasPrefix(whole), !whole.isEmpty else {
            return [.clip(add(text, at: position))] + rest
        }
        let join = String(text.dropFirst(whole.count))
        let joins = SpokenText(join).isEmpty ? [] : [RuleTable.Operation.clip(table.add(join, at: position))]
        return [.clip(add(whole, at: position))] + joins + rest
    }

    /// A literal that is one number.
    private mutating func add(_ text: String, at position: SourcePosition) -> Int {
        table.budget.step(text.utf8.count)
        let range = SpokenText(text).scalars(around: 0..<text.unicodeScalars.count)
        return table.add(text, at: position, whole: range.map { .init(range: $0, reason: .fuse(unit)) })
    }
}
