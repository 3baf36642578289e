import TestSupport
import Testing
import VoiceAssetAudio

/// Interleaved sound as one channel; what is told of the channels of a take is tested with its decoder.
@Suite struct DownmixTests {
    private static let word = TestSignal.word(5, seconds: 0.2, rate: 16000, margin: 0.05)

    /// A dead channel does not halve the level, a reversed one does not cancel it, and a faint one adds nothing.
    @Test(arguments: [1, 0, -1, 0.063] as [Float], [false, true]) func keepsTheLevel(gain: Float, isFirst: Bool) {
        let samples = Self.word.flatMap { isFirst ? [gain * $0, $0] : [$0, gain * $0] }
        let mono = Downmix.mono(samples, channels: 2)
        #expect(mono.count == Self.word.count)
        #expect(abs(Levels.decibels(Levels.rms(mono) / Levels.rms(Self.word))) <= 0.01)
    }

    @Test func nothing() {
        #expect(Downmix.mono([], channels: 2).isEmpty)
        #expect(Downmix.mono([0.5, -0.5], channels: 1) == [0.5, -0.5])
        #expect(Downmix.mono([0, 0, 0, 0], channels: 2) == [0, 0])
    }
}
