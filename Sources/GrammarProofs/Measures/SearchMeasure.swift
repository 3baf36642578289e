/// What a search over all numbers of an interval finds out.
///
/// A value describes what is said for some numbers; the operations below let it be put together from parts of numbers
/// that do not depend on each other.
package protocol SearchMeasure {
    associatedtype Value

    /// How much work one operation is, in additions.
    var width: Int { get }

    /// Nothing is said for any of the numbers; `lowest` is the smallest of them.
    func nothing(lowest: Int64) -> Value

    /// These clips are said besides, for each of the numbers.
    func adding(_ clips: [Int], to value: Value) -> Value

    /// The numbers of both.
    func union(_ first: Value, _ second: Value) -> Value

    /// The numbers `unit * quotient + remainder` for all quotients and remainders; for each, what is said for both.
    func product(_ quotients: Value, _ remainders: Value, unit: Int64) -> Value
}

/// The most that is said for a number, by the clips' weights.
package struct LongestMeasure: SearchMeasure {
    package struct Value {
        /// The greatest weight.
        package var weight: Int64
        /// The smallest number that has it.
        package var number: Int64
    }

    let weights: [Int64]

    package var width: Int { 1 }

    package init(weights: [Int64]) { self.weights = weights }

    package func nothing(lowest: Int64) -> Value { Value(weight: 0, number: lowest) }

    package func adding(_ clips: [Int], to value: Value) -> Value {
        var value = value
        for clip in clips { value.weight += weights[clip] }
        return value
    }

    package func union(_ first: Value, _ second: Value) -> Value {
        if first.weight != second.weight { return first.weight > second.weight ? first : second }
        return first.number <= second.number ? first : second
    }

    package func product(_ quotients: Value, _ remainders: Value, unit: Int64) -> Value {
        Value(
            weight: quotients.weight + remainders.weight, number: quotients.number * unit + remainders.number)
    }
}

/// The smallest number that each clip is said for.
package struct WitnessMeasure: SearchMeasure {
    package struct Value {
        /// The smallest of all numbers.
        var lowest: Int64
        /// The smallest number by clip; `none` if it is said for none.
        var numbers: [Int64]

        package subscript(clip: Int) -> Int64? { numbers[clip] == WitnessMeasure.none ? nil : numbers[clip] }
    }

    private static let none = Int64.max

    let clipCount: Int

    package var width: Int { clipCount }

    package init(clipCount: Int) { self.clipCount = clipCount }

    package func nothing(lowest: Int64) -> Value {
        Value(lowest: lowest, numbers: Array(repeating: Self.none, count: clipCount))
    }

    package func adding(_ clips: [Int], to value: Value) -> Value {
        var value = value
        for clip in clips { value.numbers[clip] = value.lowest }
        return value
    }

    package func union(_ first: Value, _ second: Value) -> Value {
        Value(lowest: min(first.lowest, second.lowest), numbers: zip(first.numbers, second.numbers).map { min($0, $1) })
    }

    package func product(_ quotients: Value, _ remainders: Value, unit: Int64) -> Value {
        let numbers = zip(quotients.numbers, remainders.numbers).map { quotient, remainder in
            min(
                quotient == Self.none ? Self.none : quotient * unit + remainders.lowest,
                remainder == Self.none ? Self.none : quotients.lowest * unit + remainder)
        }
        return Value(lowest: quotients.lowest * unit + remainders.lowest, numbers: numbers)
    }
}
