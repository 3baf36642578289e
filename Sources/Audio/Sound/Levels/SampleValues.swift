// Loops over all samples of a take. They stand here because this module is optimized.

extension [Float] {
    /// The largest magnitude, linear; 0 without samples.
    package var highestMagnitude: Float {
        var highest: Float = 0
        for sample in self { highest = Swift.max(highest, abs(sample)) }
        return highest
    }

    /// True if no sample is infinite or NaN.
    package var isFinite: Bool {
        // A product with 0 is NaN for what is not finite, and stays so in a sum.
        var sum: Float = 0
        for sample in self { sum += sample * 0 }
        return sum == 0
    }

    /// The samples, 0 in place of those that are infinite or NaN.
    package var finite: [Float] { isFinite ? self : map { $0.isFinite ? $0 : 0 } }

    /// Every so manieth sample, from one on: a channel of interleaved ones.
    package func channel(_ first: Int, of channels: Int) -> [Float] {
        guard channels > 1 else { return self }
        return stride(from: first, to: count, by: channels).map { self[$0] }
    }

    /// The samples rounded to 16 bits, two bytes each, the low one first. Not of samples that are NaN.
    package var linear16: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count * 2)
        for sample in self {
            let value = Int16(Swift.max(-32768, Swift.min(32767, (sample * 32768).rounded())))
            bytes.append(UInt8(truncatingIfNeeded: value))
            bytes.append(UInt8(truncatingIfNeeded: value >> 8))
        }
        return bytes
    }

    /// The samples times a factor.
    package func scaled(by factor: Float) -> [Float] { map { $0 * factor } }

    /// The noise of rounding to steps as large as the smallest between two neighbours; 0 if all are alike. (A twelfth of the
    /// step's square, as of any even distribution over a step.)
    package var roundingPower: Double {
        var step = Float.infinity
        for index in indices.dropFirst() {
            let change = abs(self[index] - self[index - 1])
            if change > 0, change < step { step = change }
        }
        return step.isFinite ? Double(step) * Double(step) / 12 : 0
    }
}

/// Mean and mean square of 10 ms, one behind another.
package struct SampleHops: Sendable {
    /// Linear.
    package var means: [Double] = []
    /// Mean squares.
    package var powers: [Double] = []

    /// - Parameter rate: hertz.
    package init(of samples: [Float], rate: Int) {
        let hop = max(1, rate / 100)
        for start in stride(from: 0, to: samples.count - hop + 1, by: hop) {
            var (sum, squares): (Float, Float) = (0, 0)
            for sample in samples[start..<start + hop] {
                sum += sample
                squares += sample * sample
            }
            means.append(Double(sum) / Double(hop))
            powers.append(Double(squares) / Double(hop))
        }
    }

    /// The powers around the mean of some hops.
    package func powers(aroundMeanOf hops: [Int]) -> [Double] {
        let offset = hops.map { means[$0] }.median ?? 0
        return powers.indices.map { Swift.max(0, powers[$0] - 2 * offset * means[$0] + offset * offset) }
    }

    /// The median of each value and the two on both of its sides.
    package static func mediansOfFive(_ values: [Double]) -> [Double] {
        values.indices.map { index in
            let around = values[Swift.max(0, index - 2)...Swift.min(values.count - 1, index + 2)].sorted()
            return around[around.count / 2]
        }
    }
}

extension [Range<Int>] {
    /// Adds a range that begins no earlier than the last: to that one, if it begins no more than so much behind its end.
    package mutating func add(_ range: Range<Int>, within gap: Int = 0) {
        if let last, range.lowerBound - last.upperBound <= gap {
            self[count - 1] = last.lowerBound..<range.upperBound
        } else {
            append(range)
        }
    }
}

extension [Double] {
    /// nil of none; of an even number the mean of the two in the middle.
    package var median: Double? {
        guard !isEmpty else { return nil }
        let sorted = sorted()
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}

extension ArraySlice<Float> {
    /// The value in the middle, of an even number the upper one of the two. Not of none.
    ///
    /// Found without sorting all of them. (Hoare, Algorithm 65: Find, Communications of the ACM 4/7, 1961)
    package var upperMedian: Float {
        var values = Array(self)
        let middle = values.count / 2
        var (low, high) = (0, values.count - 1)
        while low < high {
            let pivot = values[(low + high) / 2]
            var (left, right) = (low, high)
            while left <= right {
                while values[left] < pivot { left += 1 }
                while values[right] > pivot { right -= 1 }
                guard left <= right else { break }
                values.swapAt(left, right)
                left += 1
                right -= 1
            }
            if middle <= right {
                high = right
            } else if middle >= left {
                low = left
            } else {
                break
            }
        }
        return values[middle]
    }
}
