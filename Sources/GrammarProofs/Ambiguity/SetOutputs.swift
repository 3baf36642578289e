import NumberGrammar

/// What sets that only have a few things to say can say at all, such as the plural forms of a word.
struct SetOutputs {
    private struct State: Hashable {
        var set: Int
        var numbers: NumberInterval
    }

    /// The most that are listed: no language has more than six plural forms.
    private static let most = 64

    /// Bytes of an entry of `known` in a dictionary that is half full on average, and of the header of an array.
    private static let stateBytes = 96
    private static let headerBytes = 40

    private let sets: [ResolvedSet]
    /// nil where there are more.
    private var known: [State: [[Int]]?] = [:]

    init(_ sets: [ResolvedSet]) { self.sets = sets }

    /// All that a set says over an interval, and perhaps more. `nil` if there are too many.
    mutating func outputs(
        of set: Int, over numbers: NumberInterval, budget: inout SearchBudget
    ) -> [[Int]]? {
        let state = State(set: set, numbers: numbers)
        if let known = known[state] { return known }
        known[state] = .some(nil)
        let outputs = found(set, numbers, &budget)
        budget.hold(Self.stateBytes + (outputs ?? []).reduce(0) { $0 + Self.headerBytes + $1.count * 8 })
        known[state] = .some(outputs)
        return outputs
    }

    private mutating func found(_ set: Int, _ numbers: NumberInterval, _ budget: inout SearchBudget) -> [[Int]]? {
        var found: Set<[Int]> = []
        for rule in sets[set].rules[sets[set].index(for: numbers.low)...] {
            guard rule.base <= numbers.high else { break }
            budget.step()
            guard !budget.isSpent else { return nil }
            let own = NumberInterval(max(numbers.low, rule.base), min(numbers.high, rule.end - 1))
            if rule.divisor == 0 {
                for leaf in rule.leaves[Int(own.low - rule.base)...Int(own.high - rule.base)] {
                    budget.step()
                    found.insert(leaf)
                    guard found.count <= Self.most else { return nil }
                }
                continue
            }
            for operations in [rule.operations, rule.ifDivisible].compactMap({ $0 }) {
                guard let said = sequences(operations, rule.divisor, own, &budget) else { return nil }
                found.formUnion(said)
                guard found.count <= Self.most else { return nil }
            }
        }
        return found.sorted { $0.lexicographicallyPrecedes($1) }
    }

    private mutating func sequences(
        _ operations: [ResolvedSet.Operation], _ divisor: Int64, _ numbers: NumberInterval,
        _ budget: inout SearchBudget
    ) -> [[Int]]? {
        var sequences: [[Int]] = [[]]
        for operation in operations {
            let next: [[Int]]?
            switch operation {
            case .clip(let clip): next = [[clip]]
            case .quotient(let set): next = outputs(of: set, over: numbers.quotients(by: divisor), budget: &budget)
            case .remainder(let set): next = outputs(of: set, over: numbers.remainders(by: divisor), budget: &budget)
            case .same(let set): next = outputs(of: set, over: numbers, budget: &budget)
            }
            guard let next, next.count * sequences.count <= Self.most else { return nil }
            budget.step(next.count * sequences.count)
            sequences = sequences.flatMap { start in next.map { start + $0 } }
        }
        return sequences
    }
}
