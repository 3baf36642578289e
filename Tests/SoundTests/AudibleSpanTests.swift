import TestSupport
import Testing

@testable import VoiceAssetAudio

/// What is taken for a word's soft consonant, at 16 kHz.
@Suite struct AudibleSpanTests {
    private static let rate = 16000

    private static func noise(_ seconds: Double, rms: Double, seed: UInt64) -> [Float] {
        let noise = TestSignal.noise(.white, count: Int(seconds * Double(rate)), rms: rms, seed: seed)
        return zip(noise, [0] + noise).map { ($0 - $1) / 1.4 }
    }

    /// 0.4 s of a voice behind 0.5 s, in a phone's room of 1.6 s that hisses.
    private static func take(room: Double, adding sound: [Float] = [], at start: Double = 0) -> [Float] {
        var take = noise(1.6, rms: room, seed: 1)
        for harmonic in 1..<12 {
            let voice = TestSignal.sine(
                150 * Double(harmonic), seconds: 0.4, rate: rate, amplitude: 0.4 / Double(harmonic))
            for index in voice.indices { take[rate / 2 + index] += voice[index] }
        }
        for index in sound.indices { take[Int(start * Double(rate)) + index] += sound[index] }
        return take
    }

    /// All of the take counts as speech, as where no pause tells the noise.
    private static func span(_ take: [Float], noise: Double = -82) throws -> AudibleSpan {
        let envelope = try Envelope(of: take, sampleRate: rate)
        return AudibleSpan(in: envelope, SpeechBounds(start: 0, end: 1.6, level: -12, noise: noise, isTight: true))
    }

    /// In a room a word dies away by 60 dB a second: where it ends is told from its loudest, which the limiter lowers or doesn't.
    @Test(arguments: [0.0, 1.5, 3]) func decay(limited: Double) throws {
        let tone = TestSignal.sine(400, seconds: 1.2, rate: Self.rate, amplitude: 0.4)
        let word = tone.indices.map { index in
            let late = max(0, Double(index) / Double(Self.rate) - 0.3)
            return tone[index] * Float(Decibels.amplitude(-60 * late))
        }
        let bounds = SpeechBounds(start: 0, end: 1.2, level: -12, noise: -82, isTight: true)
        let span = AudibleSpan(in: try Envelope(of: word, sampleRate: Self.rate), bounds, limited: limited)
        #expect(abs(span.end - (0.8 + limited / 60)) < 0.012)
    }

    /// Half a second of it was kept as an f, on either side.
    @Test(arguments: [0.0015, 0.002, 0.003]) func room(rms: Double) throws {
        let span = try Self.span(Self.take(room: rms))
        #expect(span.wordStart > 0.48 && span.wordEnd < 0.92)
    }

    /// An f in it is kept.
    @Test(arguments: [0.0015, 0.002]) func consonant(rms: Double) throws {
        let span = try Self.span(Self.take(room: rms, adding: Self.noise(0.12, rms: 4 * rms, seed: 2), at: 0.9))
        #expect((1.0...1.04).contains(span.wordEnd))
    }

    /// What a closure parts from the word is no room, however long it hisses.
    @Test(arguments: [0.1, 0.2]) func longHiss(closure: Double) throws {
        let hiss = Self.noise(0.45, rms: 0.006, seed: 2)
        let span = try Self.span(Self.take(room: 1e-5, adding: hiss, at: 0.9 + closure))
        #expect(span.wordEnd > 1.33 + closure)
    }

    /// So soft and so near to the noise it is breath or room: phones' was kept as an f. In a silent room it is one.
    @Test(arguments: [0.0014, 0.0016]) func softHiss(rms: Double) throws {
        let take = Self.take(room: 1e-5, adding: Self.noise(0.25, rms: rms, seed: 3), at: 0.9)
        #expect(try Self.span(take, noise: -62).wordEnd < 0.93)
        #expect(try Self.span(take).wordEnd > 1.1)
    }

    /// A room that rises and falls within 0.3 s comes back, too, but not at once as a release does.
    @Test(arguments: [0.004, 0.006]) func swell(rms: Double) throws {
        let room = TestSignal.noise(.pink, count: Int(0.3 * Double(Self.rate)), rms: rms, seed: 4)
        let swell = zip(room, TestSignal.sine(0.5 / 0.3, seconds: 0.3, rate: Self.rate, amplitude: 1)).map { $0 * $1 }
        let span = try Self.span(Self.take(room: 1e-5, adding: swell, at: 0.95))
        #expect(span.wordEnd < 0.98)
    }

    /// The release of a t behind its closure is kept, and the burst before a vowel.
    @Test(arguments: [0.04, 0.08]) func release(closure: Double) throws {
        let burst = Self.noise(0.015, rms: 0.006, seed: 5)
        let behind = try Self.span(Self.take(room: 1e-5, adding: burst, at: 0.9 + closure))
        #expect((0.9 + closure...0.94 + closure).contains(behind.wordEnd))
        let before = try Self.span(Self.take(room: 1e-5, adding: burst, at: 0.485 - closure))
        #expect((0.46 - closure...0.5 - closure).contains(before.wordStart))
    }
}
