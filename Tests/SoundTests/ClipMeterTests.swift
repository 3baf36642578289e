import Foundation
import TestSupport
import Testing
import VoiceAssetAudio

/// Loudness and true peak of short clips, against ffmpeg's `ebur128`.
@Suite struct ClipMeterTests {
    private static let prompts = [
        "digits/2", "digits/6", "digits/8", "digits/hundred", "letters/t", "vm-and", "digits/oh",
    ]

    private static func prompt(_ name: String) throws -> DecodedAudio {
        try SoundFile.decode([UInt8](Data(contentsOf: VoiceSamples.prompt(name))), limits: .recording)
    }

    /// Against ffmpeg ±0.2 dB (its figure has one decimal), against libebur128 over the whole clip ±0.02 dB.
    @Test(
        .enabled(if: Program.available("ffmpeg") && VoiceSamples.promptsAvailable), arguments: prompts, [8000, 24000])
    func truePeakOfPrompts(name: String, rate: Int) throws {
        let audio = try Self.prompt(name)
        let samples = try Resampler.resample(audio.samples, from: audio.sampleRate, to: rate)
        let peak = ClipMeter.truePeak(samples, sampleRate: rate)
        let whole = Levels.decibels(LoudnessMeter.truePeak([samples[...]], sampleRate: rate))
        #expect(abs(peak - whole) <= 0.02)
        #expect(try abs(peak - LoudnessOracle.measure(samples, rate: rate).truePeak) <= 0.2)
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>) func truePeakIsThatOfTheWhole(seed: UInt64) {
        for samples in [TestSignal.word(seed), TestSignal.noise(.white, count: 4000, rms: 0.2, seed: seed)] {
            let whole = Levels.decibels(LoudnessMeter.truePeak([samples[...]], sampleRate: 24000))
            #expect(abs(ClipMeter.truePeak(samples, sampleRate: 24000) - whole) <= 0.02)
        }
    }

    /// A clip too short for a block of BS.1770 is as loud as its sound going on: 0.2 s of steady sound against ffmpeg's
    /// figure for 3 s of it.
    @Test(.enabled(if: Program.available("ffmpeg")), arguments: [0.05, 0.2, 0.39, 0.41, 1.0])
    func loudnessOfAnyLength(seconds: Double) throws {
        let rate = 24000
        // 20 periods a 10 ms hop or so: whole periods loop without a step.
        let tone = TestSignal.sine(600, seconds: seconds, rate: rate, amplitude: 0.25)
        let silence = [Float](repeating: 0, count: rate / 10)
        let long = TestSignal.sine(600, seconds: 3, rate: rate, amplitude: 0.25)
        let ours = ClipMeter.loudness(silence + tone + silence, sampleRate: rate)
        // The K-weighting rings on after a tone that breaks off: a hop of 10 ms more, with next to no energy in it.
        let ringing = 10 * log10(1 + 0.01 / seconds)
        #expect(try abs(ours - LoudnessOracle.measure(long, rate: rate).loudness) <= 0.1 + ringing)
    }

    /// The active part of a word, looped, by ffmpeg.
    @Test(.enabled(if: Program.available("ffmpeg")), arguments: 1...4 as ClosedRange<UInt64>)
    func loudnessOfWords(seed: UInt64) throws {
        let rate = 24000
        let word = TestSignal.word(seed, seconds: 0.2, rate: rate, margin: 0.3)
        // The word's place is known; a hop of 10 ms at either end may be left out.
        let active = word[Int(0.3 * Double(rate))..<Int(0.5 * Double(rate))]
        let looped = (0..<15).flatMap { _ in active }
        let theirs = try LoudnessOracle.measure(looped, rate: rate).loudness
        #expect(abs(ClipMeter.loudness(word, sampleRate: rate) - theirs) <= 0.25)
    }

    @Test func loudnessFollowsTheGain() {
        let word = TestSignal.word(3)
        let loud = ClipMeter.loudness(word, sampleRate: 24000)
        let soft = ClipMeter.loudness(word.map { $0 * 0.5 }, sampleRate: 24000)
        #expect(abs(loud - soft - 6.02) <= 0.05)
    }

    /// Of a tone that lasts, the loudest 125 ms are as loud as all of it; a shorter one has so much less energy in them.
    @Test(arguments: [(1.0, 0.0), (0.2, 0), (0.06, -3.19), (0.03, -6.2)])
    func loudestMomentOfATone(seconds: Double, difference: Double) throws {
        let rate = 48000
        let silence = [Float](repeating: 0, count: rate / 2)
        let tone = TestSignal.sine(1000, seconds: seconds, rate: rate)
        let moment = ClipMeter.loudestMoment(silence + tone + silence, sampleRate: rate)
        let lasting = try LoudnessOracle.measure(TestSignal.sine(1000, seconds: 3, rate: rate), rate: rate).loudness
        #expect(abs(moment - lasting - difference) <= 0.2)
    }

    @Test(arguments: [0, 1, 100, 10000]) func silenceHasNone(count: Int) {
        let silence = [Float](repeating: 0, count: count)
        #expect(ClipMeter.loudestMoment(silence, sampleRate: 24000) == -.infinity)
        #expect(ClipMeter.loudness(silence, sampleRate: 24000) == -.infinity)
        #expect(ClipMeter.truePeak(silence, sampleRate: 24000) == -.infinity)
    }

    /// A clip shorter than a hop of 10 ms has no loudness, and no crash either.
    @Test func measuresTinyClips() {
        #expect(ClipMeter.loudness([0.5], sampleRate: 24000) == -.infinity)
        #expect(abs(ClipMeter.truePeak([0.5], sampleRate: 24000) - Levels.decibels(0.5)) <= 0.5)
        #expect(ClipMeter.loudness(TestSignal.sine(1000, seconds: 0.02, rate: 24000), sampleRate: 24000) > -20)
    }
}
