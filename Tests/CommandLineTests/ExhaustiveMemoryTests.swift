import Foundation
import TestSupport
import Testing

/// However much there is to do, at most 200 MB are held.
@Suite(.exhaustive, .enabled(if: Program.available("python3"))) struct ExhaustiveMemoryTests {
    private static let limit = 200_000_000

    private func link(_ file: URL, as path: String, in folder: TemporaryFolder) throws {
        let link = folder.url(path)
        try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.linkItem(at: file, to: link)
    }

    @Test func validatesClipsOfAMinute() throws {
        let folder = try TemporaryFolder()
        let take = RawTake().samples
        let samples = (0..<41).flatMap { _ in take }.prefix(55 * 24_000)
        let file = try folder.write("long.wav", WAV.integers(Array(samples + samples), sampleRate: 48_000))
        for number in 1...41 { try link(file, as: "VoiceAssets/en-USD/wav/c\(number).wav", in: folder) }
        #expect(try Tool.cost(["validate"], in: folder).memory < Self.limit)
    }

    /// Takes of as many samples as a decoder accepts: they took 600 MB, two at a time.
    @Test(arguments: [1, 8] as [UInt16]) func readsTheLargestTakes(channels: UInt16) throws {
        let folder = try TemporaryFolder()
        let clips = ["one", "two", "paid", "other"]
        try folder.write("recordings/en-USD/pack.yml", Studio.yaml(clips: clips).utf8)
        let take = Array(WAV.integers(RawTake().samples, sampleRate: 48_000).dropFirst(44))
        var data = Array((0..<90).map { _ in take }.joined().prefix(5_990_400 * 2))
        data.removeLast(data.count % (2 * Int(channels)))
        let file = try folder.write(
            "take.wav", WAV.file(format: 1, channels: channels, sampleRate: 192_000, bits: 16, data: data))
        for clip in clips { try link(file, as: "recordings/en-USD/\(clip).wav", in: folder) }
        for words in [["status", "--takes"], ["status"], ["generate"]] {
            let cost = try Tool.cost(words, in: folder)
            #expect(cost.memory < Self.limit && !cost.text.contains("recording-limit"), "\(words): \(cost)")
        }
    }

    @Test func looksAtTenThousandTakes() throws {
        let folder = try TemporaryFolder()
        let clips = (1...9950).map { "c\($0)" }
        try folder.write("recordings/en-USD/pack.yml", Studio.yaml(clips: clips).utf8)
        let file = try folder.write("take.wav", RawTake().wav)
        for clip in clips { try link(file, as: "recordings/en-USD/\(clip).wav", in: folder) }
        #expect(try Tool.cost(["status"], in: folder).memory < Self.limit)
    }

    @Test func generatesThreeHundredPacks() throws {
        let folder = try TemporaryFolder()
        let clips = ["one", "two", "paid", "other"]
        for clip in clips { try folder.write("\(clip).wav", Studio.takes[clip]!) }
        for number in 1...300 {
            try folder.write("recordings/p\(number)/pack.yml", Studio.yaml(clips: clips).utf8)
            for clip in clips {
                try link(folder.url("\(clip).wav"), as: "recordings/p\(number)/\(clip).wav", in: folder)
            }
        }
        for _ in 0..<2 { #expect(try Tool.cost(["generate"], in: folder).memory < Self.limit) }
        #expect(try Tool.cost(["validate", "--up-to-date"], in: folder).memory < Self.limit)
    }
}
