import NumberGrammar
import VoiceAssetDiagnostics

extension LiteralTable {
    /// Makes every number below a limit one literal of its own, in the sets that some others lead to.
    ///
    /// - Parameters:
    ///   - sets: those that amounts begin with. What only numbers below the limit lead to needs no expansion.
    ///   - positions: where each rule of a set stands, by its base.
    mutating func makeAtomic(
        below limit: Int64, from sets: [String], positions: [String: [Int64: SourcePosition]]
    ) {
        let original = self
        var open = sets
        var seen: Set<String> = []
        while let name = open.popLast() {
            guard seen.insert(name).inserted, let rules = original.sets[name] else { continue }
            if let above = rules.last(where: { $0.base <= limit }), !original.chooses(name, endingsOnly: false) {
                self.sets[name] =
                    wholeRules(name, below: limit, original, positions[name] ?? [:])
                    + [.init(base: limit, above.content)] + rules.filter { $0.base > limit }
            }
            open += SetReferences(self.sets).of(name)
        }
    }

    /// A rule for each number below a limit.
    private mutating func wholeRules(
        _ name: String, below limit: Int64, _ original: LiteralTable, _ positions: [Int64: SourcePosition]
    ) -> [NumberTable.Rule] {
        var whole: [NumberTable.Rule] = []
        for number in 0..<limit {
            guard let rule = original.sets[name]?.last(where: { $0.base <= number }) else { continue }
            guard let text = original.text(name, number) else {
                // What the rules can't say stays as it is; it is reported if anyone asks for it.
                whole.append(.init(base: number, rule.content))
                continue
            }
            let position = positions[rule.base] ?? .init(line: 1, column: 1)
            let own = original.number(name, number) ?? 0..<text.unicodeScalars.count
            let literal = SpokenText(text).scalars(around: own).map { range in
                NumberTable.Operation.clip(add(text, at: position, whole: .init(range: range, reason: .atomic(limit))))
            }
            whole.append(.init(base: number, .operations(literal.map { [$0] } ?? [], ifDivisible: nil, divisor: 1)))
        }
        return whole
    }

    /// Which scalars of what a set says for a number are the number itself: without an "and" or the end of another word
    /// before a set that is applied to the same number.
    private func number(_ set: String, _ number: Int64) -> Range<Int>? {
        guard let rule = sets[set]?.last(where: { $0.base <= number }),
            case .operations(let operations, let others, let divisor) = rule.content
        else { return nil }
        let list = number % divisor == 0 ? others ?? operations : operations
        var before = 0
        var inner: Range<Int>?
        for operation in list {
            switch operation {
            case .clip(let literal): if inner == nil { before += literals[literal].text.unicodeScalars.count }
            case .quotient, .remainder: return nil
            case .same(let set):
                guard inner == nil, let text = text(set, number) else { return nil }
                inner = self.number(set, number) ?? 0..<text.unicodeScalars.count
            }
        }
        if let inner { return before + inner.lowerBound..<before + inner.upperBound }
        guard Self.isStemmed(set), let text = text(set, number) else { return nil }
        // The word before the number ends where the first join is.
        let scalars = text.unicodeScalars
        let stem = scalars.prefix { !SpokenText.isSeparated($0) }.count
        return stem < scalars.count ? stem..<scalars.count : nil
    }

    /// Makes the first nine multiples of a number one literal each, in every set that has rules for them: `<<百`, or
    /// `200: <<сти; 300: <<ста; 500: <<сот;`.
    mutating func fuse(_ unit: Int64, in names: Set<String>, positions: [String: [Int64: SourcePosition]]) {
        let original = self
        for (name, rules) in original.sets.sorted(by: { $0.key < $1.key }) where names.contains(name) {
            var result: [NumberTable.Rule] = []
            for (index, rule) in rules.enumerated() {
                let end = index + 1 < rules.count ? rules[index + 1].base : .max
                let position = positions[name]?[rule.base] ?? .init(line: 1, column: 1)
                result += fused(rule, end, unit, position) { original.text(name, $0) } ?? [rule]
            }
            sets[name] = result
        }
    }

    /// The rules that take the place of one that says multiples of a unit; nil if it does not.
    private mutating func fused(
        _ rule: NumberTable.Rule, _ end: Int64, _ unit: Int64, _ position: SourcePosition, _ text: (Int64) -> String?
    ) -> [NumberTable.Rule]? {
        guard case .operations(let operations, let others, let divisor) = rule.content, divisor == unit,
            rule.base % unit == 0, rule.base < unit * 10,
            operations.contains(where: { if case .quotient = $0 { true } else { false } })
        else { return nil }
        var result: [NumberTable.Rule] = []
        for multiple in max(1, rule.base / unit)...9 where unit * multiple < end {
            let number = unit * multiple
            guard let whole = text(number), let list = fusedOperations(operations, multiple, whole, unit, position)
            else {
                result.append(.init(base: number, rule.content))
                continue
            }
            let alone = NumberTable.Operation.clip(add(whole, fusing: unit, at: position))
            result.append(
                .init(base: number, .operations(list, ifDivisible: others == nil ? nil : [alone], divisor: divisor)))
        }
        if unit * 10 < end { result.append(.init(base: unit * 10, rule.content)) }
        return result
    }

    /// The operations with everything up to the remainder in one literal: `三百` and the rest.
    private mutating func fusedOperations(
        _ operations: [NumberTable.Operation], _ multiple: Int64, _ whole: String, _ unit: Int64,
        _ position: SourcePosition
    ) -> [NumberTable.Operation]? {
        let before = operations.prefix { if case .remainder = $0 { false } else { true } }
        // A quotient after the remainder would stay behind.
        guard !operations.dropFirst(before.count).contains(where: { if case .quotient = $0 { true } else { false } }),
            let text = text(before, quotient: multiple)
        else { return nil }
        let rest = operations.dropFirst(before.count)
        // What joins multiple and remainder, such as an "and", stays a text of its own.
        guard text.hasPrefix(whole), !whole.isEmpty else {
            return [.clip(add(text, fusing: unit, at: position))] + rest
        }
        let join = String(text.dropFirst(whole.count))
        let joins = SpokenText(join).isEmpty ? [] : [NumberTable.Operation.clip(add(join, at: position))]
        return [.clip(add(whole, fusing: unit, at: position))] + joins + rest
    }

    /// A literal that is one number.
    private mutating func add(_ text: String, fusing unit: Int64, at position: SourcePosition) -> Int {
        let range = SpokenText(text).scalars(around: 0..<text.unicodeScalars.count)
        return add(text, at: position, whole: range.map { .init(range: $0, reason: .fuse(unit)) })
    }
}
