import Foundation
import TestSupport
import Testing
import VoiceAssetAudio

@Suite struct PitchTrackTests {
    /// A glide of a sawtooth: where it starts and ends, to a fifth of a semitone. Its first and last 50 ms have a median 25 ms
    /// inside, and 40 ms are softened at its edges.
    @Test(arguments: [8000, 22050, 44100, 48000], [(90.0, 180.0), (240, 120), (70, 75), (400, 300)])
    func glide(rate: Int, pitches: (from: Double, to: Double)) throws {
        let seconds = 0.6
        var phase = 0.0
        let voice = (0..<Int(seconds * Double(rate))).map { index -> Float in
            let time = Double(index) / Double(rate)
            phase += pitches.from * pow(pitches.to / pitches.from, time / seconds) / Double(rate)
            let harmonics = (1...8).map { sin(2 * .pi * phase * Double($0)) / Double($0) }.reduce(0, +)
            return Float(0.3 * harmonics * min(1, time / 0.02, (seconds - time) / 0.02))
        }
        let silence = [Float](repeating: 0, count: rate / 5)
        let track = PitchTrack(of: silence + voice + silence, sampleRate: rate)
        let slope = 12 * log2(pitches.to / pitches.from) / seconds
        let tolerance = 0.2 + 0.045 * abs(slope)
        let start = try #require(track.start)
        let end = try #require(track.end)
        #expect(abs(start - 12 * log2(pitches.from / 100)) <= tolerance)
        #expect(abs(end - 12 * log2(pitches.to / 100)) <= tolerance)
    }

    /// A vowel, and an s with a period of its own, as eSpeak NG's of "six" has.
    @Test func aHissIsNotTheVoice() throws {
        let rate = 24000
        let vowel = (0..<rate / 5).map { index -> Float in
            let time = Double(index) / Double(rate)
            return Float((1...8).map { 0.3 * sin(2 * .pi * 100 * time * Double($0)) / Double($0) }.reduce(0, +))
        }
        let loop = TestSignal.noise(.white, count: rate / 400, rms: 0.1, seed: 2)
        let hiss = (0..<rate / 8).map { loop[$0 % loop.count] }
        for sound: [Float] in [vowel + hiss, hiss + vowel] {
            let track = PitchTrack(of: sound, sampleRate: rate)
            #expect(try abs(#require(track.start)) < 0.5 && abs(#require(track.end)) < 0.5)
        }
    }

    /// The pitch of a sawtooth to 1 %, and its course.
    @Test(arguments: [70.0, 110, 150, 233, 350]) func level(pitch: Double) throws {
        var take = RawTake(pitch: pitch)
        take.silence = 0.05
        let track = PitchTrack(of: take.samples, sampleRate: 24000)
        #expect(abs(try #require(track.median) / pitch - 1) < 0.01)
        let course = try #require(track.contour(points: 5))
        // A creak's first and last frames hold a part of the fade.
        #expect(course.count == 5 && course[1...3].allSatisfy { abs($0 - 12 * log2(pitch / 100)) < 0.2 })
    }

    @Test func hearsNoVoice() {
        let noise = TestSignal.noise(.white, count: 24000, rms: 0.1, seed: 5)
        #expect(PitchTrack(of: noise, sampleRate: 24000).start == nil)
        for samples in [[], [0.5], [Float](repeating: 0, count: 24000)] {
            let track = PitchTrack(of: samples, sampleRate: 24000)
            #expect(track.start == nil && track.end == nil && track.median == nil && track.contour(points: 5) == nil)
        }
    }

    /// A few of the prompts that `ExhaustivePitchTrackTests` looks at.
    @Test(
        .enabled(if: VoiceSamples.promptsAvailable && VoiceSamples.allPromptsAvailable), arguments: ["en", "es", "it"])
    func hearsWhatPraatHears(language: String) throws {
        let heard = try HeardPitches(language, everyOne: 12)
        #expect(heard.prompts >= 9)
        #expect(heard.missedStarts <= 1)
        #expect(heard.missedEnds <= 3)
    }
}
