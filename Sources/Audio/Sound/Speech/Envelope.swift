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
package struct Envelope: Sendable {
    /// Hertz of the analysis.
    package static let sampleRate = 16000
    /// Samples of one hop: 2.5 ms, half of what a mouse click lasts.
    package static let hopSamples = 40
    /// Hops a second.
    package static let hopsPerSecond = Double(sampleRate) / Double(hopSamples)

    /// The mean square of every hop, band by band: 150–1000 Hz, 1000–3500 Hz, above 3500 Hz.
    package var bands: [[Float]] { [low, mid, high] }
    private var low: [Float] = []
    private var mid: [Float] = []
    private var high: [Float] = []
    private var filters = BandFilters()
    /// The sum of the bands.
    package private(set) var total: [Float] = []

    /// Hops of so many milliseconds.
    package static func hops(milliseconds: Double) -> Int { Int((milliseconds * hopsPerSecond / 1000).rounded()) }

    /// The hops between two times, seconds, as far as they are there.
    package func hops(from start: Double, to end: Double) -> Range<Int> {
        let first = min(total.count, Int(start * Self.hopsPerSecond))
        return first..<max(first, min(total.count, Int((end * Self.hopsPerSecond).rounded(.up))))
    }

    /// The envelope of nothing, for sound that comes in pieces.
    package init() {}

    package init(of samples: [Float], sampleRate: Int) throws(CodecError) {
        append(try Resampler.resample(samples, from: sampleRate, to: Self.sampleRate, quality: .analysis))
    }

    /// Goes on with further samples at 16 kHz; what does not fill a hop is left out.
    package mutating func append(_ samples: [Float]) {
        for hop in 0..<samples.count / Self.hopSamples {
            var sums: (low: Float, mid: Float, high: Float) = (0, 0, 0)
            for index in hop * Self.hopSamples..<(hop + 1) * Self.hopSamples {
                let bands = filters.split(samples[index])
                sums.low += bands.low * bands.low
                sums.mid += bands.mid * bands.mid
                sums.high += bands.high * bands.high
            }
            low.append(sums.low / Float(Self.hopSamples))
            mid.append(sums.mid / Float(Self.hopSamples))
            high.append(sums.high / Float(Self.hopSamples))
            total.append(low.last! + mid.last! + high.last!)
        }
    }

    /// A part of the envelope.
    package func part(_ hops: Range<Int>) -> Envelope {
        var part = Envelope()
        part.low = Array(low[hops])
        part.mid = Array(mid[hops])
        part.high = Array(high[hops])
        part.total = Array(total[hops])
        return part
    }
}

/// The filters that split a signal into the envelope's bands.
private struct BandFilters: Sendable {
    private var voiced = Biquad.highPass(150)
    private var belowMid = Biquad.lowPass(1000)
    private var aboveLow = Biquad.highPass(1000)
    private var belowHigh = Biquad.lowPass(3500)
    private var aboveMid = Biquad.highPass(3500)

    mutating func split(_ sample: Float) -> (low: Float, mid: Float, high: Float) {
        let low = belowMid.filter(voiced.filter(sample))
        let upper = aboveLow.filter(sample)
        return (low, belowHigh.filter(upper), aboveMid.filter(upper))
    }
}

/// A second-order Butterworth section at the envelope's rate (bilinear transform, Q = 1/√2).
private struct Biquad: Sendable {
    let b0: Float, b1: Float, b2: Float, a1: Float, a2: Float
    private var z1: Float = 0, z2: Float = 0

    private init(b0: Float, b1: Float, b2: Float, a1: Float, a2: Float) {
        (self.b0, self.b1, self.b2, self.a1, self.a2) = (b0, b1, b2, a1, a2)
    }

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

    mutating func filter(_ x: Float) -> Float {
        let y = b0 * x + z1
        z1 = b1 * x - a1 * y + z2
        z2 = b2 * x - a2 * y
        return y
    }
}
