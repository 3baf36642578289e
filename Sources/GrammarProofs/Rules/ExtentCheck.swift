import NumberGrammar

/// Proves that evaluation ends, and how far it can go at most, by following the rules with intervals of numbers.
///
/// A remainder by a divisor that is not above a rule's base, and a quotient by 2 or more, are smaller than the number.
/// So evaluation comes back to a set with the same interval only if it comes back with the same number.
struct ExtentCheck {
    private struct State: Hashable {
        var set: Int
        var numbers: NumberInterval
    }

    private struct Extent {
        var clips = 0
        var depth = 0
        /// Rules that are applied.
        var calls = 0
    }

    /// Rules looked at before a table counts as too intricate; CLDR's need some hundreds.
    private static let maximumSteps = 20_000

    private let sets: [RuleSet]
    /// nil while the state is being worked on.
    private var extents: [State: Extent?] = [:]
    private var steps = 0

    init(sets: [RuleSet]) { self.sets = sets }

    mutating func check(
        _ table: RuleTable, _ patterns: [ResolvedPattern], range: ClosedRange<Amount>
    ) throws(RuleFault) {
        let integers = NumberInterval(range.lowerBound.integer, range.upperBound.integer)
        let scale = range.lowerBound.scale
        let fractions = NumberInterval(0, Amount.unit(scale) - 1)
        var longest = 0
        var mostCalls = 0
        for pattern in patterns {
            var clips = 0
            var calls = 0
            for item in pattern.say {
                let extent: Extent
                switch item {
                case .clip: extent = Extent(clips: 1)
                case .field(.digits, let set), .field(.allDigits, let set):
                    let digit = try self.extent(set, NumberInterval(0, 9), depth: 1)
                    extent = Extent(clips: digit.clips * scale, calls: digit.calls * scale)
                case .field(let field, let set):
                    let asked = pattern.when[field].map { NumberInterval($0.lowerBound, $0.upperBound) }
                    extent = try self.extent(set, asked ?? (field == .integer ? integers : fractions), depth: 1)
                }
                clips += extent.clips
                calls += extent.calls
                guard calls <= RuleGrammar.maximumCalls else { throw .tooManyCalls }
            }
            longest = max(longest, clips)
            mostCalls = max(mostCalls, calls)
        }
        for items in table.announcements.values {
            let amounts = items.count { $0 == .amount }
            let (product, overflows) = amounts.multipliedReportingOverflow(by: longest)
            let (calls, isTooMany) = amounts.multipliedReportingOverflow(by: mostCalls)
            guard !overflows, product <= AmountGrammar.maximumClips,
                product + items.count - amounts <= AmountGrammar.maximumClips
            else { throw .tooLong }
            guard !isTooMany, calls <= RuleGrammar.maximumCalls else { throw .tooManyCalls }
        }
    }

    private mutating func extent(
        _ set: Int, _ numbers: NumberInterval, depth: Int
    ) throws(RuleFault) -> Extent {
        let state = State(set: set, numbers: numbers)
        let rules = sets[set].rules
        var index = sets[set].index(for: numbers.low)
        if let known = extents[state] {
            guard let known else { throw .endless(place(set, rules[index])) }
            guard depth + known.depth <= RuleGrammar.maximumDepth else { throw .tooDeep(place(set, rules[index])) }
            return known
        }
        guard depth <= RuleGrammar.maximumDepth else { throw .tooDeep(place(set, rules[index])) }
        extents[state] = .some(nil)
        var extent = Extent()
        while index < rules.count, rules[index].base <= numbers.high {
            let rule = rules[index]
            let own = NumberInterval(max(numbers.low, rule.base), min(numbers.high, rule.end - 1))
            let deepest = try self.extent(of: rule, own, set, depth)
            extent.clips = max(extent.clips, deepest.clips)
            extent.depth = max(extent.depth, deepest.depth)
            extent.calls = max(extent.calls, deepest.calls + 1)
            index += 1
        }
        extents[state] = extent
        return extent
    }

    private mutating func extent(
        of rule: RuleSet.Rule, _ numbers: NumberInterval, _ set: Int, _ depth: Int
    ) throws(RuleFault) -> Extent {
        steps += 1 + rule.operations.count + (rule.ifDivisible?.count ?? 0)
        guard steps <= Self.maximumSteps else { throw .tooIntricate }
        guard rule.divisor > 0 else {
            // The sum may be beyond 64 bits; only below the numbers' end it is not.
            let count = Int64(rule.leaves.count)
            guard numbers.high - rule.base < count else {
                throw .unsaid(place(set, rule), number: max(rule.base + count, numbers.low))
            }
            return Extent(clips: rule.leaves.map(\.count).max() ?? 0, depth: 0)
        }
        var extent = Extent()
        for operations in [rule.operations, rule.ifDivisible ?? []] {
            var clips = 0
            var calls = 0
            for operation in operations {
                let inner: Extent
                switch operation {
                case .clip: inner = Extent(clips: 1, depth: 0)
                case .quotient(let set):
                    inner = try self.extent(set, numbers.quotients(by: rule.divisor), depth: depth + 1)
                case .remainder(let set):
                    inner = try self.extent(set, numbers.remainders(by: rule.divisor), depth: depth + 1)
                case .same(let set):
                    inner = try self.extent(set, numbers, depth: depth + 1)
                }
                clips += inner.clips
                calls += inner.calls
                guard clips <= AmountGrammar.maximumClips else { throw .tooLong }
                guard calls < RuleGrammar.maximumCalls else { throw .tooManyCalls }
                extent.depth = max(extent.depth, inner.depth + 1)
            }
            extent.clips = max(extent.clips, clips)
            extent.calls = max(extent.calls, calls)
        }
        return extent
    }

    private func place(_ set: Int, _ rule: RuleSet.Rule) -> RuleFault.Place {
        .init(set: sets[set].name, base: rule.base)
    }
}
