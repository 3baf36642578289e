#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A Butterworth filter of fourth order, as two biquads in series.
///
/// The biquads are those of R. Bristow-Johnson's "Audio EQ Cookbook" (bilinear transform), their Q factors 1 / (2 cos π/8)
/// and 1 / (2 cos 3π/8). The filter is causal and of minimum phase: nothing sounds before the word does, so that pre-ringing is
/// none at all, and a high-pass leaves an onset at its sample. (ButterworthFilterTests)
package struct ButterworthFilter: Sendable {
    package enum Kind: Sendable { case highPass, lowPass }

    private static let qualities = [0.541196100146197, 1.306562964876377]

    package var kind: Kind
    /// Where it passes half of the power, hertz; above 0 and below half of the sample rate.
    package var frequency: Double
    /// Hertz.
    package var sampleRate: Int

    package init(_ kind: Kind, frequency: Double, sampleRate: Int) {
        (self.kind, self.frequency, self.sampleRate) = (kind, frequency, sampleRate)
    }

    /// The filtered samples, as many as there were.
    package func filter(_ samples: [Float]) -> [Float] {
        let turn = 2 * Double.pi * frequency / Double(sampleRate)
        let sign = kind == .highPass ? -1.0 : 1
        let sections = Self.qualities.map { quality in
            let alpha = sin(turn) / (2 * quality)
            return (
                b: (1 - sign * cos(turn)) / 2 / (1 + alpha), a1: -2 * cos(turn) / (1 + alpha),
                a2: (1 - alpha) / (1 + alpha)
            )
        }
        let (one, two) = (sections[0], sections[1])
        var (s1, s2, t1, t2) = (0.0, 0.0, 0.0, 0.0)
        return samples.map { sample in
            let x = one.b * Double(sample)
            let y = x + s1
            s1 = 2 * sign * x - one.a1 * y + s2
            s2 = x - one.a2 * y
            let between = two.b * y
            let z = between + t1
            t1 = 2 * sign * between - two.a1 * z + t2
            t2 = between - two.a2 * z
            return Float(z)
        }
    }
}

/// The frequency weighting of ITU-R BS.1770-4, annex 1: a shelf for the head, then a high-pass, as two biquads in series.
///
/// The standard states the biquads at 48 kHz. At other rates they come from the same analogue filters by the bilinear transform, as
/// libebur128 does it: a shelf of 4.0 dB at 1682 Hz, a high-pass at 38 Hz. (KWeightingTests holds both to the standard's tables
/// and to libebur128.)
package struct KWeighting: Sendable {
    /// A biquad whose `a0` is 1.
    package struct Biquad: Sendable, Hashable {
        package var b0, b1, b2, a1, a2: Double
    }

    package let shelf: Biquad
    /// Its numerator is 1, −2, 1, as in the standard.
    package let highPass: Biquad

    /// - Parameter sampleRate: hertz, above 3400.
    package init(sampleRate: Int) {
        let shelfTurn = tan(.pi * 1681.974450955533 / Double(sampleRate))
        let (high, band) = (pow(10, 3.999843853973347 / 20), pow(10, 3.999843853973347 / 20 * 0.4996667741545416))
        let shelfQ = 0.7071752369554196
        let shelfNorm = 1 + shelfTurn / shelfQ + shelfTurn * shelfTurn
        shelf = Biquad(
            b0: (high + band * shelfTurn / shelfQ + shelfTurn * shelfTurn) / shelfNorm,
            b1: 2 * (shelfTurn * shelfTurn - high) / shelfNorm,
            b2: (high - band * shelfTurn / shelfQ + shelfTurn * shelfTurn) / shelfNorm,
            a1: 2 * (shelfTurn * shelfTurn - 1) / shelfNorm,
            a2: (1 - shelfTurn / shelfQ + shelfTurn * shelfTurn) / shelfNorm)
        let turn = tan(.pi * 38.13547087602444 / Double(sampleRate))
        let quality = 0.5003270373238773
        let norm = 1 + turn / quality + turn * turn
        highPass = Biquad(
            b0: 1, b1: -2, b2: 1, a1: 2 * (turn * turn - 1) / norm, a2: (1 - turn / quality + turn * turn) / norm)
    }

    /// The mean square of every `hop` weighted samples; what is left over at the end is not measured.
    package func powers(of samples: ArraySlice<Float>, every hop: Int) -> [Double] {
        let (b0, b1, b2, a1, a2) = (shelf.b0, shelf.b1, shelf.b2, shelf.a1, shelf.a2)
        let (c1, c2) = (highPass.a1, highPass.a2)
        var (x1, x2, y1, y2, z1, z2) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        return unsafe samples.withUnsafeBufferPointer { samples in
            (0..<samples.count / hop).map { index in
                var sum = 0.0
                for place in index * hop..<(index + 1) * hop {
                    let x = unsafe Double(samples[place])
                    // The newest terms come last: the next sample waits for one product and one difference.
                    let y = b0 * x + b1 * x1 + b2 * x2 - a2 * y2 - a1 * y1
                    let z = y - 2 * y1 + y2 - c2 * z2 - c1 * z1
                    sum += z * z
                    (x2, x1, y2, y1, z2, z1) = (x1, x, y1, y, z1, z)
                }
                // After a sound the filters ring on for numbers so small that processors are slow with them.
                if abs(y1) + abs(y2) + abs(z1) + abs(z2) < 1e-30 { (y1, y2, z1, z2) = (0, 0, 0, 0) }
                return sum / Double(hop)
            }
        }
    }
}
