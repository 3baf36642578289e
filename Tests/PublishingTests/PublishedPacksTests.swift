import Foundation
import Testing
import VoiceManifest

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
        let index = PublishedPacks(in: fixture.output).index
        #expect(index.packs.keys.sorted() == ["en-USD"])
        #expect(index.packs["en-USD"]?.manifest == "en-USD/manifest.json")
    }
}
