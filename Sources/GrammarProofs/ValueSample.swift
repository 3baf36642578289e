package import NumberGrammar

extension OrderedValues {
    /// Whether a field is said by some pattern, or asked for.
    private func mentions(_ field: NumberTable.Field) -> Bool {
        parts.joined().contains { pattern in
            pattern.say.contains { $0.field == field || $0.field?.whole == field }
        }
    }

    /// Whether dates of different years may sound alike, since the year is not said.
    package var leavesOutYear: Bool { form == .date && !mentions(.year) }

    /// Whether the hours are said as 1 to 12, so that times twelve hours apart may sound alike.
    package var leavesOutHalfOfTheDay: Bool { form == .time && form.ranks(in: range).contains(where: isRepeated) }

    /// Whether a time sounds like the one twelve hours before, which is said too.
    package func isRepeated(_ rank: Int64) -> Bool {
        form == .time && mentions(.hour12) && range.contains(rank - 720) && clips(rank - 720) == clips(rank)
    }

    /// Values that together say each number of each field under each pattern, and the ends of the range.
    package var sample: [String] {
        struct Part: Hashable {
            var part: Int
            var pattern: Int?
            var field: NumberTable.Field
            var number: Int64
        }
        var seen: Set<Part> = []
        let said = parts.indices.map { part in
            form.fields.filter { field in
                parts[part].contains { $0.say.contains { $0.field?.whole == field } }
            }
        }
        return form.ranks(in: range).filter { rank in
            let value = form.values(rank)
            var isNew = [range.lowerBound, range.upperBound].contains(rank)
            for part in parts.indices {
                let pattern = pattern(part, value)
                for field in said[part] {
                    let own = Part(part: part, pattern: pattern, field: field, number: value[field])
                    if seen.insert(own).inserted { isNew = true }
                }
            }
            return isNew
        }.map(form.text)
    }
}

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
                let isNew = known.insert(pattern).inserted
                var wholes = isNew ? [integer.lowerBound, integer.upperBound] : []
                var parts = isNew ? [fraction.lowerBound, fraction.upperBound] : []
                for case .field(let field, let name) in self.parts[0][pattern].say {
                    guard let machine = machines[name] else { continue }
                    var own = covered[name] ?? []
                    if field == .integer {
                        for number in wholes { machine.cover(number, &own) }
                        wholes += machine.edgeNumbers(in: integer, &own)
                    } else {
                        for part in parts + fraction {
                            let said = form.values(integer.lowerBound * unit + part).said(of: field)
                            let areNew = said.map { machine.cover($0, &own) }
                            if areNew.contains(true), !parts.contains(part) { parts.append(part) }
                        }
                    }
                    covered[name] = own
                }
                guard !(wholes + parts).isEmpty else { continue }
                if wholes.isEmpty { wholes = [integer.lowerBound] }
                if parts.isEmpty { parts = [fraction.upperBound] }
                for index in 0..<max(wholes.count, parts.count) {
                    ranks.insert(wholes[index % wholes.count] * unit + parts[index % parts.count])
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

        var isInside: Bool { low >= 0 && high <= 0 }
    }

    private var start: Place { Place(state: 0, rest: digits, low: 0, high: 0) }

    /// What the next digit is worth.
    private func unit(_ place: Place) -> Int64 { Amount.unit(isReversed ? digits - place.rest : place.rest - 1) }

    /// The place behind one more digit.
    private func after(_ place: Place, _ digit: Int, to state: Int?, in range: ClosedRange<Int64>) -> Place {
        // The digit that is worth more decides.
        func order(_ before: Int64, _ end: Int64) -> Int64 {
            let own = (Int64(digit) - end / unit(place) % 10).signum()
            return own == 0 || !isReversed && before != 0 ? before : own
        }
        return Place(
            state: state, rest: place.rest - 1, low: order(place.low, range.lowerBound),
            high: order(place.high, range.upperBound))
    }

    /// The smallest number of an interval that the machine says nothing for; nil if there is none.
    func smallestGap(in numbers: NumberInterval) -> Int64? {
        let end = Amount.unit(digits)
        guard numbers.low < end else { return numbers.low }
        let range = numbers.low...min(numbers.high, end - 1)
        var known: [Place: Int64?] = [:]
        // No state is one from which no number goes on.
        func gap(_ place: Place) -> Int64? {
            guard place.rest > 0, place.isInside || isReversed else {
                return place.isInside && place.state == nil ? 0 : nil
            }
            if let known = known[place] { return known }
            let gap = (0..<10).compactMap { digit -> Int64? in
                let next = place.state.flatMap { states[$0][digit].next }
                guard next != 0 else { return nil }
                return gap(after(place, digit, to: next, in: range)).map { $0 + Int64(digit) * unit(place) }
            }.min()
            known[place] = .some(gap)
            return gap
        }
        return (states.isEmpty ? nil : gap(start)) ?? (numbers.high < end ? nil : end)
    }

    /// How a number goes on from a place.
    private struct Step {
        /// What it grows by.
        var value: Int64
        /// nil where nothing more is said.
        var edge: Int?
        var target: Int
    }

    /// Numbers that together are said over every edge over which one of a range is said, but for those that are covered: again and
    /// again the one that adds most, as far as that is known.
    ///
    /// - Parameter covered: the edges that were covered before, and then also those of the numbers: ten times the state, and the
    ///   digit.
    func edgeNumbers(in range: ClosedRange<Int64>, _ covered: inout Set<Int>) -> [Int64] {
        guard !states.isEmpty, range.lowerBound < Amount.unit(digits) else { return [] }
        let range = range.clamped(to: 0...Amount.unit(digits) - 1)
        // How numbers of the range go on from each place, the end first; and at most so many edges are new from there on.
        var (places, steps, gains): ([Place: Int?], [[Step]], [Int]) = ([:], [[]], [0])
        func gain(_ step: Step) -> Int {
            gains[step.target] + (step.edge.map(covered.contains) == false ? 1 : 0)
        }
        func index(_ place: Place) -> Int? {
            guard place.rest > 0, place.isInside || isReversed else { return place.isInside ? 0 : nil }
            if let known = places[place] { return known }
            let own = (0..<10).compactMap { digit -> Step? in
                let edge = place.state.map { (number: $0 * 10 + digit, next: states[$0][digit].next) }
                guard edge == nil || edge?.next != nil else { return nil }
                let target = after(place, digit, to: edge?.next == 0 ? nil : edge?.next, in: range)
                return index(target).map { Step(value: Int64(digit) * unit(place), edge: edge?.number, target: $0) }
            }
            places[place] = own.isEmpty ? .some(nil) : steps.count
            guard !own.isEmpty else { return nil }
            gains.append(own.map(gain).max() ?? 0)
            steps.append(own)
            return steps.count - 1
        }
        guard let start = index(start) else { return [] }
        var numbers: [Int64] = []
        while gains[start] > 0 {
            var (place, number, way, isNew): (Int, Int64, [Int], Bool) = (start, 0, [], false)
            while place > 0 {
                var best = steps[place][0]
                for step in steps[place] where gain(step) > gain(best) { best = step }
                way.append(place)
                number += best.value
                if let edge = best.edge, covered.insert(edge).inserted { isNew = true }
                place = best.target
            }
            if isNew { numbers.append(number) }
            // What was covered over other places shows only here: less is known to be new then.
            for place in way.reversed() { gains[place] = steps[place].map(gain).max() ?? 0 }
        }
        return numbers
    }

    /// Adds the edges over which a number is said; whether one of them is new.
    @discardableResult
    func cover(_ number: Int64, _ covered: inout Set<Int>) -> Bool {
        var (own, state): (Set<Int>, Int) = ([], 0)
        guard number < Amount.unit(digits) else { return false }
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

extension AmountGrammar {
    /// Values for an announcement with slots, by the slots' names, that together say every choice, every symbol, the ends of
    /// each range and every edge of the machines that say numbers; at last without each slot that can be left out.
    ///
    /// - Parameters:
    ///   - most: the most values of a slot; of more, some are left out.
    ///   - numbers: those of a grammar that are to be said.
    package func sample(
        announcement id: String, most: Int = 300, numbers: (OrderedValues) -> [Amount] = \.edgeAmounts
    ) -> [[String: String]] {
        guard let items = table.announcements[id], let infos = slots(announcement: id), !infos.isEmpty else {
            return []
        }
        let texts = infos.map { Self.spread(sampledTexts($0, numbers), most) }
        let count = texts.map(\.count).max() ?? 0
        var tuples = (0..<count).map { index in
            Dictionary(zip(infos, texts).map { ($0.name, $1[index % max(1, $1.count)]) }) { first, _ in first }
        }
        guard let first = tuples.first else { return [] }
        for case .slot(let name, isOptional: true) in items {
            tuples.append(first.filter { $0.key != name })
        }
        return tuples
    }

    /// The texts of the values just outside the range of a slot that has one, or of the amount.
    package func neighbours(ofSlot name: String) -> [String] {
        let values: OrderedValues
        switch slots[name] {
        case nil: values = amounts
        case .ordered(let own): values = own
        case .choice, .spell: return []
        }
        // A step is an hour at most, 3600 ranks, but from the last day of a year, which is 8870.
        let (low, high) = (values.range.lowerBound, values.range.upperBound)
        let before = values.form.ranks(in: max(0, low - 3600)...low).suffix(2).dropLast()
        let after = values.form.ranks(in: high...(high + 10_000)).prefix(2).dropFirst()
        return (before + after).map(values.form.text).filter { !$0.isEmpty }
    }

    private func sampledTexts(_ info: SlotInfo, _ numbers: (OrderedValues) -> [Amount]) -> [String] {
        switch slots[info.name] {
        case nil: return numbers(amounts).map(\.description)
        case .ordered(let values): return values.amounts == nil ? values.sample : numbers(values).map(\.description)
        case .choice(let choices): return choices.keys.inOrder()
        case .spell(let form, let speech): return speech.double == nil ? form.sample : form.sample + form.doubledSample
        }
    }

    /// So many of them that somebody can look at each, from the first to the last.
    private static func spread(_ texts: [String], _ most: Int) -> [String] {
        guard texts.count > most else { return texts }
        return (0..<most).map { texts[$0 * (texts.count - 1) / (most - 1)] }
    }
}

extension SpelledForm {
    /// The longest text of each symbol that stands wherever it can.
    package var doubledSample: [String] {
        symbols.inOrder(by: <).map { symbol in
            let text = places.map { $0.symbols.contains(symbol) ? symbol : $0.symbols.min() ?? symbol }
            return String(String.UnicodeScalarView(text))
        }
    }

    /// Texts in which every symbol is at every place where it can be: the longest ones, and one without optional places.
    package var sample: [String] {
        let orders = places.map { $0.symbols.inOrder(by: <) }
        let count = orders.map(\.count).max() ?? 0
        func text(_ index: Int, _ isTaken: (Place) -> Bool) -> String {
            var text = String.UnicodeScalarView()
            for (place, order) in zip(places, orders).enumerated() where isTaken(order.0) {
                // Neighbours differ where they can.
                text.append(order.1[(index + place) % order.1.count])
            }
            return String(text)
        }
        let shortest = text(0) { !$0.isOptional }
        return (0..<count).map { text($0) { _ in true } } + (places.contains(where: \.isOptional) ? [shortest] : [])
    }
}
