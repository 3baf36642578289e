import Foundation
import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetValidation

/// What counts as a pack's files.
@Suite struct AssetTreeTests {
    /// As many clips as a pack may have, in one rendition.
    @Test func listsTheLargestPack() throws {
        let folder = try TemporaryFolder()
        try folder.write("en-USD/manifest.json", [])
        try folder.write("en-USD/mp3/another.mp3", [])
        for number in 0..<10_000 {
            #expect(FileManager.default.createFile(atPath: folder.url("en-USD/mp3/\(number).mp3").path, contents: nil))
        }
        let tree = AssetTree(root: folder.path)
        #expect(tree.findings.map(\.line) == [])
        #expect(tree.packs.map(\.files.count) == [10_001])
    }

    /// What lies beyond is told, not passed over.
    @Test func tellsOfMoreThanItLooksAt() throws {
        let folder = try TemporaryFolder()
        for number in 0..<5 { try folder.write("en-USD/mp3/c\(number).mp3", []) }
        let tree = AssetTree(root: folder.path, maximumFiles: 4)
        #expect(tree.findings.map(\.check) == [.packLimit])
        #expect(tree.packs.map(\.files.count) == [4])
        #expect(AssetTree(root: folder.path, maximumFiles: 5).findings.isEmpty)
    }
}
