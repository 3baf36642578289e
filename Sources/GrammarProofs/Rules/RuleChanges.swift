package import NumberGrammar

extension RuleTable.Rule {
    /// The operations on all numbers, and those on divisible ones if they have their own; none of a rule with leaves.
    package var lists: [[RuleTable.Operation]] {
        guard case .operations(let operations, let others, _) = content else { return [] }
        return [operations] + (others.map { [$0] } ?? [])
    }

    /// The operations on a number, and the divisor; nil of a rule with leaves.
    package func applied(to number: Int64) -> (operations: [RuleTable.Operation], divisor: Int64)? {
        guard case .operations(let operations, let others, let divisor) = content else { return nil }
        return (number % divisor == 0 ? others ?? operations : operations, divisor)
    }

    /// The rule with other names for the sets that it applies.
    func mapSets(_ change: (String) -> String) -> Self { mapLists { $0.map { $0.mapSet(change) } } }

    /// The rule with a change of each list of operations, the one on all numbers first.
    package func mapLists(_ change: ([RuleTable.Operation]) -> [RuleTable.Operation]) -> Self {
        guard case .operations(let operations, let others, let divisor) = content else { return self }
        return Self(base: base, .operations(change(operations), ifDivisible: others.map(change), divisor: divisor))
    }
}

extension RuleTable.Operation {
    package func mapClip(_ change: (Int) -> Int) -> Self { clip.map { .clip(change($0)) } ?? self }

    package func mapSet(_ change: (String) -> String) -> Self {
        switch self {
        case .clip: self
        case .quotient(let set): .quotient(set: change(set))
        case .remainder(let set): .remainder(set: change(set))
        case .same(let set): .same(set: change(set))
        }
    }
}

extension NumberTable.Item {
    package func mapClip(_ change: (Int) -> Int) -> Self { clip.map { .clip(change($0)) } ?? self }

    package func mapMachine(_ change: (String) -> String) -> Self {
        if case .field(let field, let machine) = self { .field(field, machine: change(machine)) } else { self }
    }
}

extension NumberTable.Pattern {
    package func saying(_ items: [NumberTable.Item]) -> Self { Self(when: when, say: items) }
}
