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
        self.rules = try rules.enumerated().map { index, rule throws(NumberGrammarError) in
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
        _ operations: [NumberTable.Operation], _ indexes: [String: Int]
    ) throws(NumberGrammarError) -> [Operation] {
        try operations.map { operation throws(NumberGrammarError) in
            switch operation {
            case .clip(let clip): .clip(clip)
            case .quotient(let set): .quotient(try indexes.of(set))
            case .remainder(let set): .remainder(try indexes.of(set))
            case .same(let set): .same(try indexes.of(set))
            }
        }
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
        say = try pattern.say.map { item throws(NumberGrammarError) in
            switch item {
            case .clip(let clip): .clip(clip)
            case .integer(let set): .integer(try indexes.of(set))
            case .fraction(let set): .fraction(try indexes.of(set))
            case .digits(let set): .digits(try indexes.of(set), whole: false)
            case .allDigits(let set): .digits(try indexes.of(set), whole: true)
            }
        }
    }

    static func all(
        _ patterns: [NumberTable.AmountPattern], _ indexes: [String: Int]
    ) throws(NumberGrammarError) -> [Self] {
        try patterns.map { pattern throws(NumberGrammarError) in try Self(pattern, indexes) }
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
