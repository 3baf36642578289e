import Foundation
import PackFixture
import Synchronization
import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetPipeline

/// A pack that a run had nothing to do of is passed over as long as nothing changes in its two folders.
@Suite struct UpToDatePackTests {
    private static let takes = "recordings/\(TestPack.name)"
    private static let clips = "VoiceAssets/\(TestPack.name)"
    private static let store = "recordings/\(StoreFolder.name)/\(TestPack.name)"

    /// A run three seconds later, so that all files are old enough, and how many clips it looked at.
    private func run(
        _ pack: TestPack, packs: [String] = [], dryRun: Bool = false, sharing: Bool = false, recordings: String? = nil
    ) async -> (report: AssetGeneration.Report, clips: Int) {
        var generation = AssetGeneration(
            recordings: recordings ?? pack.recordings, output: pack.output, packs: packs, workers: 2, isDryRun: dryRun)
        generation.sharesLoudness = sharing
        generation.now = { FileStamp.now + 3_000_000_000 }
        let count = Mutex(0)
        let report = await generation.run { _ in count.withLock { $0 += 1 } }
        return (report, count.withLock { $0 })
    }

    /// A pack with a note about each of its takes, of which a run had nothing to do. Its files are old enough.
    private func settled() async throws -> TestPack {
        let pack = try TestPack(GeneratedPack.takes(), profile: [])
        try pack.folder.write("\(Self.takes)/a~2.wav", bytes("\(Self.takes)/b.wav", of: pack))
        #expect(await run(pack).report.changedAnything)
        let second = await run(pack)
        #expect(second.clips == 3 && !second.report.changedAnything)
        return pack
    }

    @Test func saysTheSameAgain() async throws {
        let pack = try await settled()
        let dry = await run(pack, dryRun: true)
        #expect(dry.clips == 0)
        try FileManager.default.removeItem(at: pack.folder.url(Self.store))
        _ = await run(pack, dryRun: true)
        #expect(!FileManager.default.fileExists(atPath: pack.folder.url(Self.store).path))
        let before = await run(pack)
        #expect(before.clips == 3 && !before.report.diagnostics.isEmpty)
        for again in [await run(pack), dry] {
            #expect(again.clips == 0 && !again.report.changedAnything)
            #expect(again.report.diagnostics == before.report.diagnostics && again.report.news.isEmpty)
            #expect(
                again.report.packs.map { [$0.clips, $0.renditions, $0.bytes, $0.written] }
                    == before.report.packs.map { [$0.clips, $0.renditions, $0.bytes, $0.written] })
        }
    }

    /// What is said of files names them as this run was given them.
    @Test func namesFilesAsTheyAreTyped() async throws {
        let pack = try await settled()
        let recordings = pack.recordings + "/../recordings"
        let report = await run(pack, recordings: recordings).report
        #expect(!report.diagnostics.isEmpty && report.diagnostics.allSatisfy { $0.file.hasPrefix(recordings) })
    }

    /// The index is written anew without looking at the pack.
    @Test func isInTheIndex() async throws {
        let pack = try await settled()
        let before = try bytes("VoiceAssets/index.json", of: pack)
        try FileManager.default.removeItem(at: pack.folder.url("VoiceAssets/index.json"))
        let again = await run(pack)
        #expect(again.clips == 0 && again.report.changedAnything)
        #expect(try bytes("VoiceAssets/index.json", of: pack) == before)
    }

    enum Change: CaseIterable {
        case take, synthetic, takeAdded, takeRemoved, comment, approvals, link, clip, clipRemoved, clipFolder, manifest,
            foreign,
            store
    }

    /// Whatever changes, the run does what it does without the memory.
    @Test(arguments: Change.allCases) func seesWhatChanges(change: Change) async throws {
        let pack = try await settled()
        try self.change(change, pack)
        let other = try copy(pack)
        let (seen, expected) = (await run(pack), await run(other))
        #expect(seen.clips > 0)
        #expect(seen.report.changedAnything == expected.report.changedAnything)
        #expect(lines(of: seen.report, in: pack) == lines(of: expected.report, in: other))
        #expect(try pack.everything() == other.everything())
    }

    /// Where packs share their loudness, what changes in one may change all of them.
    @Test func looksAtAllThatShareTheirLoudness() async throws {
        let pack = try TestPack(GeneratedPack.takes())
        let yaml = try String(decoding: bytes("\(Self.takes)/pack.yml", of: pack), as: UTF8.self)
        try pack.folder.write("recordings/en-CAD/pack.yml", yaml.replacing("USD", with: "CAD").utf8)
        for take in try GeneratedPack.takes() { try pack.folder.write("recordings/en-CAD/\(take.file)", take.bytes) }
        #expect(await run(pack, sharing: true).clips == 6)
        #expect(await run(pack, sharing: true).clips == 6)
        #expect(await run(pack, sharing: true).clips == 0)
        #expect(await run(pack, packs: ["en-CAD"], sharing: true).clips == 3)
        #expect(await run(pack, sharing: false).clips == 6)
        #expect(await run(pack, sharing: true).clips == 0)
        try pack.flipBit(of: "recordings/en-CAD/b.wav", keepingDate: true)
        #expect(await run(pack, sharing: true).clips == 6)
    }

    private func lines(of report: AssetGeneration.Report, in pack: TestPack) -> [String] {
        report.diagnostics.map { $0.line.replacingOccurrences(of: pack.folder.url("").path, with: "") }
    }

    /// The same without what is remembered.
    private func copy(_ pack: TestPack) throws -> TestPack {
        let (files, copy) = (FileManager.default, try TestPack([]))
        for folder in ["recordings", "VoiceAssets"] {
            try? files.removeItem(at: copy.folder.url(folder))
            try files.copyItem(at: pack.folder.url(folder), to: copy.folder.url(folder))
        }
        try files.removeItem(at: copy.folder.url("recordings/\(StoreFolder.name)"))
        return copy
    }

    private func bytes(_ path: String, of pack: TestPack) throws -> Data { try Data(contentsOf: pack.folder.url(path)) }

    private func change(_ change: Change, _ pack: TestPack) throws {
        let files = FileManager.default
        switch change {
        case .take: try pack.flipBit(of: "\(Self.takes)/b.wav", keepingDate: true)
        case .synthetic: try pack.folder.write("\(Self.takes)/synthetic/c.wav", bytes("\(Self.takes)/b.wav", of: pack))
        case .takeAdded: try pack.folder.write("\(Self.takes)/b~2.wav", bytes("\(Self.takes)/c.wav", of: pack))
        case .takeRemoved: try files.removeItem(at: pack.folder.url("\(Self.takes)/c.wav"))
        case .comment: try pack.writeYAML(GeneratedPack.ids, comment: "more")
        case .approvals: try pack.folder.write("\(Self.takes)/approved.csv", Array("nothing".utf8))
        case .link:
            let link = pack.folder.url("\(Self.takes)/c~2.wav").path
            try files.createSymbolicLink(atPath: link, withDestinationPath: "b.wav")
        case .clip: try pack.flipBit(of: "\(Self.clips)/wav/b.wav", keepingDate: true)
        case .clipRemoved: try files.removeItem(at: pack.folder.url("\(Self.clips)/mp3/b.mp3"))
        case .clipFolder: try files.removeItem(at: pack.folder.url("\(Self.clips)/mp3"))
        case .manifest: try pack.flipBit(of: "\(Self.clips)/manifest.json", keepingDate: true)
        case .foreign: try pack.folder.write("\(Self.clips)/wav/more.txt", [1])
        case .store:
            // Its head alone.
            try bytes(Self.store, of: pack).prefix(40).write(to: pack.folder.url(Self.store))
        }
    }
}
