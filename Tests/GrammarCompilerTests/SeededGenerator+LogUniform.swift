import TestSupport

extension SeededGenerator {
    /// A number from 0, of any count of digits with equal probability.
    mutating func logUniform(below limit: Int64) -> Int64 {
        var bounds: [Int64] = [10]
        while let last = bounds.last, last < limit { bounds.append(last * 10) }
        let bound = bounds.randomElement(using: &self) ?? limit
        return Int64.random(in: 0..<min(bound, limit), using: &self)
    }
}
