package import NumberGrammar

/// An exact search over what a grammar says for all numbers of an interval, without looking at each of them.
///
/// Between two bases a rule says n by its quotient h and its remainder r, n = D·h + r. Over whole blocks of D numbers
/// h and r run independently of each other, so the two are searched apart; the partial blocks at the ends and r = 0 are
/// searched apart too. Several rule sets that are applied to the same number, such as a numeral and its currency word,
/// are searched together: D is then the largest divisor, and what depends on a smaller one that divides D depends on r.
package struct GrammarSearch<Measure: SearchMeasure> {
    /// Something that is applied to a number.
    struct Term: Hashable {
        enum Node: Hashable {
            case set(Int)
            /// One rule, and of it only what depends on the remainder by its divisor.
            case rule(set: Int, index: Int)
        }

        var node: Node
        /// It is applied to the number's remainder by this, if not to the number itself.
        var modulus: Int64?
    }

    private struct State: Hashable {
        var terms: [Term]
        var numbers: NumberInterval
    }

    /// The rules do not fall apart as the search needs it, and there are too many numbers to look at each.
    package struct TooIntricate: Error {
        /// A set that takes part.
        package var set: String
        /// How much work was allowed.
        package var limit: Int
    }

    /// The most additions, or what takes as long: about ten seconds of an optimized build.
    private static var maximumWork: Int { 1_000_000_000 }
    /// What a step takes besides the measure's additions, and what a rule takes that is applied to one number.
    private static var stepCost: Int { 100 }
    private static var ruleCost: Int { 20 }

    let grammar: AmountGrammar
    let measure: Measure
    private var values: [State: Measure.Value] = [:]
    /// Additions so far.
    private(set) var work = 0

    package init(_ grammar: AmountGrammar, _ measure: Measure) {
        self.grammar = grammar
        self.measure = measure
    }

    /// What some sets, by index, say for a number, over all numbers of an interval.
    package mutating func value(
        ofSets sets: [Int], over numbers: NumberInterval
    ) throws(TooIntricate) -> Measure.Value {
        try value(of: sets.map { Term(node: .set($0)) }, numbers)
    }

    mutating func value(of terms: [Term], _ numbers: NumberInterval) throws(TooIntricate) -> Measure.Value {
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
        try step(terms)
        for numbers in pieces(of: numbers, terms) {
            // A piece may be below a modulus that the whole interval is not below.
            let isBelow = terms.contains { ($0.modulus ?? 0) > numbers.high }
            let next = try isBelow ? value(of: terms, numbers) : piece(terms, numbers)
            sum = sum.map { measure.union($0, next) } ?? next
        }
        let value = sum ?? measure.nothing(lowest: numbers.low)
        values[state] = value
        return value
    }

    /// The parts of an interval in which every set that is applied to the number itself has one rule.
    private func pieces(of numbers: NumberInterval, _ terms: [Term]) -> [NumberInterval] {
        var starts: Set<Int64> = [numbers.low]
        for case .set(let set) in terms.filter({ $0.modulus == nil }).map(\.node) {
            let rules = grammar.sets[set].rules
            for rule in rules[grammar.sets[set].index(for: numbers.low)...].dropFirst() {
                guard rule.base <= numbers.high else { break }
                starts.insert(rule.base)
            }
        }
        if terms.contains(where: { $0.isRule && $0.modulus == nil }), numbers.low == 0 { starts.insert(1) }
        let sorted = starts.sorted()
        return zip(sorted, sorted.dropFirst() + [numbers.high + 1]).map { NumberInterval($0, $1 - 1) }
    }

    /// Every number of an interval by itself.
    mutating func each(_ terms: [Term], _ numbers: NumberInterval) throws(TooIntricate) -> Measure.Value {
        // Too many are refused before the first one is looked at.
        let count = numbers.high - numbers.low
        guard count <= (Self.maximumWork - work) / stepWork else {
            throw TooIntricate(set: name(terms), limit: Self.maximumWork)
        }
        var value = try single(terms, numbers.low)
        var number = numbers.low
        while number < numbers.high {
            number += 1
            value = measure.union(value, try single(terms, number))
        }
        return value
    }

    private var stepWork: Int { Self.stepCost + measure.width }

    /// Counts the work of an operation.
    mutating func step(_ terms: [Term]) throws(TooIntricate) {
        work += stepWork
        try checkWork(terms)
    }

    private func checkWork(_ terms: [Term]) throws(TooIntricate) {
        guard work <= Self.maximumWork else { throw TooIntricate(set: name(terms), limit: Self.maximumWork) }
    }

    private func name(_ terms: [Term]) -> String {
        for term in terms {
            switch term.node {
            case .set(let set), .rule(let set, _): return grammar.sets[set].name
            }
        }
        return ""
    }

    /// What the grammar itself says for a number.
    private mutating func single(_ terms: [Term], _ number: Int64) throws(TooIntricate) -> Measure.Value {
        try step(terms)
        var clips: [Int] = []
        for term in terms {
            let number = term.modulus.map { number % $0 } ?? number
            switch term.node {
            case .set(let set):
                append(set, number, to: &clips)
            case .rule(let set, let index):
                for operation in grammar.sets[set].rules[index].operations(remainder: number) {
                    switch operation {
                    case .clip(let clip): clips.append(clip)
                    case .remainder(let set): append(set, number, to: &clips)
                    case .quotient, .same: break
                    }
                }
            }
        }
        try checkWork(terms)
        return measure.adding(clips, to: measure.nothing(lowest: number))
    }

    /// What `AmountGrammar.append` does, with its work counted: a number may need thousands of rules.
    private mutating func append(_ set: Int, _ number: Int64, to clips: inout [Int]) {
        work += Self.ruleCost
        let rule = grammar.sets[set].rules[grammar.sets[set].index(for: number)]
        guard rule.divisor > 0 else {
            clips += rule.leaves[Int(number - rule.base)]
            return
        }
        let (quotient, remainder) = number.quotientAndRemainder(dividingBy: rule.divisor)
        for operation in rule.operations(remainder: remainder) {
            switch operation {
            case .clip(let clip): clips.append(clip)
            case .quotient(let set): append(set, quotient, to: &clips)
            case .remainder(let set): append(set, remainder, to: &clips)
            case .same(let set): append(set, number, to: &clips)
            }
        }
    }
}

extension GrammarSearch.Term {
    init(node: Node) { self.init(node: node, modulus: nil) }

    var isRule: Bool { if case .rule = node { true } else { false } }

    /// Any fixed order.
    fileprivate var order: (Int, Int, Int64) {
        switch node {
        case .set(let set): (set, -1, modulus ?? 0)
        case .rule(let set, let index): (set, index, modulus ?? 0)
        }
    }
}
