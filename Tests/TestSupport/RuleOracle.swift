package import VoiceAssetGrammarProofs

/// What rules say of a number, told once more: by the rules alone, without the tool's evaluation and without machines.
package struct RuleOracle {
    private let sets: [String: [RuleTable.Rule]]

    package init(_ sets: [String: [RuleTable.Rule]]) { self.sets = sets }

    /// The clips of a number; nil if a list of leaves ends before it.
    package func clips(_ set: String, _ number: Int64) -> [Int]? {
        guard let rule = sets[set]?.last(where: { $0.base <= number }) else { return nil }
        switch rule.content {
        case .leaves(let leaves):
            let place = number - rule.base
            return place < leaves.count ? leaves[Int(place)] : nil
        case .operations(let all, let others, let divisor):
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
}
