import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetPipeline

@Suite struct ClipSoundTests {
    /// The softer channel has the peak: a player that plays both clips it.
    @Test func truePeakOfEveryChannel() throws {
        var samples = TestSignal.sine(440, seconds: 0.5, rate: 24000, amplitude: 0.5).flatMap { [$0, 0.1 * $0] }
        samples[12001] = 0.9
        let bytes = try SoundFile.encode(samples, channels: 2, sampleRate: 24000, as: .wavPCM24)
        let sound = ClipSound(try SoundFile.decode(bytes, limits: .clip))
        #expect(sound.truePeak >= Levels.decibels(0.9) - 0.1)
        #expect(sound.channels == 2)
    }
}
