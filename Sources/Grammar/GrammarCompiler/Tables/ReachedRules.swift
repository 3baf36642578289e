import VoiceAssetGrammarProofs

/// The rules of a set in clips. What no amount reaches is left out; where that would stretch a list of leaves, a rule that
/// says nothing ends it.
struct ReachedRules {
    private(set) var rules: [RuleTable.Rule] = []

    /// - Parameters:
    ///   - rules: in literals.
    ///   - clips: what says each literal.
    init(_ rules: [RuleTable.Rule], of set: String, _ reach: RuleReach, _ clips: [Int: [Int]]) {
        var endsUnreached = false
        for (index, rule) in rules.enumerated() {
            guard case .operations(let operations, let others, let divisor) = rule.content else { continue }
            let says = reach.reaches(set, index, isDivisible: false)
            let saysOthers = reach.reaches(set, index, isDivisible: true)
            let content: RuleTable.Content =
                switch (says, saysOthers) {
                case (true, true):
                    .operations(operations.inClips(clips), ifDivisible: others?.inClips(clips), divisor: divisor)
                case (true, false): .operations(operations.inClips(clips), ifDivisible: nil, divisor: divisor)
                case (false, true): .operations((others ?? []).inClips(clips), ifDivisible: nil, divisor: divisor)
                case (false, false): .operations([], ifDivisible: nil, divisor: 1)
                }
            let plain = content.withoutDivisor
            endsUnreached = !says && !saysOthers
            if self.rules.last?.content != plain { self.rules.append(.init(base: rule.base, plain)) }
        }
        if endsUnreached, self.rules.count > 1 { self.rules.removeLast() }
    }
}

extension [RuleTable.Operation] {
    fileprivate func inClips(_ clips: [Int: [Int]]) -> Self {
        flatMap { operation -> Self in
            if case .clip(let literal) = operation { (clips[literal] ?? []).map { .clip($0) } } else { [operation] }
        }
    }
}

extension RuleTable.Content {
    /// With 1 for a divisor that nothing is divided by.
    fileprivate var withoutDivisor: Self {
        guard case .operations(let operations, let others, let divisor) = self else { return self }
        if others == operations {
            return Self.operations(operations, ifDivisible: nil, divisor: divisor).withoutDivisor
        }
        let isUsed = operations.contains {
            switch $0 {
            case .clip, .same: false
            case .quotient, .remainder: true
            }
        }
        return isUsed || others != nil ? self : .operations(operations, ifDivisible: nil, divisor: 1)
    }
}
