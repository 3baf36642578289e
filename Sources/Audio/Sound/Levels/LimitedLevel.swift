import VoiceManifest

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
