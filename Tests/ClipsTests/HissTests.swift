import TestSupport
import Testing
import VoiceAssetAudioCodecs
import VoiceAssetDiagnostics
import VoiceAssetPacks
import VoiceAssetSound
import VoiceAssetTakes

@testable import VoiceAssetClips

/// A vowel between hisses, as in the Arabic word for six: an encoder adds noise to them, which is heard as loudness.
@Suite struct HissTests {
    private static func hiss(_ seed: UInt64) -> [Float] {
        var generator = SeededGenerator(seed: seed)
        var word = TestSignal.word(seed, seconds: 0.12, rate: 48000, margin: 0.4)
        let noise = TestSignal.noise(.white, count: 9600, rms: 0.015 + 0.0075 * Double(generator.uniform()), seed: seed)
        for index in noise.indices {
            word[9600 + index] += noise[index] * Float(index % 2400) / 2400
            word[word.count - 19_200 + index] += noise[index] * 0.7
        }
        return word
    }

    /// Of 200 the MP3 of 148 was 0.55 LU louder than the target.
    @Test(arguments: [146, 147, 148, 149] as [UInt64]) func renditionsAreWithinTheLimitOfValidation(seed: UInt64) throws
    {
        let profile = ClipProfile()
        let take = try TakeJudge(profile: profile).prepare(WAV.floats(Self.hiss(seed), sampleRate: 48000))
        let clip = try ClipMaker(profile: profile, level: .loudness(profile.loudness)).make(of: take)
        for (kind, bytes) in clip.files {
            let audio = try SoundFile.decode(bytes, limits: .recording)
            let loudness = ClipMeter.loudness(audio.samples, sampleRate: audio.sampleRate)
            #expect(loudness - profile.loudness <= 0.5, "\(kind) \(loudness)")
        }
    }

    /// A letter S of which the s is louder than the vowel, up to 15 kHz: the MP3 is 6 dB true to it, where 7 were asked.
    @Test(arguments: [0.01, 0.02, 0.03]) func loudHissMakesAClip(level: Double) throws {
        let profile = ClipProfile()
        var word = TestSignal.word(3, seconds: 0.25, rate: 48000, margin: 0.5)
        let noise = TestSignal.noise(.white, count: 19_200, rms: level, seed: 5)
        // Rising by 6 dB an octave.
        for index in noise.indices.dropFirst(2) { word[36_000 + index] += noise[index] - noise[index - 2] }
        let take = try TakeJudge(profile: profile).prepare(WAV.floats(word, sampleRate: 48000))
        let clip = try ClipMaker(profile: profile, level: .loudness(profile.loudness)).make(of: take)
        #expect(clip.findings.isEmpty)
    }

    /// Above 15 kHz, where an MP3 of 64 kbit/s has next to nothing: the peak is not to blame that it is 4 dB softer than the WAV.
    @Test(arguments: [0.02, 0.025, 0.03, 0.035]) func whatAnEncoderLeavesOutIsNotThePeaksDoing(level: Double) throws {
        let profile = ClipProfile()
        var word = TestSignal.word(3, seconds: 0.25, rate: 48000, margin: 0.5)
        var noise = TestSignal.noise(.white, count: 19_200, rms: level, seed: 5)
        // Rising by 18 dB an octave.
        for _ in 0..<3 { noise = zip(noise.dropFirst(), noise).map { $0 - $1 } }
        for index in noise.indices { word[36_000 + index] += noise[index] }
        let take = try TakeJudge(profile: profile).prepare(WAV.floats(word, sampleRate: 48000))
        let fault = try #require(throws: ClipFault.self) {
            try ClipMaker(profile: profile, level: .loudness(profile.loudness)).make(of: take)
        }
        let told = fault.findings.filter { $0.rule == .clipLoudness }.map {
            $0.diagnostic(file: "s.wav", clip: "s").message
        }
        #expect(
            told.count == 1 && told[0].hasPrefix("mp3: loudness -2")
                && told[0].contains("leaves out some of the word's hiss"))
    }
}
