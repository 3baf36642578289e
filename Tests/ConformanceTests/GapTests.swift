import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetPacks
import VoiceManifest

@testable import VoiceAssetPipeline

/// The silence between the parts that neighbouring clips keep.
@Suite(.enabled(if: VoiceSamples.promptsAvailable)) struct GapTests {
    /// In the PCM rendition a clip ends in what an MP3 adds, as zeros, and what is kept of the take fits in before that.
    @Test(arguments: BuiltPack.names) func endsInSilence(name: BuiltPack.Name) async throws {
        let pack = try await BuiltPack.named(name)
        for clip in pack.manifest.clips {
            let samples = try pack.samples(clip, "wav")
            #expect(samples.count == clip.samples, "\(clip.id)")
            let zeros = samples.reversed().prefix { $0 == 0 }.count
            #expect(zeros > MP3Encoder.addedSamples, "\(clip.id): the fade's last sample is zero too")
            let kept = (clip.source.speechEnd - clip.source.speechStart) * Double(pack.sampleRate)
            // speechStart and speechEnd are rounded to 1 ms.
            let rounding = 0.001 * Double(pack.sampleRate) + 1
            #expect(kept <= Double(clip.samples - MP3Encoder.addedSamples) + rounding, "\(clip.id)")
        }
    }

    /// Of gaps between a few clear words four in five are heard within 15 ms of what is asked; `ExhaustiveGapTests` has more words.
    @Test(.enabled(if: VoiceSamples.allPromptsAvailable)) func isHeardAsAsked() throws {
        let gaps = try HeardGaps("es", asked: 60, everyOne: 24)
        #expect(gaps.clips >= 8)
        #expect(gaps.share(within: 15, of: 60) >= 0.8, "\(gaps.all[gaps.all.count / 2]) ms")
    }

    /// A sound that begins or ends at once is heard in 10 ms of which it fills one: takes without silence, as telephone prompts are.
    @Test(.enabled(if: VoiceSamples.allPromptsAvailable), arguments: [12.0, 20])
    func isHeardAsAskedOfTakesCutClose(depth: Double) throws {
        let gaps = try HeardGaps("es", asked: 60, everyOne: 24, cut: depth)
        #expect(gaps.clips >= 8)
        #expect(gaps.share(within: 15, of: 60) >= 0.9, "\(gaps.all[gaps.all.count / 2]) ms")
    }

    /// Decoded from MP3, the gap between two clips is silent but for the codec's own noise.
    @Test(.enabled(if: Program.available("mpg123")), arguments: BuiltPack.names)
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
            // Ringing reaches one granule into the 1152 samples that the codec adds. A short block's window (384 samples)
            // spreads the next word's onset over as many before it; the ear takes these few milliseconds for the onset.
            // Measured: 49 dB below the speech before the p of the built-in "payment received".
            let onset = samples[end - 384..<end]
            let silence = samples[end - 576..<end - 384]
            let speech = samples[end - clip.samples..<end - MP3Encoder.addedSamples]
            // At 16 kHz what a granule adds before the next word's onset reaches 36 ms back.
            let depth = pack.sampleRate < 32000 ? -48.0 : -60
            #expect(Levels.rms(silence) <= Levels.rms(speech) * Levels.amplitude(depth), "\(clip.id)")
            #expect(Levels.rms(onset) <= Levels.rms(speech) * Levels.amplitude(-48), "\(clip.id)")
        }
    }

    /// Whatever a word's length, its clip fills whole frames, keeps what has to be kept, and its shares of two gaps come to the
    /// profile's within half a frame.
    @Test(
        arguments: [16000, 22050, 32000, 44100, 48000],
        [(120.0, 0.0, 0.0), (300, 0, 0), (120, 0.1, 0), (120, 0, 0.15), (500, 0.1, 0.3)])
    func fillsWholeFrames(rate: Int, word: (gap: Double, lead: Double, tail: Double)) {
        var profile = ClipProfile()
        profile.sampleRate = rate
        profile.gapMilliseconds = word.gap
        let timeline = Timeline(profile)
        let (lead, tail) = (Int(word.lead * Double(rate)), Int(word.tail * Double(rate)))
        for audible in stride(from: 1, to: 4 * timeline.frameSamples * 8, by: 997) {
            let place = timeline.place(audible: audible, lead: lead, tail: tail)
            let clip = timeline.clipSamples(kept: place.kept)
            #expect(clip % timeline.frameSamples == 0 && clip >= 8 * timeline.frameSamples)
            #expect(clip - place.kept == 1152)
            #expect(place.lead > lead && place.kept - place.lead - audible > tail)
            let excess = clip - audible - timeline.gapSamples
            let isFree = lead + tail == 0 && clip > 8 * timeline.frameSamples
            #expect(!isFree || abs(excess) <= timeline.frameSamples / 2 + 1)
        }
    }
}
