/// A set of rules with the sets that it uses by index.
package struct ResolvedSet: Sendable {
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
        _ name: String, _ rules: [NumberTable.Rule], _ indexes: [String: Int]
    ) throws(NumberGrammarError) {
        self.name = name
        var resolved: [Rule] = []
        for (index, rule) in rules.enumerated() {
            let end = index + 1 < rules.count ? rules[index + 1].base : .max
            switch rule.content {
            case .leaves(let leaves):
                resolved.append(Rule(base: rule.base, end: end, divisor: 0, leaves: leaves, operations: []))
            case .operations(let operations, let others, let divisor):
                resolved.append(
                    Rule(
                        base: rule.base, end: end, divisor: divisor, leaves: [],
                        operations: try Self.resolve(operations, indexes),
                        ifDivisible: others == nil ? nil : try Self.resolve(others ?? [], indexes)))
            }
        }
        self.rules = resolved
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
        _ operations: [NumberTable.Operation], _ indexes: [String: Int]
    ) throws(NumberGrammarError) -> [Operation] {
        var resolved: [Operation] = []
        for operation in operations {
            switch operation {
            case .clip(let clip): resolved.append(.clip(clip))
            case .quotient(let set): resolved.append(.quotient(try indexes.of(set)))
            case .remainder(let set): resolved.append(.remainder(try indexes.of(set)))
            case .same(let set): resolved.append(.same(try indexes.of(set)))
            }
        }
        return resolved
    }
}

/// An amount's pattern with the sets that it uses by index.
package struct ResolvedPattern: Sendable {
    package enum Item: Sendable, Equatable {
        case clip(Int)
        case integer(Int)
        case fraction(Int)
        case digits(Int, whole: Bool)
    }

    package let integer: Int64?
    package let fraction: Int64?
    package let say: [Item]

    init(_ pattern: NumberTable.AmountPattern, _ indexes: [String: Int]) throws(NumberGrammarError) {
        integer = pattern.integer
        fraction = pattern.fraction
        var say: [Item] = []
        for item in pattern.say {
            switch item {
            case .clip(let clip): say.append(.clip(clip))
            case .integer(let set): say.append(.integer(try indexes.of(set)))
            case .fraction(let set): say.append(.fraction(try indexes.of(set)))
            case .digits(let set): say.append(.digits(try indexes.of(set), whole: false))
            case .allDigits(let set): say.append(.digits(try indexes.of(set), whole: true))
            }
        }
        self.say = say
    }

    func holds(_ amount: Amount) -> Bool {
        (integer == nil || integer == amount.integer) && (fraction == nil || fraction == amount.fraction)
    }
}

extension [String: Int] {
    func of(_ set: String) throws(NumberGrammarError) -> Int {
        guard let index = self[set] else { throw .unknownSet(set) }
        return index
    }
}
