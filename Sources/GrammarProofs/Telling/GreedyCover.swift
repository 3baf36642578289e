import NumberGrammar

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
