package import VoiceAssetGrammarProofs

/// What rules say of a number, told once more: by the rules alone, without the tool's evaluation and without machines.
package struct RuleOracle {
    private let sets: [String: [RuleTable.Rule]]

    package init(_ sets: [String: [RuleTable.Rule]]) { self.sets = sets }

    /// The clips of a number; nil if a set has no rule for it.
    package func clips(_ set: String, _ number: Int64) -> [Int]? {
        guard let rule = sets[set]?.last(where: { $0.base <= number }) else { return nil }
        let (all, others, divisor) = (rule.content.operations, rule.content.ifDivisible, rule.content.divisor)
        var said: [Int] = []
        for operation in number % divisor == 0 ? others ?? all : all {
            let next: [Int]?
            switch operation {
            case .clip(let clip): next = [clip]
            case .quotient(let set): next = clips(set, number / divisor)
            case .remainder(let set): next = clips(set, number % divisor)
            case .same(let set): next = clips(set, number)
            }
            guard let next else { return nil }
            said += next
        }
        return said
    }
}

extension [RuleTable.Rule] {
    /// Rules for the numbers from one on, each of which says clips of its own; the last one for all that follow, too.
    package static func list(_ clips: [[Int]], from base: Int64 = 0) -> Self {
        clips.enumerated().map { .init(base: base + Int64($0), $1.map { .clip($0) }) }
    }
}
