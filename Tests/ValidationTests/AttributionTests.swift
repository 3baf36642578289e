import Foundation
import PackFixture
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceManifest

/// The text that a licence wants to go with the recordings goes with the clips.
@Suite struct AttributionTests {
    private static let file = "recordings/\(TestPack.name)/ATTRIBUTION.txt"
    private static let notice = "Gesprochen von Käthe.\r\nCopyright (c) 2005\tAll Rights Reserved.\n"

    private func pack(_ bytes: [UInt8] = Array(notice.utf8)) async throws -> TestPack {
        let pack = try TestPack(GeneratedPack.takes())
        try pack.folder.write(Self.file, bytes)
        return pack
    }

    private func generated(_ pack: TestPack) async throws -> PackResult {
        let report = await GeneratedPack.generate(pack)
        #expect(report.diagnostics.map(\.line) == [])
        return try #require(report.packs.first)
    }

    @Test func isCarriedAsItIs() async throws {
        let pack = try await pack()
        #expect(try await generated(pack).written == 9)
        #expect(try pack.bytes("ATTRIBUTION.txt") == Array(Self.notice.utf8))
        #expect(try pack.manifest().attribution?.bytes == Self.notice.utf8.count)
        #expect(try await generated(pack).change == .unchanged)
        #expect(await GeneratedPack.validate(pack, recordings: true) == [])
    }

    @Test func followsWhatChanges() async throws {
        let pack = try await pack()
        _ = try await generated(pack)
        try pack.folder.write(Self.file, "Another\n".utf8)
        #expect(await GeneratedPack.validate(pack, recordings: true) == ["asset-stale recordings/ATTRIBUTION.txt"])
        #expect(try await generated(pack).written == 2)
        #expect(try pack.bytes("ATTRIBUTION.txt") == Array("Another\n".utf8))
        try FileManager.default.removeItem(at: pack.folder.url(Self.file))
        #expect(await GeneratedPack.validate(pack, recordings: true) == ["asset-stale recordings/ATTRIBUTION.txt"])
        let without = try await generated(pack)
        #expect(without.written == 1 && without.removed == 1)
        #expect(try pack.manifest().attribution == nil)
        #expect(!FileManager.default.fileExists(atPath: pack.assets.appendingPathComponent("ATTRIBUTION.txt").path))
        #expect(await GeneratedPack.validate(pack, recordings: true) == [])
    }

    @Test func isHeldToTheManifest() async throws {
        let pack = try await pack()
        _ = try await generated(pack)
        let file = "VoiceAssets/\(TestPack.name)/ATTRIBUTION.txt"
        try pack.flipBit(of: file, keepingDate: true)
        #expect(await GeneratedPack.validate(pack) == ["asset-checksum ATTRIBUTION.txt"])
        try pack.folder.write(file, [UInt8](repeating: 65, count: 1 << 17))
        #expect(await GeneratedPack.validate(pack) == ["asset-checksum ATTRIBUTION.txt"])
        try FileManager.default.removeItem(at: pack.folder.url(file))
        #expect(await GeneratedPack.validate(pack) == ["asset-missing ATTRIBUTION.txt"])
        #expect(try await generated(pack).written == 1)
        #expect(await GeneratedPack.validate(pack, recordings: true) == [])
    }

    /// A pack that goes takes its notice along; what somebody else put in its place is left alone.
    @Test func belongsToThePack() async throws {
        let pack = try await pack()
        try pack.folder.write("VoiceAssets/\(TestPack.name)/ATTRIBUTION.txt", "mine".utf8)
        #expect(await GeneratedPack.generate(pack).diagnostics.map(\.check) == [.outputConflict])
        #expect(try pack.bytes("ATTRIBUTION.txt") == Array("mine".utf8))
        try FileManager.default.removeItem(at: pack.folder.url("VoiceAssets"))
        let others = pack.folder.url("recordings/other")
        try FileManager.default.copyItem(at: pack.folder.url("recordings/\(TestPack.name)"), to: others)
        await GeneratedPack.generate(pack)
        try FileManager.default.removeItem(at: others)
        let preview = await GeneratedPack.generate(pack, dryRun: true).packs.first { $0.change == .removed }
        #expect(preview?.removed == 9)
        #expect(await GeneratedPack.generate(pack).packs.first { $0.change == .removed }?.removed == 9)
        #expect(!FileManager.default.fileExists(atPath: pack.folder.url("VoiceAssets/other").path))
    }

    @Test(arguments: [
        ([], "the file has no text"), ([10, 32, 10], "the file has no text"),
        ([0xFF, 0xFE, 65, 0], "the file is not UTF-8 text"),
        (Array("a\u{1B}[31mb".utf8), "the file has a control character"),
        ([UInt8](repeating: 65, count: 65537), "the file has at least 65537 bytes"),
    ])
    func isPlainText(bytes: [UInt8], found: String) async throws {
        let pack = try await pack(bytes)
        let report = await GeneratedPack.generate(pack)
        #expect(report.packs.map(\.change) == [.failed])
        #expect(report.diagnostics.map(\.found) == [found])
        #expect(report.diagnostics.map(\.file) == [pack.folder.url(Self.file).path])
    }

    @Test func isNoLinkOutOfTheRecordings() async throws {
        let pack = try TestPack(GeneratedPack.takes())
        try pack.folder.write("secret.txt", "secret".utf8)
        try FileManager.default.createSymbolicLink(
            atPath: pack.folder.url(Self.file).path, withDestinationPath: "../../secret.txt")
        let report = await GeneratedPack.generate(pack)
        #expect(report.diagnostics.map(\.check) == [.fileUnsafe])
        #expect(!FileManager.default.fileExists(atPath: pack.assets.path))
    }
}
