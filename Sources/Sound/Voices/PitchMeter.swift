#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The pitch of a voice.
package enum PitchMeter {
    /// Hertz.
    private static let range = 60.0...400.0
    /// The rate of the analysis, hertz: enough for a pitch of 400 Hz to 1 %, by interpolation.
    private static let rate = 4000
    /// Seconds of a frame and between frames: more than two periods of the lowest pitch.
    private static let frame = 0.04
    private static let hop = 0.02
    /// The normalized autocorrelation of a voiced frame, and the share of the best that an octave above it may have.
    private static let leastCorrelation = 0.6
    private static let octaveShare = 0.9
    /// Frames so far below the loudest are not looked at, decibels.
    private static let depth = 20.0
    private static let leastVoiced = 3

    /// The median pitch of the voiced frames, hertz; nil if fewer than three are voiced.
    package static func median(of samples: [Float], sampleRate: Int) -> Double? {
        let pitches = track(of: samples, sampleRate: sampleRate)
        return pitches.count < leastVoiced ? nil : pitches.median
    }

    /// How the pitch goes, in semitones over 100 Hz at `points` places evenly over the voiced frames; nil if fewer than three
    /// are voiced.
    package static func contour(of samples: [Float], sampleRate: Int, points: Int) -> [Double]? {
        let pitches = track(of: samples, sampleRate: sampleRate)
        guard pitches.count >= leastVoiced else { return nil }
        return (0..<points).map { point in 12 * log2(pitches[point * (pitches.count - 1) / (points - 1)] / 100) }
    }

    /// The pitches of the voiced frames in their order, hertz.
    private static func track(of samples: [Float], sampleRate: Int) -> [Double] {
        let factor = max(1, sampleRate / rate)
        let low = samples[...].means(of: factor)
        let rate = Double(sampleRate) / Double(factor)
        let (length, step) = (Int(frame * rate), Int(hop * rate))
        let starts = Array(stride(from: 0, to: low.count - 2 * length, by: max(1, step)))
        let energies = starts.map { start in low[start..<start + length].reduce(0) { $0 + $1 * $1 } }
        let gate = (energies.max() ?? 0) * Float(Decibels.power(-depth))
        return zip(starts, energies).filter { $0.1 > gate && $0.1 > 0 }.compactMap { start, _ in
            pitch(low, start, length, rate)
        }
    }

    /// The pitch of one frame; nil if it is not voiced.
    private static func pitch(_ samples: [Float], _ start: Int, _ length: Int, _ rate: Double) -> Double? {
        let lags = Int(rate / range.upperBound)...min(length, Int(rate / range.lowerBound))
        let correlations = lags.map { correlation(samples, start, length, $0) }
        guard let best = correlations.max(), best >= leastCorrelation else { return nil }
        // The first peak that is nearly as high as the best: later ones are whole multiples of the period.
        for place in 1..<correlations.count - 1 {
            let (before, here, after) = (correlations[place - 1], correlations[place], correlations[place + 1])
            guard here >= best * octaveShare, here >= before, here >= after else { continue }
            let bend = before - 2 * here + after
            let shift = bend < 0 ? (before - after) / (2 * bend) : 0
            return rate / (Double(lags.lowerBound + place) + shift)
        }
        return nil
    }

    private static func correlation(_ samples: [Float], _ start: Int, _ length: Int, _ lag: Int) -> Double {
        var (product, left, right): (Float, Float, Float) = (0, 0, 0)
        for index in start..<start + length {
            product += samples[index] * samples[index + lag]
            left += samples[index] * samples[index]
            right += samples[index + lag] * samples[index + lag]
        }
        return Double(product) / (Double(left) * Double(right)).squareRoot().nextUp
    }
}
