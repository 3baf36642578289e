import Foundation

/// How two signals that should be the same differ.
package enum SignalComparison {
    /// The level of `reference` over its difference to `signal`, decibels; +∞ if they are the same, 0 dB or less if
    /// they have nothing to do with each other. Lengths must be equal.
    package static func ratio(_ signal: some Collection<Float>, to reference: some Collection<Float>) -> Double {
        var (power, difference) = (0.0, 0.0)
        for (left, right) in zip(signal, reference) {
            power += Double(right) * Double(right)
            difference += (Double(left) - Double(right)) * (Double(left) - Double(right))
        }
        guard signal.count == reference.count, difference > 0 else {
            return signal.count == reference.count ? .infinity : -.infinity
        }
        return 10 * log10(power / difference)
    }

    /// Where two signals first differ; nil if they are the same. (A failed `==` of long arrays would be shown as a diff,
    /// which takes minutes to find.)
    package static func firstDifference(_ left: [Float], _ right: [Float]) -> Int? {
        for index in 0..<min(left.count, right.count) where left[index] != right[index] { return index }
        return left.count == right.count ? nil : min(left.count, right.count)
    }

    /// The factor by which `reference` comes nearest to `signal` (least squares), and the ratio of both, decibels.
    package static func gain(_ signal: ArraySlice<Float>, of reference: ArraySlice<Float>) -> (
        gain: Double, ratio: Double
    ) {
        var (product, power) = (0.0, 0.0)
        for (left, right) in zip(signal, reference) {
            product += Double(left) * Double(right)
            power += Double(right) * Double(right)
        }
        return (power > 0 ? product / power : 0, ratio(signal, to: reference))
    }

    /// The lag in `-reach...reach` at which `part` agrees best with the stretch of `signal` that starts at `place`.
    package static func lag(of part: ArraySlice<Float>, in signal: [Float], at place: Int, reach: Int) -> Int? {
        guard place - reach >= 0, place + reach + part.count <= signal.count else { return nil }
        let differences = (-reach...reach).map { lag in
            var sum = 0.0
            var index = place + lag
            for sample in part {
                sum += pow(Double(sample - signal[index]), 2)
                index += 1
            }
            return (lag: lag, sum: sum)
        }
        return differences.min { $0.sum < $1.sum }?.lag
    }

    /// What is left of samples when the sine of a frequency that fits best is taken away: the sine's amplitude and the
    /// RMS of the rest.
    package static func fit(_ samples: ArraySlice<Float>, frequency: Double, rate: Int) -> (
        amplitude: Double, rest: Double
    ) {
        let step = 2 * Double.pi * frequency / Double(rate)
        var (ss, cc, sc, xs, xc) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for (index, sample) in samples.enumerated() {
            let (s, c) = (sin(step * Double(index)), cos(step * Double(index)))
            ss += s * s
            cc += c * c
            sc += s * c
            xs += s * Double(sample)
            xc += c * Double(sample)
        }
        let determinant = ss * cc - sc * sc
        let (a, b) = ((xs * cc - xc * sc) / determinant, (xc * ss - xs * sc) / determinant)
        let rest = samples.enumerated().map { index, sample in
            Float(Double(sample) - a * sin(step * Double(index)) - b * cos(step * Double(index)))
        }
        return ((a * a + b * b).squareRoot(), Levels.rms(rest))
    }
}
