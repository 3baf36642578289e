import AudioCodecs

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The short-time energy of a take in three bands, which is all that the search for speech looks at.
///
/// Three bands, because room noise lies low and weak consonants lie high: an "f" that drowns in the sum of all bands
/// still stands out above 3.5 kHz. Computed at 16 kHz whatever the take's rate, so that a hop is the same everywhere.
struct Envelope: Sendable {
    /// Hertz of the analysis.
    static let sampleRate = 16000
    /// Samples of one hop: 2.5 ms, half of what a mouse click lasts.
    static let hopSamples = 40
    /// Hops a second.
    static let hopsPerSecond = Double(sampleRate) / Double(hopSamples)

    /// The mean square of every hop, band by band: 150–1000 Hz, 1000–3500 Hz, above 3500 Hz.
    var bands: [[Float]]
    /// The sum of the bands.
    var total: [Float]

    /// Hops of so many milliseconds.
    static func hops(milliseconds: Double) -> Int { Int((milliseconds * hopsPerSecond / 1000).rounded()) }

    init(of samples: [Float], sampleRate: Int) throws(ResamplerError) {
        let audio = try Resampler.resample(samples, from: sampleRate, to: Self.sampleRate, quality: .analysis)
        let voiced = Biquad.highPass(150).filter(audio)
        let low = Biquad.lowPass(1000).filter(voiced)
        let upper = Biquad.highPass(1000).filter(audio)
        let mid = Biquad.lowPass(3500).filter(upper)
        let high = Biquad.highPass(3500).filter(upper)
        let bands = [low, mid, high].map(Self.energy)
        self.bands = bands
        total = bands[0].indices.map { bands[0][$0] + bands[1][$0] + bands[2][$0] }
    }

    private static func energy(_ samples: [Float]) -> [Float] {
        (0..<samples.count / hopSamples).map { hop in
            var sum: Float = 0
            for index in hop * hopSamples..<(hop + 1) * hopSamples { sum += samples[index] * samples[index] }
            return sum / Float(hopSamples)
        }
    }
}

/// A second-order Butterworth section at the envelope's rate (bilinear transform, Q = 1/√2).
private struct Biquad {
    var b0: Float, b1: Float, b2: Float, a1: Float, a2: Float

    static func lowPass(_ frequency: Double) -> Biquad { section(frequency, low: true) }
    static func highPass(_ frequency: Double) -> Biquad { section(frequency, low: false) }

    private static func section(_ frequency: Double, low: Bool) -> Biquad {
        let k = tan(.pi * frequency / Double(Envelope.sampleRate))
        let norm = 1 / (1 + k * 2.0.squareRoot() + k * k)
        let b = low ? k * k * norm : norm
        return Biquad(
            b0: Float(b), b1: Float(low ? 2 * b : -2 * b), b2: Float(b), a1: Float(2 * (k * k - 1) * norm),
            a2: Float((1 - k * 2.0.squareRoot() + k * k) * norm))
    }

    func filter(_ samples: [Float]) -> [Float] {
        var z1: Float = 0
        var z2: Float = 0
        var output = samples
        for index in output.indices {
            let x = output[index]
            let y = b0 * x + z1
            z1 = b1 * x - a1 * y + z2
            z2 = b2 * x - a2 * y
            output[index] = y
        }
        return output
    }
}
