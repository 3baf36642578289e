import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetAudioContainers
import VoiceManifest

@testable import VoiceAssetPipeline

/// What every MP3 clip of a pack is, by its bytes. (The first of the figures that make clips splice-safe)
@Suite(.enabled(if: VoiceSamples.promptsAvailable))
struct MP3ClipTests {
    @Test(arguments: BuiltPack.names) func isFramesOnly(name: BuiltPack.Name) async throws {
        let pack = try await BuiltPack.named(name)
        var headers: Set<UInt32> = []
        for clip in pack.manifest.clips {
            let bytes = try pack.bytes(clip, "mp3")
            let stream = MP3Stream(bytes)
            #expect(
                stream.foreign == [] && stream.frames.allSatisfy { $0.table == nil && $0.mainDataBegin == 0 },
                "\(clip.id)")
            #expect(
                stream.frames.allSatisfy { $0.bytes == pack.frameBytes }
                    && bytes.count == pack.frameBytes * stream.frames.count, "\(clip.id)")
            // The private bit is nobody's business; all else of the header is the same everywhere.
            headers.formUnion(stream.frames.map { $0.header.word & ~0x100 })
        }
        #expect(headers == [pack.sampleRate == 16000 ? 0xfff3_88c4 : 0xfffb_54c4])
    }

    /// F = ⌈(n + 1152) / S⌉ frames for the n samples that were encoded: kept part and gap less the codec's 1152.
    @Test(arguments: BuiltPack.names) func hasTheFramesOfItsLength(name: BuiltPack.Name) async throws {
        let pack = try await BuiltPack.named(name)
        for clip in pack.manifest.clips {
            let frames = MP3Stream(try pack.bytes(clip, "mp3")).frames.count
            let encoded = clip.samples - 1152
            #expect(frames == (encoded + 1152 + pack.frameSamples - 1) / pack.frameSamples, "\(clip.id)")
            #expect(frames * pack.frameSamples == clip.samples, "\(clip.id)")
            // Android's sniffer wants four frames; eight are safe.
            #expect(frames >= 8, "\(clip.id)")
        }
    }

    /// The formula itself, for lengths around frame borders, and that encoding twice gives the same bytes.
    @Test(arguments: [(16000, 576), (32000, 1152), (48000, 1152)]) func encodesLengthsAsStated(rate: Int, frame: Int)
        throws
    {
        let frameBytes = MP3Encoder.frameBytes(sampleRate: rate)
        #expect(frameBytes == (rate == 48000 ? 192 : 288))
        for length in [
            1, 2, 575, 576, 577, 1151, 1152, 1153, 4000, 9 * frame - 1152, 9 * frame - 1151, 9 * frame - 1153,
        ] {
            let samples = TestSignal.noise(.pink, count: length, rms: 0.1, seed: UInt64(length))
            let bytes = try MP3Encoder.encode(samples, sampleRate: rate)
            #expect(bytes.count == frameBytes * ((length + 1152 + frame - 1) / frame), "\(length) samples")
            #expect(try MP3Encoder.encode(samples, sampleRate: rate) == bytes, "\(length) samples")
        }
    }
}
