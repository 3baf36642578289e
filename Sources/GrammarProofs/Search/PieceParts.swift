import NumberGrammar

/// What terms come to over an interval in which every set that is applied to the number itself has one rule.
struct PieceParts {
    /// What is said for every number.
    private(set) var clips: [Int] = []
    /// What is applied to the number itself by rules that do so.
    private(set) var same: [SearchTerm] = []
    /// The rules whose quotients or remainders are said.
    private(set) var applications: [RuleApplication] = []
    /// What is applied to remainders.
    private(set) var moduli: [SearchTerm] = []

    /// - Returns: nil if a list of leaves takes part, which says something else for each number.
    init?(_ terms: [SearchTerm], _ numbers: NumberInterval, _ sets: [ResolvedSet]) {
        for term in terms {
            guard term.modulus == nil else {
                moduli.append(term)
                continue
            }
            switch term.node {
            case .set(let set):
                let index = sets[set].index(for: numbers.low)
                let rule = sets[set].rules[index]
                guard rule.divisor > 0 else { return nil }
                applications.append(RuleApplication(set: set, index: index, rule: rule))
            case .rule(let set, let index):
                // The number is the rule's remainder. 0 is a piece of its own.
                for operation in sets[set].rules[index].operations(remainder: numbers.low) {
                    if case .clip(let clip) = operation { clips.append(clip) }
                    if case .remainder(let set) = operation { same.append(SearchTerm(set: set)) }
                }
            }
        }
        expandSame(numbers)
    }

    /// Takes out the applications that say the same for every number of the piece, or apply other sets to the number.
    private mutating func expandSame(_ numbers: NumberInterval) {
        var rest: [RuleApplication] = []
        for application in applications.map({ $0.belowDivisor(numbers) }) {
            if application.isSimple {
                for operation in application.rule.operations {
                    if case .clip(let clip) = operation { clips.append(clip) }
                    if case .same(let set) = operation { same.append(SearchTerm(set: set)) }
                }
            } else if let sets = application.sameBesideRemainder {
                // Portuguese: `100: >%%optional-e>=%spellout-cardinal-masculine=;`
                same += sets.map { SearchTerm(set: $0) }
                moduli.append(application.remainderTerm)
            } else {
                rest.append(application)
            }
        }
        applications = rest
    }

    /// The terms without what is said for every number and what is applied to the number itself.
    var rest: [SearchTerm] { applications.map { SearchTerm(set: $0.set) } + moduli }
}

/// The parts of a piece by the largest divisor: what is applied to quotients by it, and what to remainders.
struct UnitParts {
    /// The largest divisor.
    let unit: Int64
    /// The rules that divide by it.
    private(set) var whole: [RuleApplication] = []
    /// What depends on the remainder by it, through a divisor that divides it.
    private(set) var remainders: [SearchTerm] = []

    /// - Returns: nil if the parts depend on each other.
    init?(_ parts: PieceParts) {
        unit = max(
            parts.applications.map(\.rule.divisor).max() ?? 1, parts.moduli.compactMap(\.modulus).max() ?? 1)
        for application in parts.applications {
            if application.rule.divisor == unit {
                guard !application.mixesSame else { return nil }
                whole.append(application)
            } else {
                guard application.dependsOnRemainder, unit % application.rule.divisor == 0 else { return nil }
                remainders.append(application.remainderTerm)
            }
        }
        for term in parts.moduli {
            guard let modulus = term.modulus, unit % modulus == 0 else { return nil }
            remainders.append(SearchTerm(node: term.node, modulus: modulus == unit ? nil : modulus))
        }
    }

    /// Blocks of an interval in which quotients and remainders run independently. If remainders of 0 are a case of their
    /// own, no block holds 0 and others.
    func blocks(of numbers: NumberInterval) -> [NumberBlock] {
        NumberBlock.all(in: numbers, unit: unit, splitsZero: whole.contains { $0.rule.ifDivisible != nil })
    }

    /// What is said in a block: clips for every number, and what is applied to quotients and to remainders.
    func terms(in block: NumberBlock) -> (clips: [Int], quotients: [SearchTerm], remainders: [SearchTerm]) {
        var clips: [Int] = []
        var quotients: [SearchTerm] = []
        var remainders = remainders
        for operation in whole.flatMap({ $0.rule.operations(remainder: block.remainders.low) }) {
            switch operation {
            case .clip(let clip): clips.append(clip)
            case .quotient(let set): quotients.append(SearchTerm(set: set))
            case .remainder(let set): remainders.append(SearchTerm(set: set))
            case .same: break
            }
        }
        return (clips, quotients, remainders)
    }
}
