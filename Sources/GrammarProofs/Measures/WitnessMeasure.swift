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
