import Foundation
import TestSupport
import Testing
import VoiceAssetLanguagePackSeed

/// What the documents and the tables of readings say of the languages.
@Suite struct LanguageTableTests {
    private static let article = "Sources/voice-assets/voice-assets.docc/Languages.md"

    /// `language-pack-tool --list` prints what the article has to show.
    @Test func articleListsAllLanguages() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent(Self.article), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let start = try #require(lines.firstIndex(of: "<!-- languages -->"))
        let end = try #require(lines.firstIndex(of: "<!-- end -->"))
        let table = try LanguageTable(.own).lines
        for (shown, line) in zip(lines[(start + 1)..<end], table) { #expect(shown == line) }
        #expect(end - start - 1 == table.count)
        #expect(table.count > 60)
    }

    /// A language calls itself checked only if there is a table of readings of it, or of the one that it inherits from.
    @Test func checkedLanguagesHaveReadings() throws {
        let read = Set(ReadingTable.names.map { $0.prefix { $0 != "-" } })
        for line in try LanguageTable(.own).lines where line.contains("| checked |") {
            let tag = line.dropFirst(3).prefix { $0 != "`" }
            let language = tag == "no" ? "nb" : tag.prefix { $0 != "-" }
            #expect(read.contains(language), "\(tag)")
        }
    }
}
