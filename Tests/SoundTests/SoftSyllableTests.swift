import Foundation
import TestSupport
import Testing

@testable import VoiceAssetAudio

/// A softer syllable or a long consonant is not taken for the room's noise, at 16 kHz.
@Suite struct SoftSyllableTests {
    private static let rate = 16000

    /// A vowel at 140 Hz with edges of 10 ms.
    private static func vowel(_ seconds: Double, amplitude: Double) -> [Float] {
        let partials = (1..<10).map {
            TestSignal.sine(140 * Double($0), seconds: seconds, rate: rate, amplitude: amplitude / Double($0))
        }
        let count = Int(seconds * Double(rate))
        return (0..<count).map { index in
            let edge = min(1, Float(min(index, count - index)) / Float(rate) / 0.01)
            return edge * partials.reduce(0) { $0 + $1[index] }
        }
    }

    /// To 50 dB below.
    private static func fading(_ sound: [Float]) -> [Float] {
        sound.indices.map { sound[$0] * Float(Decibels.amplitude(-50 * Double($0) / Double(sound.count))) }
    }

    private static func hiss(_ seconds: Double, rms: Double) -> [Float] {
        let noise = TestSignal.noise(.white, count: Int(seconds * Double(rate)), rms: rms, seed: 7)
        return zip(noise, [0] + noise).map { ($0 - $1) / 1.4 }
    }

    private static func silence(_ seconds: Double) -> [Float] {
        TestSignal.noise(.white, count: Int(seconds * Double(rate)), rms: 1e-5, seed: 3)
    }

    private static func bounds(_ take: [Float]) throws -> SpeechBounds {
        try #require(VoiceActivityDetector(Envelope(of: take, sampleRate: rate)).bounds())
    }

    /// A stranger's Basque "red" lost 0.5 s: its first syllable is as level as noise, and no pause of the take is longer.
    @Test(arguments: [0.035, 0.04, 0.045]) func softSyllableFirst(amplitude: Double) throws {
        let take =
            Self.silence(0.04) + Self.vowel(0.1, amplitude: 1.6 * amplitude) + Self.vowel(0.34, amplitude: amplitude)
            + Self.vowel(0.25, amplitude: 0.4) + Self.fading(Self.vowel(0.12, amplitude: 0.4))
        let bounds = try Self.bounds(take)
        #expect(bounds.start < 0.06 && bounds.end > 0.75)
    }

    /// A stranger's Lithuanian country lost its end.
    @Test(arguments: [0.04, 0.06, 0.09]) func softSyllableLast(amplitude: Double) throws {
        let take =
            Self.silence(0.04) + Self.vowel(0.25, amplitude: 0.4) + Self.silence(0.05)
            + Self.vowel(0.1, amplitude: 1.6 * amplitude) + Self.vowel(0.34, amplitude: amplitude)
            + Self.vowel(0.1, amplitude: 1.6 * amplitude) + Self.silence(0.04)
        let bounds = try Self.bounds(take)
        #expect(bounds.start < 0.06 && bounds.end > 0.86)
    }

    /// A final s behind a closure.
    @Test(arguments: [0.015, 0.02, 0.03]) func finalHiss(rms: Double) throws {
        let take =
            Self.silence(0.04) + Self.vowel(0.3, amplitude: 0.4) + Self.silence(0.08) + Self.hiss(0.05, rms: 2 * rms)
            + Self.hiss(0.34, rms: rms) + Self.hiss(0.05, rms: 2 * rms) + Self.silence(0.04)
        #expect(try Self.bounds(take).end > 0.85)
    }

    /// Strangers' "x" and "Schweiz" lost their s: the closure lasts longer than that before a release.
    @Test(arguments: [0.2, 0.23, 0.3], [0.003, 0.004]) func hissBehindALongClosure(closure: Double, rms: Double)
        throws
    {
        let word =
            Self.silence(0.5) + Self.vowel(0.3, amplitude: 0.4) + Self.silence(closure) + Self.hiss(0.16, rms: rms)
        #expect(try Self.bounds(word + Self.silence(0.5)).end > 0.93 + closure)
    }

    /// A breath that swells there is none, nor a rumble, the smack of lips or a click.
    @Test(arguments: [0.2, 0.23, 0.3]) func nothingBehindALongClosure(closure: Double) throws {
        let hiss = Self.hiss(0.3, rms: 0.004)
        let breath = hiss.indices.map { hiss[$0] * sin(.pi * Float($0) / Float(hiss.count)) }
        let low = TestSignal.noise(.brown, count: 3200, rms: 0.004, seed: 4)
        for sound in [breath, low, Self.hiss(0.03, rms: 0.004), Self.hiss(0.005, rms: 0.05)] {
            let take = Self.silence(0.5) + Self.vowel(0.3, amplitude: 0.4) + Self.silence(closure) + sound
            #expect(try Self.bounds(take + Self.silence(0.5)).end < 0.83)
        }
    }

    /// A stranger's Serbian "stariji" lost its s, which is 39 dB below the vowel.
    @Test(arguments: [0.04, 0.06, 0.1], [0.001, 0.0016]) func hissBeforeAClosure(closure: Double, rms: Double) throws {
        let word = Self.hiss(0.09, rms: rms) + Self.silence(closure) + Self.vowel(0.3, amplitude: 0.4)
        #expect(try Self.bounds(Self.silence(0.5) + word + Self.silence(0.5)).start < 0.52)
    }

    /// A rumble there is none, nor the smack of lips.
    @Test(arguments: [0.06, 0.1]) func nothingBeforeAClosure(closure: Double) throws {
        let low = TestSignal.noise(.brown, count: 2240, rms: 0.003, seed: 4)
        for sound in [low, Self.hiss(0.03, rms: 0.0016)] {
            let take = Self.silence(0.5) + sound + Self.silence(closure) + Self.vowel(0.3, amplitude: 0.4)
            let start = 0.5 + Double(sound.count) / Double(Self.rate) + closure
            #expect(try Self.bounds(take + Self.silence(0.5)).start > start - 0.03)
        }
    }

    /// A room that is as loud is trimmed: it is never softer, but where an editor padded it.
    @Test(arguments: TestSignal.Colour.allCases, [0.01, 0.02]) func loudRoom(
        colour: TestSignal.Colour, rms: Double
    ) throws {
        var take = TestSignal.noise(colour, count: 24000, rms: rms, seed: 5)
        for (index, sample) in Self.vowel(0.4, amplitude: 0.4).enumerated() { take[8800 + index] += sample }
        for padding in [[], Self.silence(0.02)] {
            let bounds = try Self.bounds(padding + take + padding)
            let start = Double(padding.count) / Double(Self.rate)
            #expect(bounds.start > start + 0.45 && bounds.end < start + 1.05)
        }
    }
}
