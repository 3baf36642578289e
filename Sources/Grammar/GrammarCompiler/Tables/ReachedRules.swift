import VoiceAssetGrammarProofs

/// The rules of a set in clips. What no amount reaches says nothing.
struct ReachedRules {
    private(set) var rules: [RuleTable.Rule] = []

    /// - Parameters:
    ///   - rules: in literals.
    ///   - clips: what says each literal.
    init(_ rules: [RuleTable.Rule], of set: String, _ reach: RuleReach, _ clips: [Int: [Int]]) {
        var endsUnreached = false
        for (index, rule) in rules.enumerated() {
            let operations = rule.content.operations.inClips(clips)
            let (others, divisor) = (rule.content.ifDivisible?.inClips(clips), rule.content.divisor)
            let says = reach.reaches(set, index, isDivisible: false)
            let saysOthers = reach.reaches(set, index, isDivisible: true)
            let content: RuleTable.Content =
                switch (says, saysOthers) {
                case (true, true): .init(operations, ifDivisible: others == operations ? nil : others, divisor: divisor)
                case (true, false): .init(operations, divisor: divisor)
                case (false, true): .init(others ?? [], divisor: divisor)
                case (false, false): .init([])
                }
            // With 1 for a divisor that nothing is divided by.
            let plain = content.divides || content.ifDivisible != nil ? content : .init(content.operations)
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
