import NumberGrammar

/// The amounts of a range, cut into rectangles of integer parts and fractions that are said by one pattern.
struct AmountRegions {
    struct Region: Hashable {
        var integers: NumberInterval
        var fractions: NumberInterval

        /// The numbers that a field of its amounts is said with.
        func numbers(of field: NumberTable.Field) -> NumberInterval {
            field == .integer ? integers : field == .fraction ? fractions : NumberInterval(0, 9)
        }
    }

    /// What each pattern says: its index and the amounts.
    private(set) var said: [(pattern: Int, region: Region)] = []
    /// Amounts that no pattern says.
    private(set) var unsaid: [Region]

    init(_ patterns: [NumberTable.Pattern], _ range: ClosedRange<Amount>, upTo limit: Amount) {
        unsaid = Self.rectangles(range.lowerBound, min(limit, range.upperBound))
        for (index, pattern) in patterns.enumerated() {
            var rest: [Region] = []
            for region in unsaid {
                let integers = region.integers.parts(pattern.when[.integer])
                let fractions = region.fractions.parts(pattern.when[.fraction])
                guard let integer = integers.own, let fraction = fractions.own else {
                    rest.append(region)
                    continue
                }
                said.append((index, Region(integers: integer, fractions: fraction)))
                rest += integers.others.map { Region(integers: $0, fractions: region.fractions) }
                rest += fractions.others.map { Region(integers: integer, fractions: $0) }
            }
            unsaid = rest
        }
    }

    /// The amounts from one to another.
    private static func rectangles(_ low: Amount, _ high: Amount) -> [Region] {
        let all = Amount.unit(low.scale) - 1
        func region(_ first: Int64, _ last: Int64, _ least: Int64, _ most: Int64) -> Region {
            Region(integers: NumberInterval(first, last), fractions: NumberInterval(least, most))
        }
        guard low.integer < high.integer else {
            return [region(low.integer, low.integer, low.fraction, high.fraction)]
        }
        var regions: [Region] = []
        var (first, last) = (low.integer, high.integer)
        if low.fraction > 0 {
            regions.append(region(first, first, low.fraction, all))
            first += 1
        }
        if high.fraction < all {
            regions.append(region(last, last, 0, high.fraction))
            last -= 1
        }
        return first <= last ? regions + [region(first, last, 0, all)] : regions
    }
}

extension NumberInterval {
    /// The part that has the value, or all if there is no value; and what is left below and above.
    fileprivate func parts(_ span: ClosedRange<Int64>?) -> (own: NumberInterval?, others: [NumberInterval]) {
        guard let span else { return (self, []) }
        let own = NumberInterval(max(low, span.lowerBound), min(high, span.upperBound))
        guard own.low <= own.high else { return (nil, [self]) }
        let others = [NumberInterval(low, own.low - 1), NumberInterval(own.high + 1, high)]
        return (own, others.filter { $0.low <= $0.high })
    }
}

/// Numbers from `low` to `high`, both included.
package struct NumberInterval: Sendable, Hashable {
    package var low: Int64
    package var high: Int64

    package init(_ low: Int64, _ high: Int64) {
        self.low = low
        self.high = high
    }

    /// What the quotients by a divisor of these numbers run through.
    package func quotients(by divisor: Int64) -> Self { Self(low / divisor, high / divisor) }

    /// The smallest interval that holds the remainders by a divisor of these numbers.
    package func remainders(by divisor: Int64) -> Self {
        guard high - low < divisor - 1, low % divisor <= high % divisor else { return Self(0, divisor - 1) }
        return Self(low % divisor, high % divisor)
    }
}
