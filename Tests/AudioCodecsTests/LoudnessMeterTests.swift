import AudioCodecs
import Foundation
import TestSupport
import Testing

/// Our meter against ffmpeg's `ebur128`.
@Suite struct LoudnessMeterTests {
    /// Recorded speech: ±0.1 LU, the tolerance of EBU Tech 3341.
    @Test(
        .enabled(if: Program.available("ffmpeg") && VoiceSamples.promptsAvailable),
        arguments: ["vm-intro", "demo-echodone", "cannot-complete-as-dialed", "conf-onlyperson", "tt-weasels"])
    func agreesOnSpeech(prompt: String) throws {
        let audio = try SoundFile.decode([UInt8](Data(contentsOf: VoiceSamples.prompt(prompt))), limits: .recording)
        let ours = LoudnessMeter.loudness(audio.samples, sampleRate: audio.sampleRate, times: 1)
        let theirs = try LoudnessOracle.measure(audio.samples, rate: audio.sampleRate)
        #expect(abs(ours - theirs.loudness) <= 0.1)
        let peak = Levels.decibels(LoudnessMeter.truePeak([audio.samples[...]], sampleRate: audio.sampleRate))
        // One decimal of ffmpeg's figure; BS.1770-4 annex 2 lets interpolators differ by up to 0.55 dB.
        #expect(abs(peak - theirs.truePeak) <= 0.3)
    }

    /// A 997 Hz sine of peak 0 dBFS in one channel is −3.01 LUFS. (BS.1770-4, annex 1)
    @Test(arguments: [8000, 24000, 44100, 48000, 192_000]) func readsTheReferenceTone(rate: Int) {
        let tone = TestSignal.sine(997, seconds: 0.5, rate: rate, amplitude: 1)
        #expect(abs(LoudnessMeter.loudness(tone, sampleRate: rate, times: 1) + 3.01) <= 0.05)
    }

    @Test func countsRepetitions() {
        let tone = TestSignal.sine(997, seconds: 0.1, rate: 48000, amplitude: 0.1)
        #expect(LoudnessMeter.loudness(tone, sampleRate: 48000, times: 3) == -.infinity)
        #expect(abs(LoudnessMeter.loudness(tone, sampleRate: 48000, times: 10) + 23.01) <= 0.1)
    }

    @Test func answersInfinityForSilence() {
        #expect(LoudnessMeter.loudness([Float](repeating: 0, count: 24000), sampleRate: 24000, times: 1) == -.infinity)
        #expect(LoudnessMeter.loudness([], sampleRate: 24000, times: 10) == -.infinity)
        #expect(LoudnessMeter.truePeak([], sampleRate: 24000) == 0)
    }

    /// A sine at a quarter of the rate whose samples all miss its crest by 45° peaks 3.01 dB over them.
    @Test func findsPeaksBetweenSamples() {
        let sine = (0..<480).map { index in Float(0.5 * sin(.pi / 2 * Double(index) + .pi / 4)) }
        let peak = LoudnessMeter.truePeak([sine[...]], sampleRate: 48000)
        // The overshoot of the switched-on sine comes on top: measured 0.15 dB.
        #expect(Levels.decibels(peak / 0.5) >= -0.1 && Levels.decibels(peak / 0.5) <= 0.8)
    }

    @Test func takesTheLargestPiece() {
        let quiet = TestSignal.sine(100, seconds: 0.01, rate: 48000, amplitude: 0.1)
        let loud = TestSignal.sine(100, seconds: 0.01, rate: 48000, amplitude: 0.9)
        let peak = LoudnessMeter.truePeak([quiet[...], loud[...], quiet[...]], sampleRate: 48000)
        #expect(peak >= 0.899 && peak < 0.95)
    }
}
