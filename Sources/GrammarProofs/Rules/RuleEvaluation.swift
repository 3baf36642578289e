/// What rules say of numbers, one applied after the other, within bounds.
package struct RuleEvaluation {
    /// The most rules that are applied, and clips that they say.
    private static let maximumWork = 20_000

    private let sets: [String: [RuleTable.Rule]]
    package private(set) var clips: [Int] = []
    /// Rules that were applied.
    package private(set) var count = 0

    package init(_ sets: [String: [RuleTable.Rule]]) { self.sets = sets }

    /// Adds what a set says for a number, 0 or more.
    ///
    /// - Returns: false if that comes to a bound, or something is missing.
    package mutating func say(_ set: String, _ number: Int64, depth: Int = 1) -> Bool {
        count += 1
        guard count + clips.count <= Self.maximumWork, depth <= RuleGrammar.maximumDepth,
            let rule = sets[set]?.rule(for: number)
        else { return false }
        return say(rule.operations(on: number), number, rule.content.divisor, depth: depth)
    }

    /// Adds what operations say for a number.
    package mutating func say(
        _ operations: some Sequence<RuleTable.Operation>, _ number: Int64, _ divisor: Int64 = 1, depth: Int = 0
    ) -> Bool {
        for operation in operations {
            let isSaid: Bool
            switch operation {
            case .clip(let clip):
                clips.append(clip)
                continue
            case .quotient(let set): isSaid = say(set, number / divisor, depth: depth + 1)
            case .remainder(let set): isSaid = say(set, number % divisor, depth: depth + 1)
            case .same(let set): isSaid = say(set, number, depth: depth + 1)
            }
            guard isSaid else { return false }
        }
        return true
    }
}
