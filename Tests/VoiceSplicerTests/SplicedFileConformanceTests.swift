import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceManifest
import VoiceSplicer

/// Announcements of random amounts, decoded: as long as predicted, every clip where it was predicted, nothing else heard.
@Suite(.enabled(if: Decoder.programsAvailable))
struct SplicedFileConformanceTests {
    /// Amounts for each of the 18 pairs of pack and rendition; three of these are MP3, which mpg123 reads. Where not
    /// everything is tested it is a fifth of them. Once,
    /// 18,000 announcements were decoded by libsndfile, 4,320 by ffmpeg and 720 by mpg123, which takes four minutes.
    private static let counts: [Decoder: Int] =
        if let text = ProcessInfo.processInfo.environment["SPLICE_AMOUNTS"], let count = Int(text) {
            [.libsndfile: count, .mpg123: count, .ffmpeg: count]
        } else {
            Exhaustive.isWanted
                ? [.libsndfile: 250, .mpg123: 200, .ffmpeg: 40] : [.libsndfile: 50, .mpg123: 40, .ffmpeg: 8]
        }
    private static let batch = 40

    @Test(arguments: SpokenPack.Name.compared, SpokenPack.renditions)
    func decodesAsPredicted(name: SpokenPack.Name, rendition: SoundRendition) async throws {
        let pack = try await SpokenPack.named(name)
        for decoder in Decoder.allCases where decoder != .mpg123 || rendition == .mp3 {
            let check = try SpliceCheck(pack, rendition, decoder)
            let announcements = try pack.announcements(Self.counts[decoder] ?? 0, seed: 7)
            for start in stride(from: 0, to: announcements.count, by: Self.batch) {
                try check.check(Array(announcements[start..<min(start + Self.batch, announcements.count)]))
            }
            Figures.print("splice \(name.rawValue) \(rendition) \(decoder)", "\(announcements.count) amounts")
        }
    }

    /// Each clip alone begins where its WAV does, later by the delay that the rendition states.
    @Test(arguments: SpokenPack.Name.compared, SpokenPack.renditions)
    func clipsStartOnTime(name: SpokenPack.Name, rendition: SoundRendition) async throws {
        let pack = try await SpokenPack.named(name)
        let delay = try SpliceCheck(pack, rendition, .libsndfile).delay
        let masters = try SpliceCheck(pack, .wav, .libsndfile).alone
        for decoder in Decoder.allCases where decoder != .mpg123 || rendition == .mp3 {
            let alone = try SpliceCheck(pack, rendition, decoder).alone
            for (samples, master) in zip(alone, masters) {
                let width = master.count / 8
                let loudest = stride(from: width, to: master.count - 2 * width, by: width).max { left, right in
                    Levels.rms(master[left..<left + width]) < Levels.rms(master[right..<right + width])
                }
                let place = try #require(loudest)
                let part = master[place..<place + width]
                #expect(SignalComparison.lag(of: part, in: samples, at: place + delay, reach: 4) == 0)
            }
        }
    }

    /// `bytes` and `write` give the same, and a file that was there is replaced.
    @Test(arguments: SpokenPack.renditions) func writesWhatBytesAre(rendition: SoundRendition) async throws {
        let pack = try await SpokenPack.named(.english)
        let folder = try TemporaryFolder()
        let file = try folder.write("announcement", [1, 2, 3])
        for announcement in try pack.announcements(50, seed: 3) {
            let bytes = try pack.splicer.bytes(announcement, rendition: rendition)
            try pack.splicer.write(announcement, rendition: rendition, to: file.path)
            #expect([UInt8](try Data(contentsOf: file)) == bytes)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["announcement"])
    }

    /// Another program may be reading a pipe, and everybody uses `/dev/null`.
    @Test func replacesNothingButFiles() async throws {
        let pack = try await SpokenPack.named(.english)
        let folder = try TemporaryFolder()
        let pipe = folder.url("pipe").path
        try #require(unsafe mkfifo(pipe, 0o600) == 0)
        try FileManager.default.createSymbolicLink(atPath: folder.url("null").path, withDestinationPath: "/dev/null")
        let phrase = try pack.splicer.announcement(SpokenPack.phrase)
        for path in [pipe, folder.url("null").path, folder.path] {
            #expect(throws: VoiceSplicerError.notAFile(path: path)) {
                try pack.splicer.write(phrase, rendition: .wav, to: path)
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["null", "pipe"])
    }

    /// A single clip's splice is the clip: byte by byte, but for CAF, where libsndfile leaves room in the header.
    @Test(arguments: [SoundRendition.aiffIMA4, .mp3, .wav]) func onePhraseIsTheClip(rendition: SoundRendition)
        async throws
    {
        let pack = try await SpokenPack.named(.english)
        let phrase = try pack.splicer.announcement(SpokenPack.phrase)
        let clip = pack.splicer.manifest.clips[phrase.clipIndexes[0]]
        let file = URL(
            fileURLWithPath: "\(pack.path)/\(try #require(pack.splicer.manifest.path(of: clip, in: rendition.name)))")
        #expect(try pack.splicer.bytes(phrase, rendition: rendition) == [UInt8](Data(contentsOf: file)))
    }
}
