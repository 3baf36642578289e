import VoiceManifest

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A look-ahead peak limiter: lowers the gain smoothly around samples above the ceiling, and nowhere else.
///
/// Needed because most speech does not fit: over 549 recorded prompts (Debian's asterisk-core-sounds-en-wav) the true
/// peak lies 15.4 dB over the loudness in the median and 18.2 dB at the 95th percentile, while −16 LUFS under −2 dBTP
/// leaves 14 dB. Lowering the gain instead would spread such a pack's loudness over 4 LU.
package struct PeakLimiter {
    /// The most that a peak is lowered by, decibels: enough for 98 % of those prompts under a ceiling 1 dB lower.
    package static let deepest = 8.0
    /// The gain falls before a peak and rises after it within this time, seconds: shorter than a pitch period of most
    /// voices, so that the limiter does not pump.
    static let reach = 0.002

    /// The largest magnitude that may remain, linear.
    package var ceiling: Float
    package var sampleRate: Int

    package init(ceiling: Float, sampleRate: Int) {
        self.ceiling = ceiling
        self.sampleRate = sampleRate
    }

    package func limit(_ samples: [Float]) -> [Float] {
        let reach = Int(Self.reach * Double(sampleRate))
        var limited = samples
        for stretch in stretches(of: samples, reach: reach) {
            // Two moving means make a triangular window of the reach. The mean of gains that all hold for a sample holds
            // for it too. Sums of so few gains of 24 bits are exact.
            let needed = neededGain(samples, stretch, reach: reach)
            let gain = movingMean(
                movingMean(needed, before: reach / 2, after: reach - reach / 2), before: reach - reach / 2,
                after: reach / 2)
            for (index, gain) in zip(stretch, gain) { limited[index] *= gain }
        }
        return limited
    }

    /// The stretches outside of which the gain is 1: around samples above the ceiling the smallest gain that is needed reaches as
    /// far as `reach`, and either mean half as far again.
    private func stretches(of samples: [Float], reach: Int) -> [Range<Int>] {
        var stretches: [Range<Int>] = []
        for index in samples.indices where abs(samples[index]) > ceiling {
            stretches.add(max(0, index - 3 * reach)..<min(samples.count, index + 3 * reach + 1))
        }
        return stretches
    }

    /// The mean over a window around every value; beyond the ends the gain stays what it is there.
    private func movingMean(_ values: [Float], before: Int, after: Int) -> [Float] {
        let width = Double(before + after + 1)
        let padded =
            [Float](repeating: values[0], count: before) + values
            + [Float](repeating: values[values.count - 1], count: after)
        var sum = padded[..<(before + after)].reduce(0.0) { $0 + Double($1) }
        return values.indices.map { index in
            sum += Double(padded[index + before + after])
            defer { sum -= Double(padded[index]) }
            return Float(sum / width)
        }
    }

    /// For every sample of a stretch the smallest gain that a sample within reach asks for.
    private func neededGain(_ samples: [Float], _ stretch: Range<Int>, reach: Int) -> [Float] {
        var needed = [Float](repeating: 1, count: stretch.count)
        for index in stretch where abs(samples[index]) > ceiling {
            let (gain, place) = (ceiling / abs(samples[index]), index - stretch.lowerBound)
            for neighbour in max(0, place - reach)...min(needed.count - 1, place + reach) {
                needed[neighbour] = min(needed[neighbour], gain)
            }
        }
        return needed
    }
}

/// The limiter's effect on the loudest of a word, from which the word's ends are measured.
package enum LimitedLevel {
    /// The loudness of a clip, LUFS, and its highest sample, dBFS: those of the usual profile, less what an encoder adds.
    private static let target = PackManifest.Profile.usualLoudness
    private static let ceiling = -2.6
    /// The length of the stretches of which the loudest counts, and the distance of their starts, seconds.
    private static let window = 0.01
    private static let hop = 0.001

    /// Decibels by which the loudest 10 ms of a word are lowered once it is as loud as a clip; 0 where no peak has to be.
    ///
    /// - Parameters:
    ///   - samples: of the word, mono, at any level.
    ///   - sampleRate: hertz.
    package static func reduction(of samples: [Float], sampleRate: Int) -> Double {
        let loudness = ClipMeter.loudness(samples, sampleRate: sampleRate)
        let excess = Decibels.of(amplitude: Double(samples.highestMagnitude)) + target - loudness - ceiling
        guard loudness.isFinite, excess > 0 else { return 0 }
        let gain = target - loudness - max(0, excess - PeakLimiter.deepest)
        let raised = samples.scaled(by: Float(Decibels.amplitude(gain)))
        let limiter = PeakLimiter(ceiling: Float(Decibels.amplitude(ceiling)), sampleRate: sampleRate)
        let before = loudest(raised, sampleRate)
        let after = loudest(limiter.limit(raised), sampleRate)
        return after > 0 ? max(0, Decibels.of(power: before / after)) : 0
    }

    /// The energy of the loudest 10 ms.
    private static func loudest(_ samples: [Float], _ rate: Int) -> Double {
        var sums: [Double] = [0]
        sums.reserveCapacity(samples.count + 1)
        for sample in samples { sums.append(sums[sums.count - 1] + Double(sample) * Double(sample)) }
        let window = min(samples.count, max(1, Int(Self.window * Double(rate))))
        let starts = stride(from: 0, through: samples.count - window, by: max(1, Int(hop * Double(rate))))
        return starts.map { sums[$0 + window] - sums[$0] }.max() ?? 0
    }
}

/// The half period of a cosine that fades are made of.
package enum RaisedCosine {
    /// From 0 at 0 to 1 at 1, without a kink at either end.
    package static func rise(_ position: Double) -> Double { 0.5 - 0.5 * cos(.pi * position) }
}
