package import NumberGrammar

/// The amounts of a range that tell most of a table: few enough to be read by a person, and together they use every rule
/// that some amount of the range uses, its branches as far as `ProbedTable` tells them apart, every form of a word and every
/// clip; both ends of the range are among them. What is left of the wanted number goes to pairs of clips that had not met.
///
/// What can be used, and by which smallest amount, is searched for in the whole range.
package struct CoverageSample: Sendable {
    /// Smallest first.
    package let amounts: [Amount]

    /// What a person reads in a quarter of an hour. A table whose clips need more amounts gets more.
    package static let usualCount = 40

    /// - Parameters:
    ///   - traits: what else tells amounts apart, such as plural categories; each trait is a number from 0 on. One amount
    ///     at least of each trait is taken, as far as candidates have it.
    /// - Throws: `TooIntricate`.
    package init(_ grammar: RuleGrammar, clipCount: Int, traits: @escaping (Amount) -> [Int]) throws(TooIntricate) {
        let probed = ProbedTable(grammar.table, clipCount: clipCount)
        // A table at the limits of what may be announced has no room for probes.
        let wide = try? RuleGrammar(probed.table, range: grammar.range)
        let (grammar, count) = (wide ?? grammar, wide == nil ? clipCount : probed.count)
        let numbers = Set(try smallestAmounts(grammar, clipCount: count).compactMap { $0?.minorUnits }).sorted()
        var budget = SearchBudget()
        func uses(_ amount: Amount) -> [Int]? {
            guard !budget.isSpent, let (clips, rules) = grammar.counted(amount: amount) else { return nil }
            budget.apply(rules: rules)
            // Patterns are tried one after the other; what is said is looked up in sets.
            budget.step(10 + (clips.count + grammar.patterns.count) / 10)
            return clips + traits(amount).map { count + $0 }
        }
        /// Nil if that is beyond the budget.
        func cover(_ candidates: [Amount]) -> [Amount]? {
            var cover = AmountCover(budget)
            for amount in candidates where !cover.budget.isSpent {
                guard let uses = uses(amount) else { continue }
                let said = uses.filter { $0 < clipCount }
                cover.add(amount, uses: uses, pairs: zip(said, said.dropFirst()))
            }
            let ends = [grammar.range.lowerBound, grammar.range.upperBound]
            cover.take(ends)
            cover.takeAllUses()
            cover.giveBack(but: ends)
            cover.takePairs(upTo: Self.usualCount)
            if cover.budget.isSpent { budget = cover.budget }
            return budget.isSpent ? nil : cover.taken.sorted()
        }
        var simple = Self.candidates(numbers, in: grammar.range, partners: Self.partners)
        var covered = cover(simple)
        if covered == nil {
            // Where that is too much, an amount of each thing will do.
            budget = SearchBudget()
            simple = Self.candidates(numbers, in: grammar.range, partners: 0)
            covered = cover(simple)
        }
        guard let few = covered else {
            throw budget.tooIntricate(grammar.sets.keys.min() ?? "")
        }
        guard few.count > Self.manyCount else {
            amounts = few
            return
        }
        // Where sets are many, an amount has to use several at a time.
        let packed = GreedyCover(
            witnesses: numbers, range: grammar.range,
            divisors: Set(grammar.sets.values.joined().map(\.content.divisor)), uses: uses)
        let ends = [grammar.range.lowerBound, grammar.range.upperBound]
        // Once the budget is spent, some things are used by none of these.
        let ways =
            budget.isSpent
            ? [] : [cover(Set(simple + packed.amounts).sorted()), cover(Set(packed.amounts + ends).sorted())]
        amounts = ([few] + ways.compactMap(\.self)).min { $0.count < $1.count } ?? few
    }

    /// So many amounts that fewer long ones are better.
    private static let manyCount = 60

    /// Parts of amounts at which languages change the form of a word: the examples of CLDR's plural rules (UTS #35 part 3
    /// section 5), the teens, and one, two and many of each power of ten.
    private static let tellingParts: [Int64] = [
        0, 1, 2, 3, 5, 10, 11, 12, 15, 19, 20, 21, 22, 25, 50, 80, 99, 100, 101, 102, 111, 121, 200, 201, 500, 999,
        1000,
        1001, 1002, 1011, 1021, 1100, 1500, 2000, 2001, 5000, 10_000, 11_000, 21_000, 100_000, 101_000, 200_000,
        1_000_000, 1_000_001, 2_000_000, 5_000_000, 21_000_000, 1_000_000_000, 2_000_000_000,
    ]

    /// The smallest amounts of everything, telling ones, and integer parts of these with other fractions of these, so that
    /// an amount can stand for two.
    private static func candidates(
        _ witnesses: [Int64], in range: ClosedRange<Amount>, partners: Int
    ) -> [Amount] {
        let scale = range.lowerBound.scale
        let unit = Amount.unit(scale)
        let fractions = Set((witnesses + tellingParts).map { $0 % unit }).sorted()
        // What is first said of a fraction is mostly said of units too.
        let integers = Set(witnesses.map { $0 / unit } + tellingParts + fractions).sorted()
        var numbers = Set(witnesses + tellingParts.map { $0 * unit } + tellingParts.filter { $0 < unit })
        for (index, integer) in integers.enumerated() {
            for step in 0..<min(partners, fractions.count) {
                numbers.insert(integer * unit + fractions[(index + step) % fractions.count])
            }
        }
        numbers.formUnion([range.lowerBound, range.upperBound].map(\.minorUnits))
        return amounts(numbers, in: range)
    }

    private static func amounts(_ numbers: Set<Int64>, in range: ClosedRange<Amount>) -> [Amount] {
        numbers.sorted().compactMap { try? Amount(minorUnits: $0, scale: range.lowerBound.scale) }
            .filter { range.contains($0) }
    }

    /// How many fractions each integer part is tried with, and so on: enough that 100 single words find partners.
    private static let partners = 8
}
