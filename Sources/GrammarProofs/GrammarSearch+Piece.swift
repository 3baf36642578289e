import NumberGrammar

extension GrammarSearch {
    /// A rule, applied to the number itself.
    private struct Application {
        var set: Int
        var index: Int
        var rule: ResolvedSet.Rule

        /// Whether it applies a set to the number itself, perhaps beside others to quotient or remainder.
        var mixesSame: Bool {
            (rule.operations + (rule.ifDivisible ?? [])).contains { if case .same = $0 { true } else { false } }
        }

        /// The sets that it applies to the number itself, if beside them it only applies others to the remainder.
        var sameBesideRemainder: [Int]? {
            let lists = [rule.operations, rule.ifDivisible ?? rule.operations].map { operations in
                operations.compactMap { if case .same(let set) = $0 { set } else { nil } }
            }
            let hasQuotient = (rule.operations + (rule.ifDivisible ?? [])).contains {
                if case .quotient = $0 { true } else { false }
            }
            return hasQuotient || lists[0].isEmpty || lists[0] != lists[1] ? nil : lists[0]
        }

        /// The same for numbers that are below the divisor, and so are their own remainders: Spanish `de pesos` is for
        /// multiples of a million, which no thousand is.
        func belowDivisor(_ numbers: NumberInterval) -> Application {
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

        /// Whether what it says depends on the remainder alone.
        var dependsOnRemainder: Bool {
            (rule.operations + (rule.ifDivisible ?? [])).allSatisfy {
                switch $0 {
                case .clip, .remainder: true
                case .quotient, .same: false
                }
            }
        }
    }

    /// What is said over an interval in which every set that is applied to the number itself has one rule.
    mutating func piece(_ terms: [Term], _ numbers: NumberInterval) throws(TooIntricate) -> Measure.Value {
        guard numbers.low < numbers.high else { return try each(terms, numbers) }
        var applications: [Application] = []
        var moduli: [Term] = []
        var clips: [Int] = []
        var same: [Term] = []
        for term in terms {
            guard term.modulus == nil else {
                moduli.append(term)
                continue
            }
            switch term.node {
            case .set(let set):
                let index = grammar.sets[set].index(for: numbers.low)
                let rule = grammar.sets[set].rules[index]
                guard rule.divisor > 0 else { return try each(terms, numbers) }
                applications.append(Application(set: set, index: index, rule: rule))
            case .rule(let set, let index):
                // The number is the rule's remainder. 0 is a piece of its own.
                for operation in grammar.sets[set].rules[index].operations(remainder: numbers.low) {
                    if case .clip(let clip) = operation { clips.append(clip) }
                    if case .remainder(let set) = operation { same.append(Term(node: .set(set))) }
                }
            }
        }
        expandSame(&applications, numbers, &clips, &same, &moduli)
        let value: Measure.Value
        if !same.isEmpty {
            let rest = applications.map { Term(node: .set($0.set)) }
            value = try self.value(of: same + rest + moduli, numbers)
        } else if applications.isEmpty, moduli.isEmpty {
            value = measure.nothing(lowest: numbers.low)
        } else {
            value = try blocks(applications, moduli, numbers)
        }
        return measure.adding(clips, to: value)
    }

    /// Takes out the applications that say the same for every number of the piece, or apply other sets to the number.
    private func expandSame(
        _ applications: inout [Application], _ numbers: NumberInterval, _ clips: inout [Int], _ same: inout [Term],
        _ moduli: inout [Term]
    ) {
        var rest: [Application] = []
        for application in applications.map({ $0.belowDivisor(numbers) }) {
            let operations = application.rule.operations
            let isSimple =
                application.rule.ifDivisible == nil
                && operations.allSatisfy {
                    switch $0 {
                    case .clip, .same: true
                    case .quotient, .remainder: false
                    }
                }
            guard isSimple else {
                if let sets = application.sameBesideRemainder {
                    // Portuguese: `100: >%%optional-e>=%spellout-cardinal-masculine=;`
                    same += sets.map { Term(node: .set($0)) }
                    let node = Term.Node.rule(set: application.set, index: application.index)
                    moduli.append(Term(node: node, modulus: application.rule.divisor))
                } else {
                    rest.append(application)
                }
                continue
            }
            for operation in operations {
                if case .clip(let clip) = operation { clips.append(clip) }
                if case .same(let set) = operation { same.append(Term(node: .set(set))) }
            }
        }
        applications = rest
    }

    /// Splits the numbers by the largest divisor.
    private mutating func blocks(
        _ applications: [Application], _ moduli: [Term], _ numbers: NumberInterval
    ) throws(TooIntricate) -> Measure.Value {
        let unit = max(
            applications.map(\.rule.divisor).max() ?? 1, moduli.compactMap(\.modulus).max() ?? 1)
        let all = applications.map { Term(node: .set($0.set)) } + moduli
        var whole: [Application] = []
        var remainders: [Term] = []
        for application in applications {
            if application.rule.divisor == unit {
                guard !application.mixesSame else { return try each(all, numbers) }
                whole.append(application)
            } else {
                guard application.dependsOnRemainder, unit % application.rule.divisor == 0 else {
                    return try each(all, numbers)
                }
                let node = Term.Node.rule(set: application.set, index: application.index)
                remainders.append(Term(node: node, modulus: application.rule.divisor))
            }
        }
        for term in moduli {
            guard let modulus = term.modulus, unit % modulus == 0 else { return try each(all, numbers) }
            remainders.append(Term(node: term.node, modulus: modulus == unit ? nil : modulus))
        }
        var sum: Measure.Value?
        for block in Self.blocks(numbers, unit, splitsZero: whole.contains { $0.rule.ifDivisible != nil }) {
            try step(all)
            let next = try self.block(block, whole, remainders, unit)
            sum = sum.map { measure.union($0, next) } ?? next
        }
        return sum ?? measure.nothing(lowest: numbers.low)
    }

    private mutating func block(
        _ block: Block, _ applications: [Application], _ remainders: [Term], _ unit: Int64
    ) throws(TooIntricate) -> Measure.Value {
        var clips: [Int] = []
        var quotients: [Term] = []
        var remainders = remainders
        for application in applications {
            for operation in application.rule.operations(remainder: block.remainders.low) {
                switch operation {
                case .clip(let clip): clips.append(clip)
                case .quotient(let set): quotients.append(Term(node: .set(set)))
                case .remainder(let set): remainders.append(Term(node: .set(set)))
                case .same: break
                }
            }
        }
        let high = try value(of: quotients, block.quotients)
        let low = try value(of: remainders, block.remainders)
        return measure.adding(clips, to: measure.product(high, low, unit: unit))
    }

    struct Block {
        var quotients: NumberInterval
        var remainders: NumberInterval
    }

    /// Blocks in which quotients and remainders run independently. If remainders of 0 are a case of their own, no block
    /// holds 0 and others.
    private static func blocks(_ numbers: NumberInterval, _ unit: Int64, splitsZero: Bool) -> [Block] {
        let first = numbers.low / unit
        let last = numbers.high / unit
        let low = numbers.low % unit
        let high = numbers.high % unit
        var blocks: [Block] = []
        func add(_ quotients: NumberInterval, _ remainders: NumberInterval) {
            guard quotients.low <= quotients.high, remainders.low <= remainders.high else { return }
            if splitsZero, remainders.low == 0 {
                blocks.append(Block(quotients: quotients, remainders: NumberInterval(0, 0)))
                add(quotients, NumberInterval(1, remainders.high))
            } else {
                blocks.append(Block(quotients: quotients, remainders: remainders))
            }
        }
        if first == last {
            add(NumberInterval(first, first), NumberInterval(low, high))
            return blocks
        }
        let startsWhole = low == 0
        let endsWhole = high == unit - 1
        if !startsWhole { add(NumberInterval(first, first), NumberInterval(low, unit - 1)) }
        add(
            NumberInterval(startsWhole ? first : first + 1, endsWhole ? last : last - 1), NumberInterval(0, unit - 1))
        if !endsWhole { add(NumberInterval(last, last), NumberInterval(0, high)) }
        return blocks
    }
}
