import TestSupport
import Testing

@testable import VoiceAssetAudio

/// One to three samples that no mouth made, in a word.
@Suite struct ClicksTests {
    private static let rate = 32000

    private static func word(_ seed: UInt64) -> [Float] {
        TestSignal.word(seed, seconds: 0.4, rate: rate, margin: 0.3)
    }

    private func clicks(_ samples: [Float]) -> Clicks? {
        Clicks(in: samples, sampleRate: Self.rate, from: 0.3, to: 0.7)
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>) func wholeWordsHaveNone(seed: UInt64) {
        #expect(clicks(Self.word(seed)) == nil)
    }

    @Test(arguments: [1, 2, 3], [0.35, 0.5, 0.65]) func isFoundAtItsPlace(width: Int, seconds: Double) throws {
        var samples = Self.word(4)
        let place = Int(seconds * Double(Self.rate))
        let height = samples.highestMagnitude
        for index in place..<place + width { samples[index] += height }
        let found = try #require(clicks(samples))
        #expect(found.count == 1 && abs(found.time - seconds) < 0.0002 && found.excess > Clicks.mostExcess)
        // Another one behind it.
        samples[place + Self.rate / 40] += height
        #expect(try #require(clicks(samples)).count == 2)
    }

    /// At the ends of a word mouths click; in silence, and in what lasts for longer, nothing does.
    @Test func isNoneElsewhere() {
        let height = Self.word(4).highestMagnitude
        for place in [0.1, 0.305, 0.695, 0.9] {
            var samples = Self.word(4)
            samples[Int(place * Double(Self.rate))] += height
            #expect(clicks(samples) == nil, "\(place) s")
        }
        var samples = Self.word(4)
        let burst = TestSignal.noise(.white, count: 300, rms: Double(height) / 3, seed: 1)
        for (index, sample) in burst.enumerated() { samples[16000 + index] += sample }
        #expect(clicks(samples) == nil)
        #expect(clicks([]) == nil && clicks([Float](repeating: 0, count: 32000)) == nil)
        #expect(clicks([Float](repeating: 0.5, count: 32000)) == nil)
    }
}
