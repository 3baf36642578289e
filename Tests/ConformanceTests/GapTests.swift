import Foundation
import TestSupport
import Testing
import VoiceAssetGeneration
import VoiceAssetPacks
import VoiceAssetSound
import VoiceManifest

@testable import VoiceAssetClips
@testable import VoiceAssetTakes

/// The silence between the parts that neighbouring clips keep.
@Suite(.enabled(if: VoiceSamples.promptsAvailable)) struct GapTests {
    /// In the PCM rendition a clip ends in exactly the profile's gap, as zeros; before it stands the end of the fade,
    /// 4 ms at most of it below half a step of 16 bits.
    @Test(arguments: BuiltPack.names) func isTheProfilesInEveryClip(name: BuiltPack.Name) async throws {
        let pack = try await BuiltPack.named(name)
        let gap = pack.manifest.profile.gapSamples
        let fade = pack.sampleRate * 4 / 1000
        for clip in pack.manifest.clips {
            let samples = try pack.samples(clip, "wav")
            #expect(samples.count == clip.samples, "\(clip.id)")
            let zeros = samples.reversed().prefix { $0 == 0 }.count
            #expect(zeros > gap, "\(clip.id): the fade's last sample is zero too")
            // A take that ends before its clip does is followed by silence.
            if clip.source.speechEnd < clip.source.seconds - 0.001 {
                #expect(zeros <= gap + fade, "\(clip.id)")
                let kept = (clip.source.speechEnd - clip.source.speechStart) * Double(pack.sampleRate)
                // speechStart and speechEnd are rounded to 1 ms.
                let rounding = 0.001 * Double(pack.sampleRate) + 1
                #expect(
                    abs(kept + Double(gap - clip.samples)) <= rounding || clip.source.speechStart == 0, "\(clip.id)")
            }
        }
    }

    /// Decoded from MP3, the gap between two clips is silent but for the codec's own noise.
    @Test(.enabled(if: Program.available("mpg123")), arguments: BuiltPack.names.filter { $0.variant != .all })
    func isSilentInTheSplice(name: BuiltPack.Name) async throws {
        let pack = try await BuiltPack.named(name)
        let rendition = try #require(pack.manifest.renditions["mp3"])
        let clips = pack.allPairs(of: 4)
        let folder = try TemporaryFolder()
        let file = try folder.write("announcement.mp3", clips.flatMap { try pack.bytes($0, "mp3") })
        let samples = try OracleDecoder.mpg123.decode(file).samples
        var end = rendition.decoderDelay
        for clip in clips.dropLast() {
            end += clip.samples
            // Pre-echo and ringing reach one granule into the gap from either side.
            let middle = samples[end - pack.manifest.profile.gapSamples + 576..<end - 576]
            let speech = samples[end - clip.samples..<end - pack.manifest.profile.gapSamples]
            #expect(Levels.rms(middle) <= Levels.rms(speech) * Levels.amplitude(-60), "\(clip.id)")
        }
    }

    /// Whatever a take's length, kept part and gap fill whole frames, and the gap is the profile's.
    @Test(arguments: [16000, 22050, 32000, 44100, 48000], [72.0, 80, 81.3, 120, 500]) func fillsWholeFrames(
        rate: Int, gap: Double
    ) {
        var profile = ClipProfile()
        profile.sampleRate = rate
        profile.gapMilliseconds = gap
        let timeline = Timeline(profile)
        for minimum in stride(from: 0, to: 3 * timeline.frameSamples * 8, by: 97) {
            let kept = timeline.keptSamples(atLeast: minimum)
            let clip = timeline.clipSamples(kept: kept)
            #expect(kept >= minimum && clip - kept == profile.gapSamples)
            #expect(clip % timeline.frameSamples == 0 && clip >= 8 * timeline.frameSamples)
            #expect(clip - minimum < profile.gapSamples + timeline.frameSamples || clip == 8 * timeline.frameSamples)
            #expect((timeline.masterSamples(kept: kept) + 1152) % timeline.frameSamples == 0)
        }
    }
}
