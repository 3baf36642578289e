import VoiceAssetGrammarProofs

/// Rules of which those that each say clips alone for one number are gathered in lists.
struct LeafLists {
    private(set) var rules: [RuleTable.Rule] = []

    /// - Parameter includesLast: whether the last rule may be the end of a list, so that no larger numbers are said.
    init(_ all: [RuleTable.Rule], includesLast: Bool) {
        for (index, rule) in all.enumerated() {
            let next = index + 1 < all.count ? all[index + 1].base : nil
            if let clips = rule.content.clips, !clips.isEmpty,
                next == rule.base + 1 || next == nil && includesLast && index > 0
            {
                append(clips, for: rule.base)
            } else {
                rules.append(rule)
            }
        }
    }

    private mutating func append(_ clips: [Int], for number: Int64) {
        if case .leaves(let leaves)? = rules.last?.content, let base = rules.last?.base,
            base + Int64(leaves.count) == number
        {
            rules[rules.count - 1].content = .leaves(leaves + [clips])
        } else {
            rules.append(.init(base: number, .leaves([clips])))
        }
    }
}

extension RuleTable.Content {
    /// The clips if it says nothing else.
    fileprivate var clips: [Int]? {
        guard case .operations(let operations, nil, _) = self else { return nil }
        let clips = operations.compactMap(\.clip)
        return clips.count == operations.count ? clips : nil
    }
}
