import VoiceAssetAudio

/// A clip before it is encoded: levelled, faded, on the pack's timeline.
struct Master: Sendable {
    /// What is encoded: the kept part.
    var samples: [Float]
    /// Decibels by which the take was raised.
    var gain: Double
    /// Decibels by which the limiter lowers the highest peak; 0 if none had to be.
    var reduction: Double
}

/// Raises a take's speech to its loudness, with its peaks under a ceiling.
struct MasterMaker {
    var timeline: Timeline

    /// - Parameters:
    ///   - gain: decibels.
    ///   - ceiling: the highest sample that may remain, dBFS. Where the limiter would have to lower a peak by more than
    ///     `PeakLimiter.deepest`, the gain is reduced instead: the peak wins.
    func master(_ speech: [Float], gain: Double, ceiling: Double) -> Master {
        let excess = Decibels.of(amplitude: Double(speech.highestMagnitude)) + gain - ceiling
        let applied = gain - max(0, excess - PeakLimiter.deepest)
        let factor = Float(Decibels.amplitude(applied))
        let limiter = PeakLimiter(ceiling: Float(Decibels.amplitude(ceiling)), sampleRate: timeline.sampleRate)
        let samples = limiter.limit(speech.scaled(by: factor))
        return Master(
            samples: samples, gain: applied, reduction: min(max(0, excess), PeakLimiter.deepest))
    }

    /// The gain for a loudness, found by measuring what the limiter leaves.
    ///
    /// - Parameters:
    ///   - target: LUFS.
    ///   - natural: what the speech measures, LUFS.
    func master(
        _ speech: [Float], loudness target: Double, natural: Double, ceiling: Double
    ) -> Master {
        var gain = target - natural
        var result = master(speech, gain: gain, ceiling: ceiling)
        // Limiting takes loudness away; a few rounds give it back, unless the limiter is at its deepest.
        for _ in 0..<5 where result.reduction > 0 && result.gain == gain {
            let lost = target - ClipMeter.loudness(result.samples, sampleRate: timeline.sampleRate)
            guard lost > 0.05 else { break }
            // The limiter eats part of what is given.
            gain += 1.4 * lost
            result = master(speech, gain: gain, ceiling: ceiling)
        }
        return result
    }
}
