import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceManifest

/// Every MP3 clip sounds the same in every decoder: FFmpeg's, mpg123, libsndfile's and libmad (by sox). At 24 kHz this
/// would fail: their tables of scalefactor bands differ there.
@Suite(.enabled(if: Program.available("mpg123", "ffmpeg", "sox") && VoiceSamples.promptsAvailable))
struct DecoderAgreementTests {
    /// The most that two decoders' samples may differ, full scale being 1: a third of what rounding to 12 bits does. Between
    /// decoders that have the same tables there were at most 0.00005 over 30 words at five rates.
    private static let tolerance: Float = 0.0001

    @Test(arguments: BuiltPack.names)
    func decodersAgree(name: BuiltPack.Name) async throws {
        let pack = try await BuiltPack.named(name)
        var worst: Float = 0
        for clip in pack.manifest.clips {
            let file = pack.assets.appendingPathComponent(try #require(clip.files["mp3"]).path)
            let reference = try pack.samples(clip, "mp3")
            for (decoder, samples) in try Self.decoded(file) {
                // libmad wants bytes behind a frame before it decodes it: the last one, which is the gap, stays out.
                let missing = decoder == "libmad" ? pack.frameSamples : 0
                try #require(samples.count == reference.count - missing, "\(clip.id) by \(decoder)")
                let difference = zip(samples, reference).map { abs($0 - $1) }.max() ?? 0
                #expect(difference <= Self.tolerance, "\(clip.id) by \(decoder): \(difference)")
                worst = max(worst, difference)
            }
        }
        Figures.print("decoders \(name.testDescription)", "differ by \(worst)")
    }

    /// What other decoders put out. sox decodes by libmad, whose 28 bits it hands on without dither.
    private static func decoded(_ file: URL) throws -> [(decoder: String, samples: [Float])] {
        let mad = try Program.run("sox", ["-V1", file.path, "-D", "-t", "f32", "-"]).output
        return [
            ("ffmpeg", try OracleDecoder.ffmpeg.decode(file).samples),
            ("mpg123", try OracleDecoder.mpg123.decode(file).samples),
            ("libmad", OracleDecoder.floats(mad)),
        ]
    }
}
