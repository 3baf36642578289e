import Foundation
import Generation
import PackFixture
import TestSupport
import Testing
import VoiceManifest

/// Packs in the output that have no recordings: only those that a run over the same recordings wrote are removed.
@Suite struct StrayPackTests {
    /// The default pack and a second one, `extra`, generated.
    private func twoPacks() async throws -> TestPack {
        let pack = try TestPack(GeneratedPack.takes())
        let recordings = pack.folder.url("recordings")
        try FileManager.default.copyItem(
            at: recordings.appendingPathComponent(TestPack.name), to: recordings.appendingPathComponent("extra"))
        await GeneratedPack.generate(pack)
        return pack
    }

    private func exists(_ name: String, in pack: TestPack) -> Bool {
        FileManager.default.fileExists(atPath: "\(pack.output)/\(name)/manifest.json")
    }

    @Test func removesWhatItWrote() async throws {
        let pack = try await twoPacks()
        try FileManager.default.removeItem(at: pack.folder.url("recordings/extra"))
        let preview = await AssetGeneration(
            recordings: pack.recordings, output: pack.output, packs: [], workers: 2, isDryRun: true
        ).run { _ in }
        #expect(preview.packs.map(\.change) == [.unchanged, .removed] && exists("extra", in: pack))
        let report = await GeneratedPack.generate(pack)
        #expect(report.packs.map(\.removed) == preview.packs.map(\.removed))
        #expect(!exists("extra", in: pack) && exists(TestPack.name, in: pack))
    }

    /// A pack that somebody copied there is listed, not removed, whatever the next runs do.
    @Test func keepsWhatWasPutThere() async throws {
        let (pack, other) = (try TestPack(GeneratedPack.takes()), try await twoPacks())
        await GeneratedPack.generate(pack)
        try FileManager.default.copyItem(
            atPath: "\(other.output)/extra", toPath: "\(pack.output)/extra")
        for _ in 0..<3 { await GeneratedPack.generate(pack) }
        #expect(exists("extra", in: pack))
        let index = try VoiceIndex(json: Data(contentsOf: pack.folder.url("VoiceAssets/index.json")))
        #expect(index.packs.keys.sorted() == [TestPack.name, "extra"])
        #expect(index.packs[TestPack.name]?.recordings == "../recordings" && index.packs["extra"]?.recordings == nil)
    }

    /// Two folders of recordings with one output: neither run removes the other's packs.
    @Test func keepsThePacksOfOtherRecordings() async throws {
        let pack = try TestPack(GeneratedPack.takes())
        await GeneratedPack.generate(pack)
        let others = pack.folder.url("others")
        try FileManager.default.createDirectory(at: others, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: pack.folder.url("recordings/\(TestPack.name)"), to: others.appendingPathComponent("extra"))
        _ = await AssetGeneration(
            recordings: others.path, output: pack.output, packs: [], workers: 2, isDryRun: false
        ).run { _ in }
        #expect(exists("extra", in: pack) && exists(TestPack.name, in: pack))
    }

    /// A run that could not write a pack leaves it to the recordings that it was made of.
    @Test func keepsTheSourceOfAPackThatItCouldNotWrite() async throws {
        let pack = try TestPack(GeneratedPack.takes())
        await GeneratedPack.generate(pack)
        let others = pack.folder.url("others/\(TestPack.name)")
        try FileManager.default.createDirectory(
            at: others.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: pack.folder.url("recordings/\(TestPack.name)"), to: others)
        let yaml = try String(contentsOf: others.appendingPathComponent("pack.yml"), encoding: .utf8)
        try pack.folder.write(
            "others/\(TestPack.name)/pack.yml", yaml.replacing("clips:\n", with: "clips:\n  more: more\n").utf8)
        try pack.folder.write("others/\(TestPack.name)/more.wav", RawTake(pitch: 300).wav)
        try pack.folder.write("VoiceAssets/\(TestPack.name)/mp3/more.mp3", "mine".utf8)
        let report = await AssetGeneration(
            recordings: pack.folder.url("others").path, output: pack.output, packs: [], workers: 2, isDryRun: false
        ).run { _ in }
        #expect(report.packs.map(\.change) == [.failed])
        let index = try VoiceIndex(json: Data(contentsOf: pack.folder.url("VoiceAssets/index.json")))
        #expect(index.packs[TestPack.name]?.recordings == "../recordings")
    }
}
