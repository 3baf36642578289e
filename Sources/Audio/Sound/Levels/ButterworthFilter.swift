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
