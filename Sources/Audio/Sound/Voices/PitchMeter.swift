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
    /// Seconds of a frame and between frames: more than two periods of the lowest pitch.
    private static let frame = 0.04
    private static let hop = 0.02
    /// The normalized autocorrelation of a voiced frame, and the share of the best that an octave above it may have.
    private static let leastCorrelation = 0.6
    private static let octaveShare = 0.9
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
        let sound = Autocorrelation(of: samples, sampleRate: sampleRate, window: frame)
        let lags = Int(sound.rate / range.upperBound)...min(sound.window, Int(sound.rate / range.lowerBound))
        return sound.starts(every: hop, reach: sound.window).compactMap { pitch(sound, $0, lags) }
    }

    /// The pitch of one frame; nil if it is not voiced.
    private static func pitch(_ sound: Autocorrelation, _ start: Int, _ lags: ClosedRange<Int>) -> Double? {
        let correlations = lags.map { lag in
            let products = sound.products(start, lag: lag)
            return Double(products.both) / (Double(products.own) * Double(products.later)).squareRoot().nextUp
        }
        guard let best = correlations.max(), best >= leastCorrelation else { return nil }
        // The first peak that is nearly as high as the best: later ones are whole multiples of the period.
        for place in 1..<correlations.count - 1 {
            let (before, here, after) = (correlations[place - 1], correlations[place], correlations[place + 1])
            guard here >= best * octaveShare, here >= before, here >= after else { continue }
            let bend = before - 2 * here + after
            let shift = bend < 0 ? (before - after) / (2 * bend) : 0
            return sound.rate / (Double(lags.lowerBound + place) + shift)
        }
        return nil
    }
}
