import NumberGrammar

/// A rule, applied to the number itself.
struct RuleApplication {
    var set: Int
    var index: Int
    var rule: ResolvedSet.Rule

    /// What depends on the remainder by the rule's divisor alone.
    var remainderTerm: SearchTerm { SearchTerm(node: .rule(set: set, index: index), modulus: rule.divisor) }

    private var allOperations: [ResolvedSet.Operation] { rule.operations + (rule.ifDivisible ?? []) }

    /// Whether it applies a set to the number itself, perhaps beside others to quotient or remainder.
    var mixesSame: Bool { allOperations.contains { if case .same = $0 { true } else { false } } }

    /// Whether it says the same for every number, or applies other sets to the number itself, and does nothing else.
    var isSimple: Bool {
        rule.ifDivisible == nil
            && rule.operations.allSatisfy {
                switch $0 {
                case .clip, .same: true
                case .quotient, .remainder: false
                }
            }
    }

    /// The sets that it applies to the number itself, if beside them it only applies others to the remainder.
    var sameBesideRemainder: [Int]? {
        let lists = [rule.operations, rule.ifDivisible ?? rule.operations].map { operations in
            operations.compactMap { if case .same(let set) = $0 { set } else { nil } }
        }
        let hasQuotient = allOperations.contains { if case .quotient = $0 { true } else { false } }
        return hasQuotient || lists[0].isEmpty || lists[0] != lists[1] ? nil : lists[0]
    }

    /// Whether what it says depends on the remainder alone.
    var dependsOnRemainder: Bool {
        allOperations.allSatisfy {
            switch $0 {
            case .clip, .remainder: true
            case .quotient, .same: false
            }
        }
    }

    /// The same for numbers that are below the divisor, and so are their own remainders: Spanish `de pesos` is for
    /// multiples of a million, which no thousand is.
    func belowDivisor(_ numbers: NumberInterval) -> RuleApplication {
        let operations = rule.operations.compactMap { operation -> ResolvedSet.Operation? in
            switch operation {
            case .clip, .same: operation
            case .remainder(let set): .same(set)
            case .quotient: nil
            }
        }
        guard rule.divisor > numbers.high, numbers.low > 0 || rule.ifDivisible == nil,
            operations.count == rule.operations.count
        else { return self }
        var application = self
        application.rule.operations = operations
        application.rule.ifDivisible = nil
        return application
    }
}
