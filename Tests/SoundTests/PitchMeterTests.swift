import TestSupport
import Testing
import VoiceAssetAudio

@Suite struct PitchMeterTests {
    /// The pitch of a sawtooth to 1 %.
    @Test(arguments: [70.0, 110, 150, 233, 350]) func pitch(pitch: Double) throws {
        var take = RawTake(pitch: pitch)
        take.silence = 0.05
        let measured = try #require(PitchMeter.median(of: take.samples, sampleRate: 24000))
        #expect(abs(measured / pitch - 1) < 0.01, "\(measured)")
        let noise = TestSignal.noise(.white, count: 24000, rms: 0.1, seed: 5)
        #expect(PitchMeter.median(of: noise, sampleRate: 24000) == nil)
    }
}
