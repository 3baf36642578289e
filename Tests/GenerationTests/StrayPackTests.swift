import Foundation
import PackFixture
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceManifest
import VoiceNotifications

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

    /// The packs that a folder of recordings knows as made of it.
    private func own(_ recordings: String) throws -> [String] {
        let text = try String(contentsOfFile: "\(recordings)/.generated-packs", encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { String($0.split(separator: " ")[1]) }
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

    /// The folder's name was changed: which pack goes, and into what it turned, is told before and when it happens.
    @Test func saysThatAPackWasRenamed() async throws {
        let pack = try await twoPacks()
        try FileManager.default.moveItem(
            at: pack.folder.url("recordings/extra"), to: pack.folder.url("recordings/other"))
        let values = "files=8 files new=other old=extra recordings=\(pack.recordings)"
        let warning = "\(pack.output)/extra: warning[asset-stale] renamed \(values)"
        for isDry in [true, false] {
            let report = await GeneratedPack.generate(pack, dryRun: isDry)
            #expect(report.diagnostics.map(\.facts) == [warning] && report.news.map(\.facts) == [warning])
            #expect(report.packs.map(\.name) == [TestPack.name, "other", "extra"])
            #expect(report.packs.map(\.change) == [.unchanged, .changed, .removed])
            #expect(exists("extra", in: pack) == isDry && exists("other", in: pack) != isDry)
        }
        #expect(await GeneratedPack.generate(pack).diagnostics.isEmpty)
        // Recordings that are no longer there at all, beside packs that were there before, are nobody's new name.
        try FileManager.default.removeItem(at: pack.folder.url("recordings/other"))
        let report = await GeneratedPack.generate(pack)
        #expect(report.packs.map(\.change) == [.unchanged, .removed] && report.diagnostics.isEmpty)
    }

    /// Under its new name a pack can't be made: the earlier one stays until it can.
    @Test func keepsAPackWhoseNewNameFails() async throws {
        let pack = try await twoPacks()
        let (before, after) = (pack.folder.url("recordings/extra"), pack.folder.url("recordings/other"))
        try FileManager.default.moveItem(at: before, to: after)
        let take = try Data(contentsOf: after.appendingPathComponent("b.wav"))
        try pack.folder.write("recordings/other/b.wav", "no sound".utf8)
        let report = await GeneratedPack.generate(pack)
        #expect(report.packs.map(\.change) == [.failed, .unchanged] && exists("extra", in: pack))
        try pack.folder.write("recordings/other/b.wav", take)
        #expect(await GeneratedPack.generate(pack).packs.map(\.change) == [.unchanged, .changed, .removed])
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
        #expect(try own(pack.recordings) == [TestPack.name])
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
        #expect(!FileManager.default.fileExists(atPath: pack.folder.url("others/.generated-packs").path))
        #expect(try own(pack.recordings) == [TestPack.name])
    }

    /// The same recordings in another folder give the same bytes, and nothing of where they lay.
    @Test func saysNothingOfWhereItWasBuilt() async throws {
        let pack = try await GeneratedPack.make()
        let elsewhere = pack.folder.url("another/place/with takes")
        try FileManager.default.createDirectory(
            at: elsewhere.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: pack.recordings, toPath: elsewhere.path)
        let output = pack.folder.url("another/assets").path
        _ = await AssetGeneration(
            recordings: elsewhere.path, output: output, packs: [], workers: 2, isDryRun: false
        ).run { _ in }
        for file in ["index.json", "\(TestPack.name)/manifest.json"] {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(pack.output)/\(file)"))
            #expect(try bytes == Data(contentsOf: URL(fileURLWithPath: "\(output)/\(file)")), "\(file)")
            #expect(!String(decoding: bytes, as: UTF8.self).contains("recordings/"), "\(file)")
        }
    }

    /// A clone of the repository, where recordings and output stand at another path, still knows its own packs.
    @Test func knowsItsPacksInAClone() async throws {
        let pack = try await twoPacks()
        let clone = try TemporaryFolder()
        for folder in ["recordings", "VoiceAssets"] {
            try FileManager.default.copyItem(at: pack.folder.url(folder), to: clone.url(folder))
        }
        try FileManager.default.removeItem(at: clone.url("recordings/extra"))
        let report = await AssetGeneration(
            recordings: clone.url("recordings").path, output: clone.url("VoiceAssets").path, packs: [], workers: 2,
            isDryRun: false
        ).run { _ in }
        #expect(report.packs.map(\.change) == [.unchanged, .removed])
        #expect(report.packs.map(\.judged) == [0, 0])
        #expect(try own(clone.url("recordings").path) == [TestPack.name])
    }

    /// A pack of that name that is not the one which these recordings made stays.
    @Test func keepsAPackThatWasReplaced() async throws {
        let pack = try await twoPacks()
        try FileManager.default.removeItem(at: pack.folder.url("recordings/extra"))
        let file = pack.folder.url("recordings/.generated-packs")
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.split(separator: "\n").map { line in
            line.hasSuffix("  extra") ? String(repeating: "0", count: 64) + "  extra" : String(line)
        }
        try pack.folder.write("recordings/.generated-packs", (lines.joined(separator: "\n") + "\n").utf8)
        await GeneratedPack.generate(pack)
        #expect(exists("extra", in: pack))
    }

    /// What somebody else put there under that name, or a link, is not written over.
    @Test func keepsAForeignList() async throws {
        let pack = try TestPack(GeneratedPack.takes())
        try pack.folder.write("recordings/.generated-packs", "mine\n".utf8)
        let report = await GeneratedPack.generate(pack)
        #expect(report.diagnostics.map(\.check.id) == ["output-conflict"] && !report.diagnostics.hasErrors)
        #expect(
            try String(contentsOfFile: "\(pack.recordings)/.generated-packs", encoding: .utf8) == "mine\n")
    }
}
