import TestSupport
import Testing
import VoiceAssetAudio

@Suite struct PeakLimiterTests {
    private static let ceiling: Float = 0.5

    private func limit(_ samples: [Float], rate: Int = 24000) -> [Float] {
        PeakLimiter(ceiling: Self.ceiling, sampleRate: rate).limit(samples)
    }

    private static let signals: [[Float]] = [
        TestSignal.noise(.white, count: 3000, rms: 0.4, seed: 1),
        TestSignal.noise(.brown, count: 3000, rms: 0.5, seed: 2),
        TestSignal.sine(300, seconds: 0.1, rate: 24000, amplitude: 1.2), [Float](repeating: 0.9, count: 500),
        (0..<600).map { $0 % 150 == 0 ? -2 : 0.4 },
    ]

    /// Never above the ceiling; a Float's rounding in the mean of 97 gains is all that is allowed.
    @Test(arguments: signals, [24000, 48000]) func staysBelowTheCeiling(samples: [Float], rate: Int) {
        let limited = limit(samples, rate: rate)
        #expect(limited.count == samples.count)
        #expect(limited.reduce(0) { max($0, abs($1)) } <= Self.ceiling * 1.00001)
    }

    /// The sign stays, and nothing gets louder.
    @Test(arguments: signals) func onlyLowers(samples: [Float]) {
        #expect(zip(samples, limit(samples)).allSatisfy { $0 * $1 >= 0 && abs($1) <= abs($0) * 1.00001 })
    }

    /// What is more than 4 ms from a sample above the ceiling is not touched.
    @Test func leavesTheRestAlone() {
        var samples = TestSignal.noise(.pink, count: 4000, rms: 0.05, seed: 3)
        samples[2000] = 0.9
        let limited = limit(samples)
        let reach = 24000 * 4 / 1000
        let changed = samples.indices.filter { samples[$0] != limited[$0] }
        #expect(changed.first! >= 2000 - reach && changed.last! <= 2000 + reach)
        #expect(changed.contains(1999) && changed.contains(2001))
    }

    @Test func leavesWhatFitsAlone() {
        let samples = TestSignal.sine(440, seconds: 0.05, rate: 24000, amplitude: 0.5)
        #expect(limit(samples) == samples)
    }

    /// The gain moves no faster than a Hann window of 4 ms lets it: by at most twice the window's mean height, of 97
    /// samples at 24 kHz, times the depth, from one sample to the next.
    @Test func movesSmoothly() {
        let samples: [Float] = (0..<2000).map { $0 == 1000 ? 1 : 0.1 }
        let gains = zip(limit(samples), samples).map { $0 / $1 }
        let steps = zip(gains, gains.dropFirst()).map { abs($0 - $1) }
        let depth: Float = 0.5
        #expect(steps.max()! <= 2 * depth / 97 * 1.01)
        #expect(gains.min()! <= 0.5001)
    }

    @Test(arguments: [0, 1, 2, 10, 47, 48, 49, 96, 97]) func takesShortInputs(count: Int) {
        let limited = limit([Float](repeating: -1, count: count))
        #expect(limited.count == count)
        #expect(limited.allSatisfy { abs($0 + Self.ceiling) < 1e-5 })
    }
}
