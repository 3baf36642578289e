import NumberGrammar

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
