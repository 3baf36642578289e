/// SplitMix64: the same numbers on every run. (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014)
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    /// A number from −1 to 1.
    package mutating func uniform() -> Float { Float.random(in: -1...1, using: &self) }

    /// A number from 0, of any count of digits with equal probability.
    package mutating func logUniform(below limit: Int64) -> Int64 {
        var bounds: [Int64] = [10]
        while let last = bounds.last, last < limit { bounds.append(last * 10) }
        let bound = bounds.randomElement(using: &self) ?? limit
        return Int64.random(in: 0..<min(bound, limit), using: &self)
    }
}
