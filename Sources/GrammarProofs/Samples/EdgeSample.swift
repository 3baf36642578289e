package import NumberGrammar

extension OrderedValues {
    /// Of numbers, their range as amounts.
    package var amounts: ClosedRange<Amount>? {
        guard let low = amount(range.lowerBound), let high = amount(range.upperBound) else { return nil }
        return low...high
    }

    private func amount(_ rank: Int64) -> Amount? {
        guard case .number(let scale) = form else { return nil }
        return try? Amount(minorUnits: rank, scale: scale)
    }

    /// Numbers of the range that together are said over every edge over which one of the range is said, the ends of the range,
    /// and of each pattern a first and a last one, smallest first.
    package var edgeAmounts: [Amount] {
        guard case .number(let scale) = form else { return [] }
        let (low, high, unit) = (form.values(range.lowerBound), form.values(range.upperBound), Amount.unit(scale))
        let integers = spans(.integer, low[.integer]...high[.integer], [low[.integer] + 1, high[.integer]])
        let fractions = spans(.fraction, 0...unit - 1, [low[.fraction], high[.fraction] + 1])
        var ranks: Set<Int64> = [range.lowerBound, range.upperBound]
        var (covered, known): ([String: Set<Int>], Set<Int>) = ([:], [])
        for integer in integers {
            for fraction in fractions {
                let first = integer.lowerBound * unit + fraction.lowerBound
                guard range.contains(first), let pattern = pattern(0, form.values(first)) else { continue }
                if known.insert(pattern).inserted {
                    ranks.formUnion([first, integer.upperBound * unit + fraction.upperBound])
                }
                for case .field(let field, let name) in parts[0][pattern].say {
                    guard let machine = machines[name] else { continue }
                    let said =
                        field == .integer ? machine.edgeNumbers(in: integer, &covered[name, default: []]) : []
                    ranks.formUnion(said.map { $0 * unit + fraction.upperBound })
                    for rank in fraction.map({ integer.lowerBound * unit + $0 }) where field != .integer {
                        for number in form.values(rank).said(of: field)
                        where machine.cover(number, &covered[name, default: []]) { ranks.insert(rank) }
                    }
                }
            }
        }
        return ranks.inOrder(by: <).compactMap(amount)
    }

    /// Parts of a field's numbers in each of which the same patterns hold, the widest first.
    ///
    /// - Parameter cuts: where parts begin besides.
    private func spans(
        _ field: NumberTable.Field, _ all: ClosedRange<Int64>, _ cuts: [Int64]
    ) -> [ClosedRange<Int64>] {
        let asked = parts[0].compactMap { $0.when[field] }.flatMap { [$0.lowerBound, $0.upperBound &+ 1] }
        let starts = Set([all.lowerBound] + (cuts + asked).filter(all.contains)).inOrder(by: <)
        return zip(starts, starts.dropFirst() + [all.upperBound + 1]).map { $0...($1 - 1) }
            .inOrder { $0.count > $1.count }
    }
}

extension NumberTable.Machine {
    /// How far a number has been read.
    private struct Place: Hashable {
        /// nil where nothing more is said.
        var state: Int?
        /// Digits to come.
        var rest: Int
        /// The order of the digits so far and those of the range's ends: -1, 0 or 1.
        var (low, high): (Int64, Int64)
    }

    /// Numbers that together are said over every edge over which one of a range is said, but for those that are covered.
    ///
    /// - Parameter covered: the edges that were covered before, and then also those of the numbers: ten times the state, and the
    ///   digit.
    func edgeNumbers(in range: ClosedRange<Int64>, _ covered: inout Set<Int>) -> [Int64] {
        guard !states.isEmpty, range.lowerBound < Amount.unit(digits) else { return [] }
        let range = range.clamped(to: 0...Amount.unit(digits) - 1)
        var (known, numbers): ([Place: Int64?], [Int64]) = ([:], [])
        // The least that a number grows by from a place on, to which it came; nil if none of the range goes on so.
        func rest(_ place: Place, _ number: Int64) -> Int64? {
            let isInside = place.low >= 0 && place.high <= 0
            guard place.rest > 0, isInside || isReversed else { return isInside ? 0 : nil }
            if let known = known[place] { return known }
            let unit = Amount.unit(isReversed ? digits - place.rest : place.rest - 1)
            var least: Int64?
            for digit in 0..<10 {
                let edge = place.state.map { (state: $0, next: states[$0][digit].next) }
                guard edge == nil || edge?.next != nil else { continue }
                // The digit that is worth more decides.
                func order(_ before: Int64, _ end: Int64) -> Int64 {
                    let own = (Int64(digit) - end / unit % 10).signum()
                    return own == 0 || !isReversed && before != 0 ? before : own
                }
                let target = Place(
                    state: edge?.next == 0 ? nil : edge?.next, rest: place.rest - 1,
                    low: order(place.low, range.lowerBound), high: order(place.high, range.upperBound))
                let own = Int64(digit) * unit
                guard let rest = rest(target, number + own) else { continue }
                least = min(least ?? .max, own + rest)
                // Late edges come first: what goes there is said over early ones.
                if let edge, !covered.contains(edge.state * 10 + digit), cover(number + own + rest, &covered) {
                    numbers.append(number + own + rest)
                }
            }
            known[place] = .some(least)
            return least
        }
        _ = rest(Place(state: 0, rest: digits, low: 0, high: 0), 0)
        return numbers
    }

    /// Adds the edges over which a number is said; whether one of them is new.
    func cover(_ number: Int64, _ covered: inout Set<Int>) -> Bool {
        var (own, state): (Set<Int>, Int) = ([], 0)
        for place in isReversed ? Array(0..<digits) : (0..<digits).reversed() where !states.isEmpty {
            let digit = Int(number / Amount.unit(place) % 10)
            guard let next = states[state][digit].next else { return false }
            own.insert(state * 10 + digit)
            guard next > 0 else { break }
            state = next
        }
        defer { covered.formUnion(own) }
        return !own.isSubset(of: covered)
    }
}
