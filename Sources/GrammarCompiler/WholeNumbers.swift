import Diagnostics
import NumberGrammar

extension LiteralTable {
    /// Makes every number below a limit one literal of its own, in every set.
    ///
    /// - Parameter positions: where each rule of a set stands, by its base.
    mutating func makeAtomic(below limit: Int64, positions: [String: [Int64: SourcePosition]]) {
        let original = self
        for (name, rules) in original.sets.sorted(by: { $0.key < $1.key }) {
            guard let above = rules.last(where: { $0.base <= limit }), !original.chooses(name, endingsOnly: false)
            else { continue }
            var whole: [NumberTable.Rule] = []
            for number in 0..<limit {
                guard let rule = rules.last(where: { $0.base <= number }), let text = original.text(name, number) else {
                    // What the rules can't say stays as it is; it is reported if anyone asks for it.
                    if let rule = rules.last(where: { $0.base <= number }) {
                        whole.append(.init(base: number, rule.content))
                    }
                    continue
                }
                let position = positions[name]?[rule.base] ?? .init(line: 1, column: 1)
                let literal = SpokenText(text).isEmpty ? [] : [NumberTable.Operation.clip(add(text, at: position))]
                whole.append(.init(base: number, .operations(literal, ifDivisible: nil, divisor: 1)))
            }
            let rest = rules.filter { $0.base > limit }
            sets[name] = whole + [.init(base: limit, above.content)] + rest
        }
    }

    /// Makes the first nine multiples of a number one literal each, in every set that has a rule for them.
    mutating func fuse(_ unit: Int64, positions: [String: [Int64: SourcePosition]]) {
        let original = self
        for (name, rules) in original.sets.sorted(by: { $0.key < $1.key }) {
            guard let index = rules.firstIndex(where: { $0.base == unit }),
                case .operations(let operations, let others, let divisor) = rules[index].content, divisor == unit,
                operations.contains(where: { if case .quotient = $0 { true } else { false } })
            else { continue }
            let end = index + 1 < rules.count ? rules[index + 1].base : .max
            let position = positions[name]?[unit] ?? .init(line: 1, column: 1)
            var fused: [NumberTable.Rule] = []
            for multiple in 1...9 where unit * Int64(multiple) < end {
                let number = unit * Int64(multiple)
                guard let whole = original.text(name, number),
                    let list = fusedOperations(operations, Int64(multiple), whole, position)
                else {
                    fused.append(.init(base: number, rules[index].content))
                    continue
                }
                let alone = NumberTable.Operation.clip(add(whole, at: position))
                fused.append(
                    .init(
                        base: number,
                        .operations(list, ifDivisible: others == nil ? nil : [alone], divisor: divisor)))
            }
            if unit * 10 < end { fused.append(.init(base: unit * 10, rules[index].content)) }
            sets[name] = rules[..<index] + fused + rules[(index + 1)...]
        }
    }

    /// The operations with everything up to the remainder in one literal: `三百` and the rest.
    private mutating func fusedOperations(
        _ operations: [NumberTable.Operation], _ multiple: Int64, _ whole: String, _ position: SourcePosition
    ) -> [NumberTable.Operation]? {
        let before = operations.prefix { if case .remainder = $0 { false } else { true } }
        // A quotient after the remainder would stay behind.
        guard !operations.dropFirst(before.count).contains(where: { if case .quotient = $0 { true } else { false } }),
            let text = text(Array(before), quotient: multiple)
        else { return nil }
        let rest = operations.dropFirst(before.count)
        // What joins multiple and remainder, such as an "and", stays a text of its own.
        guard text.hasPrefix(whole), !whole.isEmpty else { return [.clip(add(text, at: position))] + rest }
        let join = String(text.dropFirst(whole.count))
        let joins = SpokenText(join).isEmpty ? [] : [NumberTable.Operation.clip(add(join, at: position))]
        return [.clip(add(whole, at: position))] + joins + rest
    }
}
