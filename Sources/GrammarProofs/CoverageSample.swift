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

/// Amounts that use much at a time: the fraction, the units, the thousands and so on each say something that was not said yet.
///
/// One amount after the other begins with the smallest one that uses a thing, and group by group takes the digits that add
/// most.
struct GreedyCover {
    private(set) var amounts: [Amount] = []

    /// Digits that are said together, from one power of ten up to another, and what they may be.
    private struct Group {
        var low: Int64
        var high: Int64
        var values: [Int64]

        func replacing(_ number: Int64, by value: Int64) -> Int64 {
            number + (value - number % high / low) * low
        }
    }

    private let range: ClosedRange<Amount>
    private let uses: (Amount) -> [Int]?
    private let groups: [Group]

    /// - Parameters:
    ///   - witnesses: for each thing an amount that uses it, in minor units.
    ///   - divisors: those of the rules.
    ///   - uses: the things that an amount uses; nil if it can't be said.
    init(
        witnesses: [Int64], range: ClosedRange<Amount>, divisors: Set<Int64>, uses: @escaping (Amount) -> [Int]?
    ) {
        (self.range, self.uses) = (range, uses)
        let unit = Amount.unit(range.lowerBound.scale)
        let starts = [1, unit] + Self.places(divisors, upTo: range.upperBound.integer).map { $0 * unit }
        // What is first said of a fraction or of units is mostly said of thousands, too.
        let all = zip(starts, starts.dropFirst()).map { low, high in Set(witnesses.map { $0 % high / low }) }
        let common = Set(all.joined())
        groups = zip(starts, starts.dropFirst()).filter { $0 < $1 }.map { low, high in
            Group(low: low, high: high, values: common.filter { $0 < high / low }.sorted())
        }
        let open = Set(witnesses.compactMap { amount($0).flatMap(uses) }.joined())
        pack(witnesses, open)
    }

    /// Where digits begin that are said together, above the units: two and one of each thousand in most languages, of
    /// each ten thousand in Chinese, of thousand, lakh and crore in India. The rules' divisors tell.
    private static func places(_ divisors: Set<Int64>, upTo largest: Int64) -> [Int64] {
        var places: [Int64] = []
        var start: Int64 = 1
        for place in divisors.filter({ $0 >= 1000 && $0 <= largest && isPowerOfTen($0) }).sorted() + [.max] {
            // The digits up to this place: pairs of them, and one that may be left.
            while start <= largest, start < place {
                let (next, isTooLarge) = start.multipliedReportingOverflow(by: 100)
                start = isTooLarge ? .max : min(next, place)
                if start <= 1_000_000_000_000_000 { places.append(start) }
            }
        }
        return places
    }

    private static func isPowerOfTen(_ number: Int64) -> Bool {
        var rest = number
        while rest > 1, rest % 10 == 0 { rest /= 10 }
        return rest == 1
    }

    /// Takes amounts until everything is used.
    private mutating func pack(_ witnesses: [Int64], _ things: Set<Int>) {
        var open = things
        // The largest first: they have most groups.
        for witness in Set(witnesses).sorted(by: >) {
            while let target = amount(witness).flatMap(uses)?.first(where: open.contains),
                let packed = packed(witness, target, open), let used = uses(packed)
            {
                amounts.append(packed)
                open.subtract(used)
            }
        }
    }

    /// An amount that uses the target and as much else that is open as can be found digit group by digit group.
    private func packed(_ witness: Int64, _ target: Int, _ open: Set<Int>) -> Amount? {
        let ways = [groups, groups.reversed()].compactMap { packed(witness, target, open, $0) }
        return ways.max { $0.gain < $1.gain }?.amount
    }

    private func packed(
        _ witness: Int64, _ target: Int, _ open: Set<Int>, _ groups: [Group]
    ) -> (amount: Amount, gain: Int)? {
        guard var best = amount(witness).map({ (amount: $0, gain: gain($0, target, open)) }) else { return nil }
        // What the first groups gain depends on the last ones: once more, with what was found.
        for _ in 0..<2 {
            for group in groups {
                let number = best.amount.minorUnits
                for value in group.values {
                    guard let next = amount(group.replacing(number, by: value)) else { continue }
                    let found = gain(next, target, open)
                    if found > best.gain { best = (next, found) }
                }
            }
        }
        return best
    }

    /// How much of what is open an amount uses; nothing if it does not use the target.
    private func gain(_ amount: Amount, _ target: Int, _ open: Set<Int>) -> Int {
        guard let used = uses(amount), used.contains(target) else { return 0 }
        return Set(used).intersection(open).count
    }

    private func amount(_ minorUnits: Int64) -> Amount? {
        guard let amount = try? Amount(minorUnits: minorUnits, scale: range.lowerBound.scale), range.contains(amount)
        else { return nil }
        return amount
    }
}

/// Chooses few amounts that together use everything that some candidate uses: the one that adds most, again and again; of
/// several the smallest. (Johnson 1974: at most 1 + ln n times as many as the least.)
struct AmountCover {
    private struct Candidate {
        var amount: Amount
        var uses: [Int]
        /// The first in the upper half, the second in the lower one.
        var pairs: [Int]
    }

    /// Bytes of a candidate with the headers of its lists.
    private static let candidateBytes = MemoryLayout<Candidate>.stride + 80

    /// In the order in which they were taken.
    private(set) var taken: [Amount] = []
    private var candidates: [Candidate] = []
    private var isTaken: Set<Amount> = []
    private var usesTaken: Set<Int> = []
    private var pairsTaken: Set<Int> = []
    /// Nothing more is taken once it is spent.
    private(set) var budget: SearchBudget

    init(_ budget: SearchBudget) { self.budget = budget }

    /// Adds a candidate; smaller amounts come first.
    mutating func add(_ amount: Amount, uses: [Int], pairs: some Sequence<(Int, Int)>) {
        let (uses, pairs) = (Set(uses), Set(pairs.map { $0 << 32 | $1 }))
        candidates.append(Candidate(amount: amount, uses: Array(uses), pairs: Array(pairs)))
        budget.hold(Self.candidateBytes + (uses.count + pairs.count) * MemoryLayout<Int>.size)
    }

    /// Takes these amounts, as far as they are candidates.
    mutating func take(_ amounts: [Amount]) {
        let amounts = Set(amounts)
        for candidate in candidates where amounts.contains(candidate.amount) { take(candidate) }
    }

    mutating func takeAllUses() {
        var gains = candidates.map { $0.uses.count }
        while let best = best(&gains, \.uses, usesTaken) { take(best) }
    }

    /// Gives amounts back without which everything is still used; not these.
    mutating func giveBack(but kept: [Amount]) {
        var counts: [Int: Int] = [:]
        let uses = Dictionary(candidates.filter { isTaken.contains($0.amount) }.map { ($0.amount, $0.uses) }) {
            first, _ in
            first
        }
        var needless: Set<Amount> = []
        for amount in taken { for use in uses[amount] ?? [] { counts[use, default: 0] += 1 } }
        // The first ones were taken for the most; those that came later may have made one of them needless.
        for amount in taken where !kept.contains(amount) {
            let own = uses[amount] ?? []
            guard own.allSatisfy({ counts[$0, default: 0] > 1 }) else { continue }
            for use in own { counts[use, default: 0] -= 1 }
            needless.insert(amount)
        }
        taken.removeAll { needless.contains($0) }
        isTaken.subtract(needless)
    }

    mutating func takePairs(upTo count: Int) {
        var gains = candidates.map { $0.pairs.count }
        while taken.count < count, let best = best(&gains, \.pairs, pairsTaken) { take(best) }
    }

    private mutating func take(_ candidate: Candidate) {
        guard isTaken.insert(candidate.amount).inserted else { return }
        taken.append(candidate.amount)
        usesTaken.formUnion(candidate.uses)
        pairsTaken.formUnion(candidate.pairs)
    }

    /// The candidate that adds most; nil if none adds anything. What a candidate adds only shrinks: one that added less
    /// before need not be looked at.
    private mutating func best(
        _ gains: inout [Int], _ items: KeyPath<Candidate, [Int]>, _ known: Set<Int>
    ) -> Candidate? {
        var best: (index: Int, gain: Int)?
        budget.step(1 + candidates.count / 100)
        for index in candidates.indices where gains[index] > best?.gain ?? 0 {
            let items = candidates[index][keyPath: items]
            budget.step(1 + items.count / 10)
            guard !budget.isSpent else { return nil }
            gains[index] = items.count { !known.contains($0) }
            if gains[index] > best?.gain ?? 0 { best = (index, gains[index]) }
        }
        return best.map { candidates[$0.index] }
    }
}
