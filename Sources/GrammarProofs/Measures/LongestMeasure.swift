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
