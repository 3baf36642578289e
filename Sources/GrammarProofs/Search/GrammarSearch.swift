package import NumberGrammar

/// An exact search over what a grammar says for all numbers of an interval, without looking at each of them.
///
/// Between two bases a rule says n by its quotient h and its remainder r, n = D·h + r. Over whole blocks of D numbers
/// h and r run independently of each other, so the two are searched apart; the partial blocks at the ends and r = 0 are
/// searched apart too. Several rule sets that are applied to the same number, such as a numeral and its currency word,
/// are searched together: D is then the largest divisor, and what depends on a smaller one that divides D depends on r.
package struct GrammarSearch<Measure: SearchMeasure> {
    private struct State: Hashable {
        var terms: [SearchTerm]
        var numbers: NumberInterval
    }

    let grammar: AmountGrammar
    let measure: Measure
    private var values: [State: Measure.Value] = [:]
    var budget: SearchBudget

    /// Additions so far.
    var work: Int { budget.spent }

    package init(_ grammar: AmountGrammar, _ measure: Measure) {
        self.grammar = grammar
        self.measure = measure
        budget = SearchBudget(width: measure.width)
    }

    /// What some sets, by index, say for a number, over all numbers of an interval.
    package mutating func value(
        ofSets sets: [Int], over numbers: NumberInterval
    ) throws(TooIntricate) -> Measure.Value {
        try value(of: sets.map { SearchTerm(set: $0) }, numbers)
    }

    private mutating func value(
        of terms: [SearchTerm], _ numbers: NumberInterval
    ) throws(TooIntricate) -> Measure.Value {
        guard !terms.isEmpty else { return measure.nothing(lowest: numbers.low) }
        guard numbers.low < numbers.high else { return try single(terms, numbers.low) }
        let terms = terms.map { term in
            // A remainder by more than the number is the number.
            var term = term
            if let modulus = term.modulus, modulus > numbers.high { term.modulus = nil }
            return term
        }
        let state = State(terms: terms.sorted { $0.order < $1.order }, numbers: numbers)
        if let known = values[state] { return known }
        var sum: Measure.Value?
        // What is added up here, and what it is added up of, while further searches go on.
        budget.hold(3 * valueBytes)
        defer { budget.release(3 * valueBytes) }
        try step(terms)
        for numbers in pieces(of: numbers, terms) {
            // A piece may be below a modulus that the whole interval is not below.
            let isBelow = terms.contains { ($0.modulus ?? 0) > numbers.high }
            let next = try isBelow ? value(of: terms, numbers) : piece(terms, numbers)
            sum = sum.map { measure.union($0, next) } ?? next
        }
        let value = sum ?? measure.nothing(lowest: numbers.low)
        budget.hold(Self.stateBytes + terms.count * Self.termBytes + valueBytes)
        values[state] = value
        return value
    }

    /// The parts of an interval in which every set that is applied to the number itself has one rule.
    private func pieces(of numbers: NumberInterval, _ terms: [SearchTerm]) -> [NumberInterval] {
        var starts: Set<Int64> = [numbers.low]
        for case .set(let set) in terms.filter({ $0.modulus == nil }).map(\.node) {
            starts.formUnion(numbers.laterRules(of: grammar.sets[set]))
        }
        if terms.contains(where: { $0.isRule && $0.modulus == nil }), numbers.low == 0 { starts.insert(1) }
        return numbers.parts(at: starts)
    }

    /// What is said over one of these parts.
    private mutating func piece(
        _ terms: [SearchTerm], _ numbers: NumberInterval
    ) throws(TooIntricate) -> Measure.Value {
        guard numbers.low < numbers.high, let parts = PieceParts(terms, numbers, grammar.sets) else {
            return try each(terms, numbers)
        }
        let value: Measure.Value
        if !parts.same.isEmpty {
            value = try self.value(of: parts.same + parts.rest, numbers)
        } else if parts.rest.isEmpty {
            value = measure.nothing(lowest: numbers.low)
        } else {
            value = try blocks(parts, numbers)
        }
        return measure.adding(parts.clips, to: value)
    }

    /// Splits the numbers by the largest divisor.
    private mutating func blocks(_ parts: PieceParts, _ numbers: NumberInterval) throws(TooIntricate) -> Measure.Value {
        guard let units = UnitParts(parts) else { return try each(parts.rest, numbers) }
        var sum: Measure.Value?
        for block in units.blocks(of: numbers) {
            try step(parts.rest)
            let (clips, quotients, remainders) = units.terms(in: block)
            let high = try value(of: quotients, block.quotients)
            let low = try value(of: remainders, block.remainders)
            let next = measure.adding(clips, to: measure.product(high, low, unit: units.unit))
            sum = sum.map { measure.union($0, next) } ?? next
        }
        return sum ?? measure.nothing(lowest: numbers.low)
    }

    // MARK: Number by number

    /// Every number of an interval by itself.
    private mutating func each(
        _ terms: [SearchTerm], _ numbers: NumberInterval
    ) throws(TooIntricate) -> Measure.Value {
        // Too many are refused before the first one is looked at.
        guard budget.allows(steps: numbers.high - numbers.low) else { throw tooIntricate(terms) }
        var value = try single(terms, numbers.low)
        var number = numbers.low
        while number < numbers.high {
            number += 1
            value = measure.union(value, try single(terms, number))
        }
        return value
    }

    /// What the grammar itself says for a number.
    private mutating func single(_ terms: [SearchTerm], _ number: Int64) throws(TooIntricate) -> Measure.Value {
        try step(terms)
        var clips: [Int] = []
        for term in terms {
            let number = term.modulus.map { number % $0 } ?? number
            switch term.node {
            case .set(let set):
                budget.apply(rules: grammar.append(set, number, to: &clips))
            case .rule(let set, let index):
                for operation in grammar.sets[set].rules[index].operations(remainder: number) {
                    switch operation {
                    case .clip(let clip): clips.append(clip)
                    case .remainder(let set): budget.apply(rules: grammar.append(set, number, to: &clips))
                    case .quotient, .same: break
                    }
                }
            }
        }
        guard !budget.isSpent else { throw tooIntricate(terms) }
        return measure.adding(clips, to: measure.nothing(lowest: number))
    }

    // MARK: Work and memory

    /// Bytes of an entry of `values` without its terms and its value: keys and values of a dictionary that is half full on
    /// average, and the header of the terms.
    private static var stateBytes: Int { 160 }
    private static var termBytes: Int { MemoryLayout<SearchTerm>.stride }
    private var valueBytes: Int { measure.width * MemoryLayout<Int64>.size }

    /// Counts the work of an operation.
    mutating func step(_ terms: [SearchTerm]) throws(TooIntricate) {
        budget.step()
        guard !budget.isSpent else { throw tooIntricate(terms) }
    }

    private func tooIntricate(_ terms: [SearchTerm]) -> TooIntricate {
        budget.tooIntricate(terms.first.map { grammar.sets[$0.set].name } ?? "")
    }
}
