import Foundation
import PackFixture
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore
import VoiceManifest

@testable import VoiceAssetPipeline

/// What is remembered of takes between runs: it saves work, and changes nothing that is written.
@Suite struct StoreTests {
    private static let file = "recordings/\(StoreFolder.name)/\(TestPack.name)"

    private func write(_ word: UInt64, as clip: String, in pack: TestPack) throws {
        let bytes = try SoundFile.encode(TestSignal.word(word), sampleRate: 24000, as: .wavPCM16)
        try pack.write("\(clip).wav", bytes)
    }

    private func judged(_ pack: TestPack) async -> [Int] { await GeneratedPack.generate(pack).packs.map(\.judged) }

    /// What a run without a cache and without an earlier pack writes.
    private func whole(_ pack: TestPack) async throws -> [String: Data] {
        let other = try TestPack([])
        try FileManager.default.removeItem(atPath: other.recordings)
        try FileManager.default.copyItem(atPath: pack.recordings, toPath: other.recordings)
        try FileManager.default.removeItem(at: other.folder.url("recordings/\(StoreFolder.name)"))
        await GeneratedPack.generate(other)
        return try other.everything()
    }

    /// Every take once; then none; then the one that changed, and none for a comment.
    @Test func judgesWhatChanged() async throws {
        let pack = try TestPack(GeneratedPack.takes())
        #expect(await judged(pack) == [3])
        #expect(await judged(pack) == [0])
        try write(9, as: "b", in: pack)
        #expect(await judged(pack) == [1])
        #expect(try await pack.everything() == whole(pack))
        try pack.writeYAML(GeneratedPack.ids, comment: "nothing")
        #expect(await judged(pack) == [0])
        #expect(try await pack.everything() == whole(pack))
        // The limits are other ones: all that was measured is held against them.
        try pack.folder.write(
            "recordings/\(TestPack.name)/pack.yml",
            Data(contentsOf: pack.folder.url("recordings/\(TestPack.name)/pack.yml"))
                + Data("takes: {silence: 10ms}\n".utf8))
        #expect(await judged(pack) == [3])
    }

    /// A fresh clone with the pack of another version of the tool: what stages of the same versions made is not made again, and the pack of
    /// 0.2.0, which states none, is.
    @Test(arguments: [("0.3.9", false, [0]), ("0.2.0", true, [3])])
    func believesStages(version: String, isEarlier: Bool, measured: [Int]) async throws {
        let pack = try await GeneratedPack.make()
        let before = try pack.everything()
        let file = pack.assets.appendingPathComponent(PackManifest.fileName)
        var manifest = try PackManifest(json: Data(contentsOf: file))
        manifest.generator.version = version
        if isEarlier { manifest.generator.stages = nil }
        manifest.writtenSha256 = Digest.sha256(try manifest.writtenText())
        try Data(manifest.encoded()).write(to: file)
        try FileManager.default.removeItem(at: pack.folder.url(Self.file))
        #expect(await judged(pack) == measured)
        #expect(try pack.everything() == before)
    }

    /// Lost, or damaged anywhere: what is not known is measured again, and the same is written.
    /// What a run measures then: all three takes where the store is lost or its head is damaged; where one record is, that take at most
    /// besides the new one, or what stands behind it.
    @Test(
        arguments: [(0, 3...3), (20, 1...3), (100, 1...3), (400, 1...3), (700, 1...3), (990, 1...3), (nil, 3...3)]
            as [(Int?, ClosedRange<Int>)])
    func losesNothingWithTheStore(damagedAt permille: Int?, measured: ClosedRange<Int>) async throws {
        let pack = try await GeneratedPack.make()
        let file = pack.folder.url(Self.file)
        if let permille {
            var bytes = try Data(contentsOf: file)
            bytes[bytes.count * permille / 1000] ^= 0x40
            try bytes.write(to: file)
        } else {
            try FileManager.default.removeItem(at: file)
        }
        try write(9, as: "b", in: pack)
        let count = try #require(await judged(pack).first)
        #expect(measured.contains(count), "\(count)")
        #expect(try await pack.everything() == whole(pack))
        try write(10, as: "b", in: pack)
        #expect(await judged(pack) == [1], "it was written anew")
    }

    /// A store that says another thing of a take than the take does is not asked twice: its file is sealed.
    @Test func rendersAClipThatIsGone() async throws {
        let pack = try await GeneratedPack.make()
        let before = try pack.everything()
        try FileManager.default.removeItem(at: pack.assets.appendingPathComponent("mp3/b.mp3"))
        let report = await GeneratedPack.generate(pack)
        #expect(report.packs.map(\.judged) == [0] && report.packs.map(\.written) == [1])
        #expect(try pack.everything() == before)
    }

    /// A take that changed is put behind the others, which are not written again.
    @Test func growsByWhatChanged() async throws {
        let pack = try await GeneratedPack.make()
        let file = pack.folder.url(Self.file)
        let before = try Data(contentsOf: file)
        try write(9, as: "b", in: pack)
        #expect(await judged(pack) == [1])
        let after = try Data(contentsOf: file)
        #expect(after.starts(with: before))
        #expect(after.count > before.count)
        #expect(try await pack.everything() == whole(pack))
        // As it was before: it is still known.
        try write(2, as: "b", in: pack)
        #expect(await judged(pack) == [0])
        #expect(try await pack.everything() == whole(pack))
    }

    /// Clips that stay when the pack is replaced are not read the next time, though each was given a name; what changes right after the
    /// run shows.
    @Test func goesOnKnowingClips() async throws {
        let pack = try await GeneratedPack.make()
        await GeneratedPack.generate(pack, later: 3)
        for word in 9...10 as ClosedRange<UInt64> {
            try write(word, as: "b", in: pack)
            await GeneratedPack.generate(pack, later: 3)
            let index: FileIndex = try #require(
                await StoreFolder.store(of: TestPack.name, in: pack.recordings).value(FileIndex.key))
            for file in ["mp3/a.mp3", "wav/a.wav", "mp3/c.mp3", "wav/c.wav"] {
                let stamp = try #require(FileStamp(at: pack.assets.appendingPathComponent(file).path))
                #expect(
                    index[stamp] == Digest.sha256(Array(try Data(contentsOf: pack.assets.appendingPathComponent(file))))
                )
            }
        }
        let before = try pack.everything()
        try pack.flipBit(of: "VoiceAssets/\(TestPack.name)/wav/c.wav", keepingDate: true)
        #expect(await GeneratedPack.generate(pack).packs.map(\.written) == [1])
        #expect(try pack.everything() == before)
    }

    /// Nothing is put behind a file that has a second name, elsewhere.
    @Test func growsNoOtherFile() async throws {
        let pack = try await GeneratedPack.make()
        let elsewhere = pack.folder.url("elsewhere")
        try FileManager.default.linkItem(at: pack.folder.url(Self.file), to: elsewhere)
        let before = try Data(contentsOf: elsewhere)
        try write(9, as: "b", in: pack)
        #expect(await judged(pack) == [1])
        #expect(try Data(contentsOf: elsewhere) == before)
    }

    /// Git is told to pass it over; a dry run writes nothing; a pack that is gone is forgotten.
    @Test func staysOutOfTheWay() async throws {
        let pack = try TestPack(GeneratedPack.takes())
        await GeneratedPack.generate(pack, dryRun: true)
        let folder = pack.folder.url("recordings/\(StoreFolder.name)")
        #expect(!FileManager.default.fileExists(atPath: folder.path))
        await GeneratedPack.generate(pack)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.sorted() == [".gitignore", TestPack.name])
        #expect(try String(contentsOf: folder.appendingPathComponent(".gitignore"), encoding: .utf8) == "*\n")
        try FileManager.default.moveItem(
            at: pack.folder.url("recordings/\(TestPack.name)"), to: pack.folder.url("recordings/en-EUR"))
        await GeneratedPack.generate(pack)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(!left.contains { $0.hasPrefix(TestPack.name) })
    }

    /// A link in the folder's place is not followed.
    @Test func followsNoLink() async throws {
        let pack = try TestPack(GeneratedPack.takes())
        let elsewhere = pack.folder.url("elsewhere")
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: pack.folder.url("recordings/\(StoreFolder.name)"), withDestinationURL: elsewhere)
        let report = await GeneratedPack.generate(pack)
        #expect(report.diagnostics.map(\.line) == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path) == [])
    }
}
