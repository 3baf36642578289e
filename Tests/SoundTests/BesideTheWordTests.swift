import TestSupport
import Testing

@testable import VoiceAssetAudio

/// What belongs to a word of what lies beside it, at 16 kHz.
@Suite struct BesideTheWordTests {
    private static let rate = 16000

    /// A voice of 150 Hz for 0.4 s.
    private static let word: [Float] = {
        let partials = (1..<12).map {
            TestSignal.sine(150 * Double($0), seconds: 0.4, rate: rate, amplitude: 0.2 / Double($0))
        }
        return (0..<6400).map { index in
            let time = Float(index) / Float(rate)
            return min(1, time / 0.02, (0.4 - time) / 0.05) * partials.reduce(0) { $0 + $1[index] }
        }
    }()

    private static func noise(_ seconds: Double, rms: Double, seed: UInt64) -> [Float] {
        TestSignal.noise(.white, count: Int(seconds * Double(rate)), rms: rms, seed: seed)
    }

    /// Rising by 6 dB an octave.
    private static func rising(_ samples: [Float]) -> [Float] {
        zip(samples, [0] + samples).map { ($0 - $1) / 1.4 }
    }

    /// Falling above a share of the rate: means of so many.
    private static func falling(_ samples: [Float], over width: Int) -> [Float] {
        samples.indices.map { index in
            samples[max(0, index - width + 1)...index].reduce(0, +) / Float(width)
        }
    }

    /// Sounds by when they start, seconds, over 1.5 s of noise.
    private static func take(_ sounds: [(start: Double, samples: [Float])], noise rms: Double) throws -> SpeechBounds {
        var take = noise(1.5, rms: rms, seed: 1)
        for (start, samples) in sounds {
            for index in samples.indices { take[Int(start * Double(rate)) + index] += samples[index] }
        }
        return try #require(VoiceActivityDetector(Envelope(of: take, sampleRate: rate)).bounds())
    }

    /// Lips smack, 0.06 s; the speaker breathes in, 0.22 s; 0.27 s later the word starts. All of it was kept.
    @Test(arguments: [0.2, 0.3, 0.4]) func breathWithASmack(level: Double) throws {
        let smack = Self.rising(Self.noise(0.06, rms: 0.025 * level, seed: 2))
        let breath = Self.rising(Self.noise(0.22, rms: 0.012 * level, seed: 3))
        let swelling = breath.indices.map {
            breath[$0] * Float(RaisedCosine.rise(1 - abs(1 - 2 * Double($0) / Double(breath.count))))
        }
        let bounds = try Self.take([(0.2, smack), (0.26, swelling), (0.75, Self.word)], noise: 1e-4)
        #expect((0.72...0.76).contains(bounds.start))
    }

    /// The mouth closes, and 0.05 s of a rumble later releases a "t" that dies away for 0.24 s: it was taken for a breath.
    @Test(arguments: [0.004, 0.005, 0.007]) func longRelease(level: Double) throws {
        let rumble = Self.falling(Self.noise(0.05, rms: 0.002, seed: 2), over: 24)
        let burst = Self.falling(Self.noise(0.24, rms: 2 * level, seed: 3), over: 5)
        let blow = Self.falling(Self.noise(0.24, rms: 2.4 * level, seed: 4), over: 24)
        let release = zip(burst, blow).enumerated().map { index, pair in
            pair.0 * Float(Decibels.amplitude(-0.009 * Double(index))) + pair.1
        }
        let bounds = try Self.take([(0.3, Self.word), (0.78, rumble), (0.83, release)], noise: 1e-5)
        #expect(bounds.end > 1)
    }
}
