import TestSupport
import Testing
import VoiceAssetLanguagePackSeed

/// What the documents and the tables of readings say of the languages.
@Suite struct LanguageTableTests {
    private static let article = "Sources/voice-assets/voice-assets.docc/Languages.md"

    /// A row of the article has the languages for which `language-pack-tool` prints the same.
    @Test func articleListsAllLanguages() throws {
        var languages: [String: [String]] = [:]
        for line in try LanguageTable(.own).lines.dropFirst(2) {
            let cells = line.dropFirst(2).split(separator: " | ", maxSplits: 2)
            languages["\(cells[2])", default: []].append("\(cells[0]) \(cells[1])")
        }
        let rows = languages.map { "| \($1.joined(separator: ", ")) | \($0)" }
        let table = /<!-- languages -->\n(?<rows>(?:\|.*\n)*)<!-- end -->/
        let shown = try #require(try Document(Self.article).prose.firstMatch(of: table)).rows
        #expect(shown.split(separator: "\n").dropFirst(2).map(String.init).sorted() == rows.sorted())
        #expect(languages.values.joined().count > 60)
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
