import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetSessionAlignment

/// Test tones and noise are told from a voice.
@Suite struct SteadySoundTests {
    private static let rate = 16_000

    private static func tone(_ hertz: [Double]) -> [Float] {
        (0..<rate / 2).map { index in
            Float(hertz.reduce(0) { $0 + sin(2 * .pi * $1 * Double(index) / Double(rate)) } / 8)
        }
    }

    private static func isSteady(_ samples: [Float]) -> Bool {
        SteadySound.isSteady(
            SpectralFrame.frames(of: samples), pitch: PitchClarity.of(samples, sampleRate: rate))
    }

    @Test(arguments: [[100.0], [440], [1000], [3000], [350, 440]]) func tone(hertz: [Double]) {
        #expect(Self.isSteady(Self.tone(hertz)))
    }

    @Test func noise() {
        var generator = SeededGenerator(seed: 1)
        #expect(Self.isSteady((0..<Self.rate / 2).map { _ in generator.uniform() / 8 }))
    }

    @Test(arguments: [(110.0, 0.0), (190, 0), (300, 0), (120, 5)]) func voice(pitch: Double, fall: Double) {
        var take = RawTake(pitch: pitch)
        (take.sampleRate, take.silence, take.fall) = (Self.rate, 0, fall)
        #expect(!Self.isSteady(take.samples))
    }

    @Test("What is too short to tell is no steady sound") func short() {
        #expect(!Self.isSteady(Array(Self.tone([440]).prefix(Self.rate / 10))))
    }
}
