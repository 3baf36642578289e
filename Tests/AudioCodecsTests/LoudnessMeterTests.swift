import Foundation
import TestSupport
import Testing
import VoiceAssetAudio

/// Our meter against ffmpeg's `ebur128`.
@Suite struct LoudnessMeterTests {
    /// Of all samples, without a gate.
    private func loudness(_ samples: [Float], rate: Int) -> Double {
        let powers = LoudnessMeter.powers(samples[...], sampleRate: rate)
        return LoudnessMeter.loudness(ofPower: powers.reduce(0, +) / Double(powers.count))
    }

    /// The first 3 s of recorded speech, ungated: ±0.1 LU, the tolerance of EBU Tech 3341.
    @Test(
        .enabled(if: Program.available("ffmpeg") && VoiceSamples.promptsAvailable),
        arguments: ["vm-intro", "demo-congrats", "conf-usermenu"])
    func agreesOnSpeech(prompt: String) throws {
        let audio = try SoundFile.decode([UInt8](Data(contentsOf: VoiceSamples.prompt(prompt))), limits: .recording)
        let speech = Array(audio.samples.prefix(3 * audio.sampleRate))
        try #require(speech.count == 3 * audio.sampleRate)
        let theirs = try LoudnessOracle.measure(speech, rate: audio.sampleRate)
        #expect(abs(loudness(speech, rate: audio.sampleRate) - theirs.shortTerm) <= 0.1)
        let peak = Levels.decibels(LoudnessMeter.truePeak([speech[...]], sampleRate: audio.sampleRate))
        // One decimal of ffmpeg's figure; BS.1770-4 annex 2 lets interpolators differ by up to 0.55 dB.
        #expect(abs(peak - theirs.truePeak) <= 0.3)
    }

    /// A 997 Hz sine of peak 0 dBFS in one channel is −3.01 LUFS (BS.1770-4, annex 1), however long it lasts.
    @Test(arguments: [8000, 24000, 44100, 48000, 192_000], [0.1, 0.5, 3.0, 7.3])
    func readsTheReferenceTone(rate: Int, seconds: Double) {
        let tone = TestSignal.sine(997, seconds: seconds, rate: rate, amplitude: 1)
        #expect(abs(loudness(tone, rate: rate) + 3.01) <= 0.1)
    }

    /// Without a gate silence counts: half of the power is 3.01 LU less.
    @Test func countsSilence() {
        let tone = TestSignal.sine(997, seconds: 2, rate: 24000, amplitude: 0.1)
        let half = tone + [Float](repeating: 0, count: tone.count)
        #expect(abs(loudness(half, rate: 24000) + 26.02) <= 0.1)
    }

    @Test func answersInfinityForSilence() {
        #expect(loudness([Float](repeating: 0, count: 24000), rate: 24000) == -.infinity)
        #expect(LoudnessMeter.powers([], sampleRate: 24000) == [])
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
