import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceManifest

@testable import VoiceAssetPipeline

/// Loudness and true peak of finished clips, by our meter and by ffmpeg's.
@Suite(.enabled(if: Program.available("mpg123", "ffmpeg", "sox") && VoiceSamples.promptsAvailable))
struct LoudnessConformanceTests {
    /// The clips of a pack are equally loud, unless the true peak forbids it, which is then reported.
    ///
    /// Ours within 0.5 LU. ffmpeg measures the speech that sox finds, looped: within 1.5 LU.
    @Test(arguments: BuiltPack.names) func isTheSame(name: BuiltPack.Name) async throws {
        let pack = try await BuiltPack.named(name)
        var (ours, theirs): ([Double], [Double]) = ([], [])
        for clip in pack.manifest.clips {
            let kept = try kept(clip, of: pack)
            let speech = try speech(in: kept, rate: pack.sampleRate)
            let loops = Int((3 * Double(pack.sampleRate) / Double(speech.count)).rounded(.up))
            let looped = (0..<loops).flatMap { _ in speech }
            var figures = try LoudnessOracle.measure(looped, rate: pack.sampleRate)
            // A loop's seam is no part of the clip.
            figures.truePeak = try LoudnessOracle.measure(kept, rate: pack.sampleRate).truePeak
            // One decimal of ffmpeg's figure, and 0.2 dB between interpolators.
            #expect(figures.truePeak <= pack.manifest.profile.truePeak + 0.25, "\(clip.id)")
            #expect(figures.truePeak <= -1, "\(clip.id)")
            // The manifest states the highest of all renditions: a hiss comes out of MP3 1.2 dB lower.
            let wav = pack.assets.appendingPathComponent("wav/\(clip.id).wav")
            let whole = try OracleDecoder.sndfileConvert.decode(wav).samples
            let peak = try LoudnessOracle.measure(whole, rate: pack.sampleRate).truePeak
            #expect(abs(max(figures.truePeak, peak) - clip.truePeak) <= 0.7, "\(clip.id)")
            guard !clip.findings.contains(where: { $0.rule == "clip-loudness" }) else { continue }
            ours.append(clip.loudness)
            theirs.append(figures.loudness)
        }
        #expect(ours.count >= pack.manifest.clips.count * 9 / 10, "most clips reach the loudness")
        #expect(ours.max()! - ours.min()! <= 0.5)
        #expect(abs(ours.reduce(0, +) / Double(ours.count) - pack.manifest.profile.loudness) <= 0.25)
        // Measured at 16 kHz: 1.6 LU over zh-Hans-CNY.
        #expect(theirs.max()! - theirs.min()! <= (pack.sampleRate < 24000 ? 2 : 1.5))
        Figures.print(
            "loudness \(name.testDescription)", "ours \(ours.max()! - ours.min()!)",
            "theirs \(theirs.max()! - theirs.min()!)",
            "\(pack.manifest.clips.count - ours.count) softened")
    }

    /// From the first to the last 5 ms above 1 % of full scale, some 30 dB below the loudest hop, by sox.
    private func speech(in samples: ArraySlice<Float>, rate: Int) throws -> [Float] {
        let format = ["-t", "f32", "-r", "\(rate)", "-c", "1", "-"]
        let trim = ["silence", "1", "0.005", "1%", "reverse"]
        let result = try Program.run("sox", format + format + trim + trim, input: OracleDecoder.data(samples))
        return OracleDecoder.floats(result.output)
    }

    /// What a clip keeps of its take, decoded by mpg123.
    private func kept(_ clip: PackManifest.Clip, of pack: BuiltPack) throws -> ArraySlice<Float> {
        let folder = try TemporaryFolder()
        let file = try folder.write("clip.mp3", try pack.bytes(clip, "mp3"))
        let delay = try #require(pack.manifest.renditions["mp3"]).decoderDelay
        let decoded = try OracleDecoder.mpg123.decode(file).samples
        return decoded[delay..<min(decoded.count, delay + clip.samples - MP3Encoder.addedSamples)]
    }
}
