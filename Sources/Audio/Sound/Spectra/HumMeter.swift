#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Looks for the mains in a take's pauses, by projecting them on the mains' harmonics and on what lies between these.
package enum HumMeter {
    /// Seconds of pause without which 50 Hz can't be told from 60 Hz (the main lobe of a Hann window of this length is
    /// ±10 Hz).
    static let leastPause = 0.2
    /// Seconds of a pause that are looked at.
    static let longestPause = 1.5
    /// The harmonics that are looked for: the fundamental and what rectifiers and lamp dimmers make of it.
    private static let harmonics = 1...6
    /// A harmonic counts if its power is this many times the mean power around it: noise alone exceeds it at one of the
    /// twelve frequencies in one of 500 takes, (1 + 16/8)⁻⁸ each.
    private static let leastRatio = 16.0

    /// A harmonic is as loud in either half of the pause, give or take this factor of its power: else it is the end of a
    /// word.
    private static let steadiness = 4.0

    /// The mains' hum; nil if there is none, or no pause in which it could be told.
    ///
    /// - Parameter pauses: the stretches without speech, in samples.
    package static func hum(in samples: [Float], sampleRate: Int, pauses: [Range<Int>]) -> Hum? {
        let factor = max(1, sampleRate / 1000)
        let rate = Double(sampleRate) / Double(factor)
        let stretches = pauses.filter { Double($0.count) >= leastPause * Double(sampleRate) }.map {
            samples[$0.prefix(Int(longestPause * Double(sampleRate)))].means(of: factor)
        }
        guard !stretches.isEmpty else { return nil }
        let found = [50, 60].compactMap { mains in
            let tones = harmonics.map { (mains * $0, tone(Double(mains * $0), in: stretches, rate: rate)) }
                .filter { $0.1 > 0 }
            guard let first = tones.first else { return nil as Hum? }
            let level = Decibels.of(power: tones.reduce(0) { $0 + $1.1 })
            return Hum(frequency: tones.count > 1 ? mains : first.0, level: level)
        }
        return found.max { $0.level < $1.level }
    }

    /// The mean square of a tone if it stands out of what is around it, else 0.
    private static func tone(_ frequency: Double, in stretches: [[Float]], rate: Double) -> Double {
        var (power, around, weight) = (0.0, 0.0, 0.0)
        for stretch in stretches {
            let seconds = Double(stretch.count) / rate
            let lags = [-6.0, -5, -4, -3, 3, 4, 5, 6].map { frequency + $0 / seconds }
            power += seconds * self.power(frequency, stretch, rate)
            around += seconds * lags.reduce(0) { $0 + self.power($1, stretch, rate) } / 8
            weight += seconds
        }
        guard power > around * leastRatio else { return 0 }
        let isSteady = stretches.allSatisfy { stretch in
            let halves = [stretch.prefix(stretch.count / 2), stretch.suffix(stretch.count / 2)].map {
                self.power(frequency, Array($0), rate)
            }
            return halves.allSatisfy { $0 * weight < power * steadiness && $0 * weight > power / steadiness }
        }
        guard isSteady else { return 0 }
        // What the means took away.
        let droop = Double.pi * frequency / rate
        return power / weight * pow(droop / sin(droop), 2)
    }

    /// The mean square of the sine of a frequency that is in the samples, under a Hann window. (Goertzel)
    private static func power(_ frequency: Double, _ samples: [Float], _ rate: Double) -> Double {
        let (step, turn) = (2 * Double.pi * frequency / rate, 2 * Double.pi / Double(samples.count))
        let coefficient = 2 * cos(step)
        // The window's cosine by the same recursion.
        var (window, previous) = (cos(turn / 2), cos(-turn / 2))
        let windowCoefficient = 2 * cos(turn)
        var (first, second) = (0.0, 0.0)
        for sample in samples {
            let next = (0.5 - 0.5 * window) * Double(sample) + coefficient * first - second
            (second, first) = (first, next)
            (previous, window) = (window, windowCoefficient * window - previous)
        }
        let square = first * first + second * second - coefficient * first * second
        // A sine of amplitude a gives (a · n / 4)² here, and has the mean square a² / 2.
        return max(0, square) * 8 / (Double(samples.count) * Double(samples.count))
    }
}

/// The mains in a take, or one tone that may be theirs: a disk or a fan of 7,200 turns a minute sounds at 120 Hz.
package struct Hum: Sendable, Hashable {
    /// Hertz of the mains, 50 or 60, where two of their harmonics are found; else of the only tone.
    package var frequency: Int
    /// The level of the mains and its harmonics together, dBFS RMS.
    package var level: Double
}

/// A tone alone, as generators of test tones and beeps make it.
package enum SteadyTone {
    /// So much of the power lies beside the tone's frequency: more than 0.999 in sines of 16 bits, 0.6 and less in vowels that are held.
    private static let leastShare = 0.98
    /// A tone's bins under a Hann window, on either side of its greatest.
    private static let lobe = 3
    private static let sizes = 1024...65536

    /// The frequency of the tone in the middle of the samples, hertz; nil if they hold something else, or next to nothing.
    package static func frequency(in samples: [Float], sampleRate: Int) -> Double? {
        guard samples.count >= sizes.lowerBound else { return nil }
        let size = 1 << (Int.bitWidth - 1 - min(samples.count, sizes.upperBound).leadingZeroBitCount)
        var frequency: Double?
        FourierTransform(size: size).powers(of: samples, at: [(samples.count - size) / 2]) { bins in
            // An offset fills the bins beside 0 Hz.
            let bins = bins.map(Double.init).dropFirst(lobe)
            guard let most = bins.max(), most > 0, let peak = bins.firstIndex(of: most) else { return }
            let tone = bins[max(bins.startIndex, peak - lobe)..<min(bins.endIndex, peak + lobe + 1)]
            let power = tone.reduce(0, +)
            guard power >= leastShare * bins.reduce(0, +) else { return }
            let place = zip(tone.indices, tone).reduce(0.0) { $0 + Double($1.0) * $1.1 } / power
            frequency = place * Double(sampleRate) / Double(size)
        }
        return frequency
    }
}
