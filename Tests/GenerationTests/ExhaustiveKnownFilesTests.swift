import Foundation
import PackFixture
import TestSupport
import Testing

@testable import VoiceAssetGeneration

/// Files that have not changed for two seconds are not read again; whatever changes in them is seen all the same.
@Suite struct ExhaustiveKnownFilesTests {
    private static let takes = "recordings/\(TestPack.name)"
    private static let folder = "recordings/\(TakeCache.folderName)"
    private static let memory = "\(folder)/\(TestPack.name)~files"

    /// A pack whose files are remembered.
    private func known() async throws -> TestPack {
        let pack = try await GeneratedPack.make()
        try await Task.sleep(for: .seconds(2.1))
        #expect(await GeneratedPack.generate(pack).changedAnything == false)
        // Two lines that say what the file is, then three takes, and three clips in two renditions.
        let lines = try String(contentsOf: pack.folder.url(Self.memory), encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 11)
        #expect(await GeneratedPack.generate(pack).changedAnything == false)
        return pack
    }

    @Test(.exhaustive) func seesATakeOfTheSameDate() async throws {
        let pack = try await known()
        let before = try pack.everything()
        try pack.flipBit(of: "\(Self.takes)/b.wav", keepingDate: true)
        let report = await GeneratedPack.generate(pack)
        #expect(report.packs.map(\.judged) == [1])
        #expect(report.changedAnything)
        #expect(try pack.everything() != before)
    }

    @Test(.exhaustive, arguments: ["mp3/b.mp3", "wav/c.wav"]) func mendsAClip(path: String) async throws {
        let pack = try await known()
        let before = try pack.everything()
        try pack.flipBit(of: "VoiceAssets/\(TestPack.name)/\(path)", keepingDate: false)
        #expect(try pack.everything() != before)
        #expect(await GeneratedPack.generate(pack).changedAnything)
        #expect(try pack.everything() == before)
    }

    /// The memory names digests that no file has: nothing that is written follows them.
    @Test(.exhaustive) func believesNoOtherDigest() async throws {
        let pack = try await known()
        let before = try pack.everything()
        let url = pack.folder.url(Self.memory)
        try FileManager.default.removeItem(at: url)
        // Else nothing is looked at.
        try FileManager.default.removeItem(at: pack.folder.url("\(Self.folder)/\(TestPack.name)~settled"))
        #expect(await GeneratedPack.generate(pack).changedAnything == false)
        #expect(FileManager.default.fileExists(atPath: url.path))
        #expect(try pack.everything() == before)
    }
}
