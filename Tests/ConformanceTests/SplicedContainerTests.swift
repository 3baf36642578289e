import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceManifest

@testable import VoiceAssetPipeline

/// WAV, CAF and AIFF clips joined by appending their data and patching sizes.
@Suite(.enabled(if: Program.available("ffmpeg", "sndfile-convert")))
struct SplicedContainerTests {
    private static let packs = BuiltPack.names.filter { $0.variant == .all }

    /// PCM, µ-law, A-law and IMA4: an announcement decodes to its clips decoded alone, sample by sample, in both
    /// decoders. (libsndfile's clips are a multiple of 64 samples long, 576 or 1152, so that every IMA4 packet is full;
    /// each packet carries its own predictor.)
    @Test(arguments: packs, ["wav", "caf-ulaw", "caf-alaw", "caf-pcm", "aiff-ima4"])
    func decodesToItsClips(name: BuiltPack.Name, rendition: String) async throws {
        let pack = try await BuiltPack.named(name)
        for (index, clips) in (pack.announcements(3, seed: 22) + [pack.allPairs(of: 3)]).enumerated() {
            let files = try clips.map { try pack.bytes($0, rendition) }
            let folder = try TemporaryFolder()
            let entry = try #require(pack.manifest.renditions[rendition])
            let file = try folder.write(
                "announcement-\(index).\(entry.fileExtension)", try Self.splice(files, entry.container))
            let expected = try clips.flatMap { try pack.samples($0, rendition) }
            #expect(expected.count == clips.map(\.samples).reduce(0, +))
            let ours = try SoundFile.decode([UInt8](Data(contentsOf: file)), limits: .recording).samples
            #expect(SignalComparison.firstDifference(ours, expected) == nil)
            for decoder in [OracleDecoder.ffmpeg, .sndfileConvert] {
                let (samples, remarks) = try decoder.decode(file)
                #expect(remarks == "", "\(decoder)")
                #expect(samples.count == expected.count, "\(decoder)")
                // ffmpeg's IMA4 decoder rounds otherwise than libsndfile's: bit-exact against itself, below.
                guard entry.codec != .ima4 || decoder != .ffmpeg else { continue }
                #expect(SignalComparison.firstDifference(samples, expected) == nil, "\(decoder)")
            }
        }
    }

    @Test(arguments: packs) func ima4DecodesToItsClipsInFFmpeg(name: BuiltPack.Name) async throws {
        let pack = try await BuiltPack.named(name)
        let folder = try TemporaryFolder()
        let clips = pack.allPairs(of: 3)
        let files = try clips.map { try pack.bytes($0, "aiff-ima4") }
        let spliced = try folder.write("announcement.aiff", try ContainerSplice.aiff(files))
        let alone = try Dictionary(
            zip(clips, files).map { clip, bytes in
                (clip.id, try OracleDecoder.ffmpeg.decode(folder.write("\(clip.id).aiff", bytes)).samples)
            }
        ) { first, _ in first }
        let samples = try OracleDecoder.ffmpeg.decode(spliced).samples
        #expect(SignalComparison.firstDifference(samples, clips.flatMap { alone[$0.id] ?? [] }) == nil)
    }

    /// All renditions share one timeline: speech stands at the same sample in each.
    @Test(arguments: packs) func renditionsLineUp(name: BuiltPack.Name) async throws {
        let pack = try await BuiltPack.named(name)
        for clip in pack.manifest.clips {
            let master = try pack.samples(clip, "wav")
            let middle = master.count / 4
            for (rendition, entry) in pack.manifest.renditions.sorted(by: { $0.key < $1.key }) {
                let samples = try pack.samples(clip, rendition)
                #expect(samples.count == clip.samples, "\(rendition)/\(clip.id)")
                let part = master[middle..<middle + 2400]
                let place = middle + entry.decoderDelay
                #expect(
                    SignalComparison.lag(of: part, in: samples, at: place, reach: 5) == 0, "\(rendition)/\(clip.id)")
            }
        }
    }

    private static func splice(_ files: [[UInt8]], _ container: PackManifest.Rendition.Container) throws -> [UInt8] {
        switch container {
        case .wav: try ContainerSplice.wav(files)
        case .caf: try ContainerSplice.caf(files)
        case .aiff: try ContainerSplice.aiff(files)
        case .mpeg: files.flatMap(\.self)
        }
    }
}
