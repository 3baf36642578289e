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

    /// Numbers of the range that together are said over every edge of the machines that say them, and the ends of the range,
    /// smallest first.
    package var edgeAmounts: [Amount] {
        let unit = form.worth(of: .integer)
        let (low, high) = (range.lowerBound / max(1, unit), range.upperBound / max(1, unit))
        var ranks: Set<Int64> = [range.lowerBound, range.upperBound]
        // Of a field that a pattern leaves open, a number that no other pattern is for.
        let asked = parts[0].map { ($0.when[.integer], $0.when[.fraction]) }
        let integers = asked.compactMap(\.0)
        let fractions = asked.compactMap(\.1)
        let second = (1...1 + Int64(integers.count)).map { low + $0 }.first { one in !integers.contains { $0 ~= one } }
        let last = (1...1 + Int64(fractions.count)).map { unit - $0 }.first { one in !fractions.contains { $0 ~= one } }
        for pattern in parts[0] {
            let ownIntegers = pattern.when[.integer]?.ends ?? [second ?? low]
            let ownFractions = pattern.when[.fraction]?.ends ?? [last ?? 0]
            func add(_ integers: [Int64], _ fractions: [Int64]) {
                for integer in integers where (low...high).contains(integer) {
                    ranks.formUnion(fractions.filter { (0..<unit).contains($0) }.map { integer * unit + $0 })
                }
            }
            if let integers = pattern.when[.integer] { add(integers.ends, pattern.when[.fraction]?.ends ?? [0]) }
            if let fractions = pattern.when[.fraction] { add([0], fractions.ends) }
            for item in pattern.say {
                guard case .field(let field, let machine) = item else { continue }
                let numbers = machines[machine].edgeNumbers
                if field == .integer {
                    add(numbers.filter { pattern.when[.integer]?.contains($0) ?? true }, ownFractions)
                } else {
                    add(ownIntegers, numbers.filter { pattern.when[.fraction]?.contains($0) ?? true })
                }
            }
        }
        return ranks.filter(range.contains).inOrder(by: <).compactMap(amount)
    }
}

extension ClosedRange<Int64> {
    fileprivate var ends: [Int64] { lowerBound == upperBound ? [lowerBound] : [lowerBound, upperBound] }
}

extension AmountGrammar {
    /// Why an announcement is refused that should be said, found by trying its smallest and its largest values. It proves nothing.
    ///
    /// - Returns: nil if all that was tried is said.
    package var refusalOnTrial: Refusal? {
        for id in table.announcements.keys.inOrder() {
            var values = Dictionary((slots(announcement: id) ?? []).map { ($0.name, $0.example) }) { first, _ in first }
            for amount in [range.lowerBound, range.upperBound] {
                if values[Self.amountName] != nil { values[Self.amountName] = "\(amount)" }
                do { _ = try clips(announcement: id, values: values) } catch {
                    // A pack may say whole amounts only.
                    if case .fraction = error { continue }
                    return error
                }
            }
        }
        return nil
    }
}

extension NumberTable.Machine {
    private struct Place: Hashable {
        var state: Int
        /// Digits to come.
        var rest: Int
    }

    /// Numbers that together are said over every edge.
    var edgeNumbers: [Int64] {
        guard !states.isEmpty else { return [0] }
        // By state, the first number that comes to it and the digits that are to come then.
        var ways: [(place: Place, number: Int64)] = [(Place(state: 0, rest: digits), 0)]
        var (seen, next): (Set<Int>, Int) = ([0], 0)
        while next < ways.count {
            let (place, number) = ways[next]
            next += 1
            for (digit, edge) in states[place.state].enumerated() where place.rest > 1 {
                guard let target = edge.next, target > 0, seen.insert(target).inserted else { continue }
                ways.append((Place(state: target, rest: place.rest - 1), number + Int64(digit) * unit(place)))
            }
        }
        // What comes to a late state is said over early edges.
        var (known, taken): ([Place: Int64?], Set<[Int]>) = ([:], [])
        return ways.reversed().flatMap { place, number in
            states[place.state].indices.compactMap { digit in
                guard !taken.contains([place.state, digit]), let rest = rest(place, digit, &known) else { return nil }
                let said = number + rest
                var (here, left) = (Place(state: 0, rest: digits), said)
                while here.rest > 0 {
                    let digit = Int(isReversed ? left % 10 : left / unit(here))
                    left = isReversed ? left / 10 : left % unit(here)
                    taken.insert([here.state, digit])
                    guard let state = states[here.state][digit].next, state > 0 else { break }
                    here = Place(state: state, rest: here.rest - 1)
                }
                return said
            }
        }
    }

    /// What a number grows by with the digit that is read next.
    private func unit(_ place: Place) -> Int64 {
        (1..<(isReversed ? digits - place.rest + 1 : place.rest)).reduce(1) { unit, _ in unit * 10 }
    }

    /// The least that a number grows by from a place on, with this digit first; nil if no number goes on so.
    private func rest(_ place: Place, _ digit: Int, _ known: inout [Place: Int64?]) -> Int64? {
        guard let state = states[place.state][digit].next else { return nil }
        let own = Int64(digit) * unit(place)
        let next = Place(state: state, rest: place.rest - 1)
        guard state > 0, next.rest > 0 else { return own }
        if let rest = known[next] { return rest.map { own + $0 } }
        let least = (0..<10).compactMap { rest(next, $0, &known) }.min()
        known[next] = .some(least)
        return least.map { own + $0 }
    }
}
