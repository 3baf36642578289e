import NumberGrammar

/// What rules say, applied one after the other, within bounds.
struct RuleEvaluation {
    /// A bound was come to, or a list of leaves ends before its number.
    struct Stop: Error {}

    private let sets: [RuleSet]
    private(set) var clips: [Int] = []
    /// Rules that were applied.
    private(set) var rules = 0

    init(_ sets: [RuleSet]) { self.sets = sets }

    /// Adds an item of an amount's pattern.
    mutating func say(_ item: ResolvedPattern.Item, of value: FieldValues) throws(Stop) {
        switch item {
        case .clip(let clip): try append([clip])
        case .field(let field, let set): for number in value.said(of: field) { try say(set, number) }
        }
    }

    /// Adds what a set says for a number, 0 or more.
    mutating func say(_ set: Int, _ number: Int64) throws(Stop) { try apply(set, number, depth: 1) }

    private mutating func append(_ clips: [Int]) throws(Stop) {
        guard self.clips.count + clips.count <= AmountGrammar.maximumClips else { throw Stop() }
        self.clips += clips
    }

    private mutating func apply(_ set: Int, _ number: Int64, depth: Int) throws(Stop) {
        rules += 1
        guard rules <= RuleGrammar.maximumCalls, depth <= RuleGrammar.maximumDepth else { throw Stop() }
        let rule = sets[set].rule(for: number)
        guard rule.divisor > 0 else {
            guard number - rule.base < Int64(rule.leaves.count) else { throw Stop() }
            return try append(rule.leaves[Int(number - rule.base)])
        }
        let (quotient, remainder) = number.quotientAndRemainder(dividingBy: rule.divisor)
        for operation in rule.operations(remainder: remainder) {
            switch operation {
            case .clip(let clip): try append([clip])
            case .quotient(let set): try apply(set, quotient, depth: depth + 1)
            case .remainder(let set): try apply(set, remainder, depth: depth + 1)
            case .same(let set): try apply(set, number, depth: depth + 1)
            }
        }
    }
}
