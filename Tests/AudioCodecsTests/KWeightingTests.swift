import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCEbur128

/// Our weighting against the standard's tables and against libebur128.
@Suite struct KWeightingTests {
    /// ITU-R BS.1770-4, annex 1, tables 1 and 2.
    @Test func isTheStandardsAt48Kilohertz() {
        let weighting = KWeighting(sampleRate: 48_000)
        let shelf = weighting.shelf
        for (own, stated) in [
            (shelf.b0, 1.53512485958697), (shelf.b1, -2.69169618940638), (shelf.b2, 1.19839281085285),
            (shelf.a1, -1.69065929318241), (shelf.a2, 0.73248077421585), (weighting.highPass.a1, -1.99004745483398),
            (weighting.highPass.a2, 0.99007225036621),
        ] {
            #expect(abs(own - stated) < 1e-12)
        }
    }

    /// Every 10 ms of words, and of silence behind them, by both.
    @Test(arguments: [8000, 16_000, 24_000, 44_100, 48_000], 1...3 as ClosedRange<UInt64>)
    func agreesWithLibebur128(rate: Int, seed: UInt64) throws {
        let word = TestSignal.word(seed) + [Float](repeating: 0, count: rate)
        let own = LoudnessMeter.powers(word[...], sampleRate: rate)
        let theirs = Self.powers(word, rate: rate)
        #expect(own.count == theirs.count && own.count > 100)
        let loudest = try #require(theirs.max())
        for (one, other) in zip(own, theirs) { #expect(abs(one - other) <= 1e-9 * max(other, 1e-6 * loudest)) }
    }

    private static func powers(_ samples: [Float], rate: Int) -> [Double] {
        var meter = unsafe ebur128_init(1, UInt(rate), Int32(EBUR128_MODE_M.rawValue))
        defer { unsafe ebur128_destroy(&meter) }
        let hop = rate / 100
        return (0..<samples.count / hop).map { index in
            let piece = Array(samples[index * hop..<(index + 1) * hop])
            unsafe ebur128_add_frames_float(meter, piece, hop)
            var loudness = 0.0
            unsafe ebur128_loudness_window(meter, 10, &loudness)
            return Levels.amplitude(2 * (loudness + 0.691))
        }
    }
}
