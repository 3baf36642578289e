import NumberGrammar

/// Amounts that use much at a time: the fraction, the units, the thousands and so on each say something that was not said yet.
///
/// One amount after the other begins with the smallest one that uses a thing, and group by group takes the digits that add
/// most.
struct PackedAmounts {
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
    ///   - uses: the things that an amount uses; nil if it can't be said.
    init(witnesses: [Int64], range: ClosedRange<Amount>, uses: @escaping (Amount) -> [Int]?) {
        (self.range, self.uses) = (range, uses)
        let scale = range.lowerBound.scale
        // Where groups of digits begin: fraction, units, thousands, millions, milliards.
        let starts = [0, scale, scale + 3, scale + 6, scale + 9].map(Amount.unit)
        // What is first said of a fraction or of units is mostly said of thousands, too.
        let all = zip(starts, starts.dropFirst()).map { low, high in Set(witnesses.map { $0 % high / low }) }
        let common = Set(all.joined())
        groups = zip(starts, starts.dropFirst()).filter { $0 < $1 }.map { low, high in
            Group(low: low, high: high, values: common.filter { $0 < high / low }.sorted())
        }
        let open = Set(witnesses.compactMap { amount($0).flatMap(uses) }.joined())
        pack(witnesses, open)
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
        guard var best = amount(witness).map({ (amount: $0, gain: gain($0, target, open)) }) else { return nil }
        for group in groups {
            let number = best.amount.minorUnits
            for value in group.values {
                guard let next = amount(group.replacing(number, by: value)) else { continue }
                let found = gain(next, target, open)
                if found > best.gain { best = (next, found) }
            }
        }
        return best.amount
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
