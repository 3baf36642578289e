extension AmountGrammar {
    /// Amounts of the range that together are said over every edge of the machines that say amounts, and the ends of the range,
    /// smallest first.
    package var edgeAmounts: [Amount] {
        let (low, unit) = (range.lowerBound, Amount.unit(range.lowerBound.scale))
        var units: Set<Int64> = [low.minorUnits, range.upperBound.minorUnits]
        // Of parts that a pattern leaves open, two, and one at least that no other pattern is for.
        let integers = Set(patterns.compactMap(\.integer))
        let fractions = Set(patterns.compactMap(\.fraction))
        let second = (1...1 + Int64(integers.count)).map { low.integer + $0 }.first { !integers.contains($0) }
        let last = (1...1 + Int64(fractions.count)).map { unit - $0 }.first { !fractions.contains($0) }
        for pattern in patterns {
            let ownIntegers: [Int64] = pattern.integer.map { [$0] } ?? [low.integer, second ?? low.integer]
            let ownFractions: [Int64] = pattern.fraction.map { [$0] } ?? [0, last ?? 0]
            func add(_ integers: [Int64], _ fractions: [Int64]) {
                for integer in integers where (low.integer...range.upperBound.integer).contains(integer) {
                    units.formUnion(fractions.filter { (0..<unit).contains($0) }.map { integer * unit + $0 })
                }
            }
            if let integer = pattern.integer { add([integer], [pattern.fraction ?? 0]) }
            if let fraction = pattern.fraction { add([0], [fraction]) }
            for item in pattern.say {
                guard let machine = item.machine else { continue }
                let numbers = machines[machine].edgeNumbers
                if case .integer = item {
                    if pattern.integer == nil { add(numbers, ownFractions) }
                } else if pattern.fraction == nil {
                    add(ownIntegers, numbers)
                }
            }
        }
        return units.inOrder(by: <).compactMap { try? Amount(minorUnits: $0, scale: low.scale) }.filter(range.contains)
    }

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
