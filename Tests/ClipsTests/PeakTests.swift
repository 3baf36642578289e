import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPacks

@testable import VoiceAssetPipeline

/// Words whose peaks lie far above their loudness: an encoder makes something else of each peak that is lowered.
@Suite struct PeakTests {
    /// A vowel with a sharp pulse in each period.
    private static func pulses(_ seed: UInt64) -> [Float] {
        var word = TestSignal.word(seed, seconds: 0.3, rate: 48000)
        var generator = SeededGenerator(seed: seed)
        let period = 300 + Int(generator.next() % 200)
        for start in stride(from: 15_500, to: 28_000, by: period) {
            let height = 0.55 + 0.3 * generator.uniform()
            for offset in 0..<6 { word[start + offset] += height * (offset < 3 ? 1 : -1) }
        }
        return word
    }

    /// Those of the first 300 that had not come down after four rounds.
    @Test(arguments: [11, 36, 67, 89, 115, 145, 185] as [UInt64]) func comeDownBelowTheCeiling(seed: UInt64) throws {
        let profile = ClipProfile()
        let take = try TakeAnalyzer(profile: profile).trimmed(WAV.floats(Self.pulses(seed), sampleRate: 48000))
        let clip = try ClipMaker(profile: profile, level: .loudness(profile.loudness)).make(of: take)
        #expect(clip.truePeak <= profile.truePeak)
    }

    /// Where the limiter meets a pulse in every period, it takes more loudness away than it does for a lone one: what that
    /// leaves is known before the pack is levelled.
    @Test(arguments: 1...24 as ClosedRange<UInt64>) func whatTheyLeaveIsKnown(seed: UInt64) throws {
        let profile = ClipProfile()
        let quieter = Self.pulses(seed).map { $0 * 0.9 }
        let take = try TakeAnalyzer(profile: profile).trimmed(WAV.floats(quieter, sampleRate: 48000))
        let clip = try ClipMaker(profile: profile, level: .loudness(profile.loudness)).make(of: take)
        let reach = AchievableLoudness(profile: profile)(take).loudness
        guard clip.loudness < profile.loudness - ClipMaker.loudnessTolerance else { return }
        let level = try #require(reach, "\(clip.loudness) LUFS")
        guard level >= profile.loudness - PackLoudness.mostLowered else { return }
        let lowered = try ClipMaker(profile: profile, level: .loudness(level)).make(of: take)
        #expect(level - lowered.loudness <= ClipMaker.loudnessTolerance)
    }
}
