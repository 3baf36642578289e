import VoiceManifest

/// Loudness and true peak of a short clip.
package enum ClipMeter {
    /// Where the speech starts and ends is a matter of how soft a sound still counts. The figure is the mean over these
    /// answers, decibels below the loudest hop, so that a weak final consonant that one of them takes in or leaves out by
    /// a hair moves it little.
    private static let depths = [20.0, 25, 30, 35, 40]
    /// Hops of 10 ms in a block of BS.1770-4 (annex 1, §2: 400 ms).
    private static let blockHops = 40
    /// BS.1770-4's gates: absolute, LUFS, and relative to what passes the absolute one, LU.
    package static let absoluteGate = -70.0
    private static let relativeGate = -10.0
    /// The absolute gate under a clip of the usual loudness, LU. Taken from the speech's own level instead of from
    /// full scale, the figure of a take does not depend on its gain: one that is 40 dB softer measures 40 LU less.
    private static let softest = absoluteGate - PackManifest.Profile.usualLoudness

    /// The K-weighted loudness of the clip's speech, LUFS, whatever its length: what BS.1770-4 gives to the speech said
    /// over and over without end. −∞ for silence.
    ///
    /// The standard's blocks of 400 ms are longer than a digit, and where a clip has only a few of them, one more or less
    /// over the gate moves the figure by up to 1 LU. Here a block starts at every 10 ms of the repeated speech instead of
    /// every 100 ms, so that nothing depends on where the clip starts.
    package static func loudness(_ samples: [Float], sampleRate: Int) -> Double {
        let powers = LoudnessMeter.powers(samples[...], sampleRate: sampleRate)
        return mean(depths.map { repeated(speech(in: powers, depth: $0)) })
    }

    /// The K-weighted loudness of the loudest 125 ms, LUFS: what the time weighting F of IEC 61672-1 listens over. −∞ for
    /// silence.
    package static func loudestMoment(_ samples: [Float], sampleRate: Int) -> Double {
        let powers = LoudnessMeter.powers(samples[...], sampleRate: sampleRate)
        // Twelve hops and half of the thirteenth, at either end.
        let sums = powers.indices.map { start in
            powers[start..<min(powers.count, start + 12)].reduce(0, +)
                + max(start + 12 < powers.count ? powers[start + 12] : 0, start > 0 ? powers[start - 1] : 0) / 2
        }
        return LoudnessMeter.loudness(ofPower: (sums.max() ?? 0) / 12.5)
    }

    /// The gated loudness of hops that are repeated without end.
    private static func repeated(_ powers: ArraySlice<Double>) -> Double {
        let blocks = blocks(Array(powers))
        let whole = blocks.isEmpty ? 0 : mean(blocks)
        let audible = blocks.filter { $0 > whole * Decibels.power(softest) }
        guard !audible.isEmpty else { return -.infinity }
        let gate = mean(audible) * Decibels.power(relativeGate)
        return LoudnessMeter.loudness(ofPower: mean(audible.filter { $0 > gate }))
    }

    /// The mean over the 400 ms from every hop on; after the last hop the first one follows.
    private static func blocks(_ powers: [Double]) -> [Double] {
        guard !powers.isEmpty else { return [] }
        var sum = (0..<blockHops).reduce(0) { $0 + powers[$1 % powers.count] }
        return powers.indices.map { hop in
            defer { sum += powers[(hop + blockHops) % powers.count] - powers[hop] }
            return max(0, sum) / Double(blockHops)
        }
    }

    private static func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }

    /// The true peak, dBTP, as libebur128 finds it in all of the sound. It looks only at the stretches that come near it.
    package static func truePeak(_ samples: [Float], sampleRate: Int) -> Double {
        let isSearched = sampleRate < CrestSearch.rateLimit
        let stretches = isSearched ? CrestSearch.stretches(of: samples).map { $0[...] } : [samples[...]]
        guard !stretches.isEmpty else { return -.infinity }
        return Decibels.of(amplitude: LoudnessMeter.truePeak(stretches, sampleRate: sampleRate))
    }

    /// From the first to the last hop that is no more than `depth` decibels below the loudest; none of silence.
    private static func speech(in powers: [Double], depth: Double) -> ArraySlice<Double> {
        let least = (powers.max() ?? 0) * Decibels.power(-depth)
        guard least > 0, let first = powers.firstIndex(where: { $0 >= least }),
            let last = powers.lastIndex(where: { $0 >= least })
        else { return [] }
        return powers[first...last]
    }
}
