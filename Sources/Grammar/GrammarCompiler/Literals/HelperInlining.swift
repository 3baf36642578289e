import VoiceAssetGrammarProofs

/// Puts what a helper set says for one number in the place where it is applied to that number.
///
/// French writes `200: << cent>%%cents>;` with a helper that says `s` for 0 and ` =%cardinal=` otherwise. Without
/// this, `s` would be a clip of its own; with it, the clip is `cents`.
struct HelperInlining {
    private let sets: [String: [RuleTable.Rule]]

    static func applied(to table: LiteralTable) -> LiteralTable {
        var result = table
        for name in table.sets.keys.sorted() {
            // A helper may have helpers of its own, whose sets come before it.
            let inlining = HelperInlining(sets: result.sets)
            result.sets[name] = result.sets[name]?.map { inlining.inlined($0, of: name) }
        }
        return result
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
}
