import TestSupport
import Testing
import VoiceAssetAudio

@Suite struct PitchClarityTests {
    @Test(arguments: [80.0, 120, 200, 350]) func voices(pitch: Double) {
        var take = RawTake(pitch: pitch)
        take.silence = 0.05
        #expect(PitchClarity.of(take.samples, sampleRate: 24000) > 0.9)
    }

    /// Noise has no pitch, whatever its colour; nor has a click, or nothing.
    @Test(arguments: TestSignal.Colour.allCases) func noise(colour: TestSignal.Colour) {
        let noise = TestSignal.noise(colour, count: 16000, rms: 0.1, seed: 3)
        #expect(PitchClarity.of(noise, sampleRate: 16000) < 0.6)
    }

    @Test func nothing() {
        var click = [Float](repeating: 0, count: 4000)
        click[2000] = 1
        for samples in [click, [], [Float](repeating: 0, count: 4000)] {
            #expect(PitchClarity.of(samples, sampleRate: 16000) < 0.6)
        }
    }
}
