package import NumberGrammar

/// An exact search over what a grammar says for all amounts of its range.
package struct AmountSearch<Measure: SearchMeasure> {
    private var search: GrammarSearch<Measure>
    private var grammar: AmountGrammar { search.grammar }
    private var measure: Measure { search.measure }
    /// What a pattern says for some fractions; integers that it says are left out.
    private var fractions: [FractionState: Measure.Value] = [:]

    private struct FractionState: Hashable {
        var pattern: Int
        var numbers: NumberInterval
    }

    package init(_ grammar: AmountGrammar, _ measure: Measure) { search = GrammarSearch(grammar, measure) }

    /// What is said for the amounts of the grammar's range up to a limit, in minor units. `nil` if no pattern says any.
    package mutating func value(upTo limit: Amount? = nil) throws(TooIntricate) -> Measure.Value? {
        let regions = AmountRegions(grammar, upTo: limit ?? grammar.range.upperBound)
        var sum: Measure.Value?
        for (pattern, region) in regions.said {
            let next = try value(pattern, region)
            sum = sum.map { measure.union($0, next) } ?? next
        }
        return sum
    }

    private mutating func value(
        _ index: Int, _ region: AmountRegions.Region
    ) throws(TooIntricate) -> Measure.Value {
        var clips: [Int] = []
        var sets: [Int] = []
        for item in grammar.patterns[index].say {
            switch item {
            case .clip(let clip): clips.append(clip)
            case .integer(let set): sets.append(set)
            case .fraction, .digits: break
            }
        }
        let integers = try search.value(ofSets: sets, over: region.integers)
        let fractions = try fractions(index, region.fractions)
        return measure.adding(
            clips, to: measure.product(integers, fractions, unit: Amount.unit(grammar.range.lowerBound.scale)))
    }

    /// There are at most a thousand fractions: each is looked at.
    private mutating func fractions(
        _ index: Int, _ numbers: NumberInterval
    ) throws(TooIntricate) -> Measure.Value {
        let state = FractionState(pattern: index, numbers: numbers)
        if let known = fractions[state] { return known }
        var sum = try single(index, numbers.low)
        for number in (numbers.low...numbers.high).dropFirst() {
            sum = measure.union(sum, try single(index, number))
        }
        search.budget.hold(2 * MemoryLayout<FractionState>.stride + measure.width * MemoryLayout<Int64>.size)
        fractions[state] = sum
        return sum
    }

    private mutating func single(_ index: Int, _ fraction: Int64) throws(TooIntricate) -> Measure.Value {
        var clips: [Int] = []
        var sets: [SearchTerm] = []
        func say(_ set: Int, _ number: Int64) {
            sets.append(SearchTerm(set: set))
            search.budget.apply(rules: grammar.append(set, number, to: &clips))
        }
        for item in grammar.patterns[index].say {
            switch item {
            case .clip, .integer: break
            case .fraction(let set): say(set, fraction)
            case .digits(let set, let isWhole):
                let scale = grammar.range.lowerBound.scale
                for digit in Amount.digits(of: fraction, scale: scale, whole: isWhole) {
                    say(set, digit)
                }
            }
        }
        try search.step(sets)
        return measure.adding(clips, to: measure.nothing(lowest: fraction))
    }
}
