import Foundation
import TestSupport
import Testing

/// Packs that are generated apart, as a CI matrix does it: Measurements.md tells how.
@Suite("Packs generated apart")
struct ShardTests {
    private static let packs = ["en-USD", "en-CAD", "ru-RUB"]

    private static func recordings() throws -> Studio {
        let studio = try Studio()
        for pack in packs.dropFirst() { try studio.addPack(pack) }
        // One take is its own: packs alike in all bytes could be mistaken for each other.
        try studio.record("ru-RUB/two", Studio.takes["other"]!)
        return studio
    }

    /// Every file of the packs and what is committed beside the recordings, by its path.
    private static func files(of studio: Studio) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for path in FileManager.default.subpaths(atPath: studio.folder.url.path) ?? [] {
            guard path.hasPrefix("VoiceAssets/") || path.hasPrefix("recordings/"), !path.contains(".voice-assets-cache")
            else { continue }
            let url = studio.folder.url(path)
            if (try url.resourceValues(forKeys: [.isRegularFileKey])).isRegularFile == true {
                files[path] = try Data(contentsOf: url)
            }
        }
        return files
    }

    @Test("Three shards in three clones, merged, are one run byte for byte")
    func merge() throws {
        let merged = try Self.recordings()
        let whole = try merged.copy()
        for pack in Self.packs {
            let clone = try merged.copy()
            try #require(try clone.run("generate", "--pack", pack).status == 0)
            try FileManager.default.createDirectory(
                at: merged.folder.url("VoiceAssets"), withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: clone.folder.url("VoiceAssets/\(pack)"), to: merged.folder.url("VoiceAssets/\(pack)"))
        }
        let clips = try Self.files(of: merged).filter { $0.key.hasPrefix("VoiceAssets/") }
        #expect(clips.count > 3 * 6)
        // The last run makes no clip: it reads the manifests, looks at the takes, and writes the index.
        let last = try merged.run("generate")
        try #require(last.status == 0, "\(last.text.errors)")
        try #require(try whole.run("generate").status == 0)
        let files = try Self.files(of: merged)
        #expect(files == (try Self.files(of: whole)))
        #expect(clips.allSatisfy { files[$0.key] == $0.value })
        #expect(files["VoiceAssets/index.json"] != nil)
        #expect(try merged.run("validate", "--up-to-date").text.status == 0)
    }
}
