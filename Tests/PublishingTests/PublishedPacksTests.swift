import Foundation
import Testing
import VoiceManifest
import VoiceNotifications

@testable import VoiceAssetPipeline

@Suite struct PublishedPacksTests {
    typealias Fixture = PackWriterFixture
    private let fixture: Fixture

    init() throws { fixture = try Fixture() }

    @Test func withoutAFolderThereAreNone() {
        #expect(PublishedPacks(in: fixture.output).index.packs.isEmpty)
    }

    /// Listed is what has a sound manifest of its folder's name, whoever put it there.
    @Test func theIndexListsWhatIsThere() throws {
        let writer = try fixture.writer()
        for name in ["en-USD", "ru-RUB"] {
            #expect(writer.replace(Fixture.content(["a": 1], pack: name)).change == .changed)
        }
        try FileManager.default.copyItem(atPath: fixture.folder, toPath: "\(fixture.output)/copied")
        try FileManager.default.copyItem(atPath: fixture.folder, toPath: "\(fixture.output)/.hidden")
        try FileManager.default.removeItem(atPath: "\(fixture.output)/ru-RUB/manifest.json")
        try fixture.put("{", at: "broken/manifest.json")
        try fixture.put("mine", at: "notes/readme.txt")
        // Apps read the file for splicers: a damaged manifest beside it takes no pack from them.
        for (name, inside) in [("de-EUR", "de-EUR"), ("it-EUR", "de-EUR")] {
            var content = Fixture.content(["a": 1], pack: inside)
            let splice = content.manifest.sealedTexts().splice
            try fixture.put(String(decoding: splice, as: UTF8.self), at: "\(name)/splice.json")
            try fixture.put("{", at: "\(name)/manifest.json")
        }
        let index = PublishedPacks(in: fixture.output).index
        #expect(index.packs.keys.sorted() == ["de-EUR", "en-USD"])
        #expect(index.packs["en-USD"]?.manifest == "en-USD/manifest.json")
    }
}
