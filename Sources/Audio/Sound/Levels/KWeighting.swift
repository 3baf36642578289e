#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

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
