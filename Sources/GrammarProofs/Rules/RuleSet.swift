/// A set of rules with the sets that it uses by index.
package struct RuleSet: Sendable {
    package enum Operation: Sendable, Equatable {
        case clip(Int)
        case quotient(Int)
        case remainder(Int)
        case same(Int)
    }

    package struct Rule: Sendable {
        package var base: Int64
        /// The first number that the rule does not apply to.
        package var end: Int64
        /// 0 for a rule with leaves.
        package var divisor: Int64
        package var leaves: [[Int]]
        package var operations: [Operation]
        package var ifDivisible: [Operation]?

        package func operations(remainder: Int64) -> [Operation] {
            if remainder == 0, let ifDivisible { ifDivisible } else { operations }
        }
    }

    package let name: String
    package let rules: [Rule]

    init(
        _ name: String, _ rules: [RuleTable.Rule], _ indexes: [String: Int]
    ) throws(RuleFault) {
        self.name = name
        self.rules = try rules.enumerated().map { index, rule throws(RuleFault) in
            let end = index + 1 < rules.count ? rules[index + 1].base : .max
            switch rule.content {
            case .leaves(let leaves):
                return Rule(base: rule.base, end: end, divisor: 0, leaves: leaves, operations: [])
            case .operations(let operations, let others, let divisor):
                return Rule(
                    base: rule.base, end: end, divisor: divisor, leaves: [],
                    operations: try Self.resolve(operations, indexes),
                    ifDivisible: others == nil ? nil : try Self.resolve(others ?? [], indexes))
            }
        }
    }

    /// The rule that applies to a number, 0 or more.
    func rule(for number: Int64) -> Rule { rules[index(for: number)] }

    /// The index of the rule that applies to a number, 0 or more.
    package func index(for number: Int64) -> Int {
        var low = 0
        var high = rules.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if rules[middle].base <= number { low = middle } else { high = middle }
        }
        return low
    }

    private static func resolve(
        _ operations: [RuleTable.Operation], _ indexes: [String: Int]
    ) throws(RuleFault) -> [Operation] {
        try operations.map { operation throws(RuleFault) in
            switch operation {
            case .clip(let clip): .clip(clip)
            case .quotient(let set): .quotient(try indexes.index(of: set))
            case .remainder(let set): .remainder(try indexes.index(of: set))
            case .same(let set): .same(try indexes.index(of: set))
            }
        }
    }
}
