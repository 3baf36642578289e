import NumberGrammar

/// What a rule says for its numbers, in terms of their quotients and remainders.
struct RuleExpansion {
    /// Each number is said, or meets the condition, in exactly one of these ways.
    private(set) var ways: [[SpokenItem]]

    /// - Parameters:
    ///   - item: something that is applied to the numbers themselves.
    ///   - number: one of them; all have the same rule.
    /// - Returns: nil if the rule says something else for each number, or if there are too many ways.
    init?(_ item: SpokenItem, at number: Int64, _ sets: [ResolvedSet]) {
        guard case .set = item.matter else {
            guard case .says(let set, let clips) = item.matter else { return nil }
            var room = Self.mostConditions
            self.init(set, number, sets) { Self.conditions(clips[...], $0[...], $1, &room) }
            guard room > 0 else { return nil }
            return
        }
        guard let set = item.set else { return nil }
        self.init(set, number, sets) { operations, divisor in [operations.map { Self.item($0, divisor) }] }
    }

    private init?(
        _ set: Int, _ number: Int64, _ sets: [ResolvedSet],
        _ ways: ([ResolvedSet.Operation], Int64) -> [[SpokenItem]]
    ) {
        let rule = sets[set].rules[sets[set].index(for: number)]
        guard rule.divisor > 0 else { return nil }
        self.ways = ways(rule.operations, rule.divisor)
        guard let others = rule.ifDivisible else { return }
        func zero(_ isZero: Bool) -> SpokenItem { SpokenItem(matter: .zero(isZero), part: .remainder(rule.divisor)) }
        self.ways = self.ways.map { $0 + [zero(false)] } + ways(others, rule.divisor).map { $0 + [zero(true)] }
    }

    private static func item(_ operation: ResolvedSet.Operation, _ divisor: Int64) -> SpokenItem {
        switch operation {
        case .clip(let clip): SpokenItem(matter: .clip(clip))
        case .quotient(let set): SpokenItem(matter: .set(set), part: .quotient(divisor))
        case .remainder(let set): SpokenItem(matter: .set(set), part: .remainder(divisor))
        case .same(let set): SpokenItem(matter: .set(set))
        }
    }

    /// The most conditions that are tried, and clips that they name: three sets share 64 clips in some thousand ways.
    private static let mostConditions = 100_000

    /// The ways in which operations say just these clips; not all of them once there is no room left.
    private static func conditions(
        _ clips: ArraySlice<Int>, _ operations: ArraySlice<ResolvedSet.Operation>, _ divisor: Int64, _ room: inout Int
    ) -> [[SpokenItem]] {
        room -= 1
        guard room > 0 else { return [] }
        guard let first = operations.first else { return clips.isEmpty ? [[]] : [] }
        let item = item(first, divisor)
        let rest = operations.dropFirst()
        guard let set = item.set else {
            return clips.first == item.clip ? conditions(clips.dropFirst(), rest, divisor, &room) : []
        }
        return (rest.isEmpty ? [clips.count] : Array(0...clips.count)).flatMap { count in
            room -= count
            let condition = SpokenItem(matter: .says(set: set, Array(clips.prefix(count))), part: item.part)
            return conditions(clips.dropFirst(count), rest, divisor, &room).map { [condition] + $0 }
        }
    }
}
