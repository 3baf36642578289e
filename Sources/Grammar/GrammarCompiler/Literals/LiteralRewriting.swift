import NumberGrammar
import VoiceAssetCore
import VoiceAssetGrammarProofs

extension LiteralTable {
    /// Puts what a helper set says for one number in the place where it is applied to that number.
    ///
    /// French writes `200: << cent>%%cents>;` with a helper that says `s` for 0 and ` =%cardinal=` otherwise. Without
    /// this, `s` would be a clip of its own; with it, the clip is `cents`.
    mutating func inlineHelpers() {
        // A helper may have helpers of its own, whose sets come before it.
        for name in sets.keys.sorted() { sets[name] = sets[name]?.map { inlined($0, of: name) } }
    }

    private func inlined(_ rule: RuleTable.Rule, of name: String) -> RuleTable.Rule {
        let (operations, others, divisor) = (rule.content.operations, rule.content.ifDivisible, rule.content.divisor)
        guard divisor > 1 else { return rule }
        let atZero = inlined(others ?? operations, remainders: NumberInterval(0, 0), outside: name)
        let elsewhere = inlined(operations, remainders: NumberInterval(1, divisor - 1), outside: name)
        guard atZero != (others ?? operations) || elsewhere != operations else { return rule }
        return .init(base: rule.base, elsewhere, ifDivisible: atZero, divisor: divisor)
    }

    /// The operations with every helper that has only one rule for these remainders replaced by what the rule does.
    private func inlined(
        _ operations: [RuleTable.Operation], remainders: NumberInterval, outside name: String
    ) -> [RuleTable.Operation] {
        operations.flatMap { operation -> [RuleTable.Operation] in
            guard case .remainder(let set) = operation, set.hasPrefix("%%"), set != name, let rules = sets[set],
                let first = rules.place(for: remainders.low),
                first + 1 == rules.count || rules[first + 1].base > remainders.high
            else { return [operation] }
            return asRemainder(rules[first], of: remainders) ?? [operation]
        }
    }

    /// A rule that is applied to a remainder, as operations of the rule that takes the remainder.
    private func asRemainder(_ rule: RuleTable.Rule, of remainders: NumberInterval) -> [RuleTable.Operation]? {
        let (operations, others) = (rule.content.operations, rule.content.ifDivisible)
        let isZero = remainders.high == 0
        guard isZero || others == nil else { return nil }
        var result: [RuleTable.Operation] = []
        for operation in isZero ? others ?? operations : operations {
            switch operation {
            case .clip: result.append(operation)
            case .same(let set): result.append(.remainder(set: set))
            case .quotient, .remainder: return nil
            }
        }
        return result
    }

    /// Makes one literal of each run of them.
    mutating func joinRuns() {
        mapOperations { table, operations in
            var result: [RuleTable.Operation] = []
            for operation in operations {
                guard case .clip(let next) = operation, case .clip(let last)? = result.last,
                    table.literals[last].kind == .text, table.literals[next].kind == .text
                else {
                    result.append(operation)
                    continue
                }
                let text = table.literals[last].text + table.literals[next].text
                result[result.count - 1] = .clip(table.add(text, at: table.literals[last].position))
            }
            return result
        }
    }
}

// MARK: Numbers that are one clip

extension LiteralTable {
    /// Makes every number below a limit one literal of its own, in the sets that some others lead to.
    ///
    /// - Parameters:
    ///   - names: the sets that amounts begin with. What only numbers below the limit lead to needs no expansion.
    ///   - positions: where each rule of a set stands, by its base.
    mutating func makeAtomic(
        below limit: Int64, from names: [String], _ positions: [String: [Int64: SourcePosition]]
    ) {
        let original = self
        var open = names
        var seen: Set<String> = []
        while !budget.isSpent, let name = open.popLast() {
            guard seen.insert(name).inserted, let rules = original.sets[name] else { continue }
            if let above = rules.last(where: { $0.base <= limit }), !original.chooses(name) {
                sets[name] =
                    wholeRules(of: original, name, below: limit, positions[name] ?? [:])
                    + [.init(base: limit, above.content)] + rules.filter { $0.base > limit }
            }
            open += sets.references(of: name)
        }
    }

    /// A rule for each number below a limit.
    private mutating func wholeRules(
        of original: LiteralTable, _ name: String, below limit: Int64, _ positions: [Int64: SourcePosition]
    ) -> [RuleTable.Rule] {
        var whole: [RuleTable.Rule] = []
        for number in 0..<limit where !budget.isSpent {
            guard let rule = original.sets[name]?.rule(for: number) else { continue }
            budget.make(Self.ruleBytes)
            guard let text = original.text(name, number) else {
                // What the rules can't say stays as it is; it is reported if anyone asks for it.
                whole.append(.init(base: number, rule.content))
                continue
            }
            budget.step(text.utf8.count)
            let position = positions[rule.base] ?? .init(line: 1, column: 1)
            let own = original.number(name, number) ?? 0..<text.unicodeScalars.count
            let literal = SpokenText(text).scalars(around: own).map { range in
                RuleTable.Operation.clip(add(text, at: position, whole: .init(range: range, reason: .atomic(limit))))
            }
            whole.append(.init(base: number, literal.map { [$0] } ?? []))
        }
        return whole
    }

    /// Which scalars of what a set says for a number are the number itself: without an "and" or the end of another word
    /// before a set that is applied to the same number.
    private func number(_ set: String, _ number: Int64) -> Range<Int>? {
        guard let operations = sets[set]?.rule(for: number)?.operations(on: number) else { return nil }
        var before = 0
        var inner: Range<Int>?
        for operation in operations {
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

    /// Makes the first nine multiples of a number one literal each, in those of some sets that have rules for them: `<<百`, or
    /// `200: <<сти; 300: <<ста; 500: <<сот;`.
    ///
    /// - Parameter positions: where each rule of a set stands, by its base.
    mutating func fuseMultiples(
        of unit: Int64, in names: Set<String>, _ positions: [String: [Int64: SourcePosition]]
    ) {
        let original = self
        for (name, rules) in original.sets.sorted(by: { $0.key < $1.key })
        where names.contains(name) && !budget.isSpent {
            budget.step(rules.count)
            var result: [RuleTable.Rule] = []
            for (index, rule) in rules.enumerated() {
                let position = positions[name]?[rule.base] ?? .init(line: 1, column: 1)
                result += fused(rule, unit, rules.end(index), position) { original.text(name, $0) } ?? [rule]
            }
            sets[name] = result
        }
    }

    /// The rules that take the place of one that says multiples of a unit; nil if it does not.
    private mutating func fused(
        _ rule: RuleTable.Rule, _ unit: Int64, _ end: Int64, _ position: SourcePosition, _ text: (Int64) -> String?
    ) -> [RuleTable.Rule]? {
        let operations = rule.content.operations
        guard rule.content.divisor == unit,
            rule.base % unit == 0, rule.base < unit * 10,
            operations.contains(where: { if case .quotient = $0 { true } else { false } })
        else { return nil }
        var result: [RuleTable.Rule] = []
        for multiple in max(1, rule.base / unit)...9 where unit * multiple < end {
            let number = unit * multiple
            budget.make(Self.ruleBytes)
            guard let whole = text(number), let list = fused(operations, unit, multiple, whole, position) else {
                result.append(.init(base: number, rule.content))
                continue
            }
            let alone = RuleTable.Operation.clip(add(whole, of: unit, at: position))
            result.append(
                .init(base: number, list, ifDivisible: rule.content.ifDivisible.map { _ in [alone] }, divisor: unit))
        }
        if unit * 10 < end { result.append(.init(base: unit * 10, rule.content)) }
        return result
    }

    /// The operations with everything up to the remainder in one literal: `三百` and the rest.
    private mutating func fused(
        _ operations: [RuleTable.Operation], _ unit: Int64, _ multiple: Int64, _ whole: String,
        _ position: SourcePosition
    ) -> [RuleTable.Operation]? {
        let before = operations.prefix { if case .remainder = $0 { false } else { true } }
        // A quotient after the remainder would stay behind.
        guard !operations.dropFirst(before.count).contains(where: { if case .quotient = $0 { true } else { false } }),
            let text = text(before, quotient: multiple)
        else { return nil }
        let rest = operations.dropFirst(before.count)
        // What joins multiple and remainder, such as an "and", stays a text of its own.
        guard text.hasPrefix(whole), !whole.isEmpty else {
            return [.clip(add(text, of: unit, at: position))] + rest
        }
        let join = String(text.dropFirst(whole.count))
        let joins = SpokenText(join).isEmpty ? [] : [RuleTable.Operation.clip(add(join, at: position))]
        return [.clip(add(whole, of: unit, at: position))] + joins + rest
    }

    /// A literal that is one number.
    private mutating func add(_ text: String, of unit: Int64, at position: SourcePosition) -> Int {
        budget.step(text.utf8.count)
        let range = SpokenText(text).scalars(around: 0..<text.unicodeScalars.count)
        return add(text, at: position, whole: range.map { .init(range: $0, reason: .fuse(unit)) })
    }
}
