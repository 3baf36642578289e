import Foundation
import TestSupport
import Testing
import VoiceAssetRecordingDesk

@testable import VoiceAssetPages

@Suite("What pages say, by language") struct PageWordsTests {
    private static let english = PageWords(for: "en")

    /// What stands for values in a text, in the order of the alphabet.
    private static func values(_ text: String) -> [String] {
        text.matches(of: /\{\{\w+\}\}/).map { String($0.output) }.sorted()
    }

    @Test("A file of words is found for the ten most used of the language files' languages")
    func mostUsed() {
        #expect(PageWords.languages.count >= 10)
        #expect(Set(["ar", "de", "en", "es", "fr", "hi", "ja", "pt", "ru", "zh"]).isSubset(of: PageWords.languages))
    }

    @Test("No word is missing and none is spare, and the values stand in each", arguments: PageWords.languages)
    func complete(language: String) throws {
        let words = PageWords(for: language)
        #expect(words.language == language)
        #expect(Set(words.words.keys) == Set(PageWords.Section.allCases.map(\.rawValue)))
        for section in PageWords.Section.allCases {
            let own = try #require(words.words[section.rawValue])
            let english = try #require(Self.english.words[section.rawValue])
            #expect(Set(own.keys) == Set(english.keys), "\(section)")
            for (name, text) in own {
                #expect(!text.isEmpty && text.onOneLineAndTrimmed == text, "\(section) \(name)")
                #expect(Self.values(text) == Self.values(english[name] ?? ""), "\(section) \(name): \(text)")
                #expect(text.replacing(/\{\{\w+\}\}/, with: "").firstMatch(of: /[{}<>]/) == nil, "\(section) \(name)")
            }
        }
        // Keeping is offered in words only where it is offered.
        #expect(words.text(.booth, "again") != words.text(.booth, "againOrKeep"))
    }

    @Test("Arabic and Urdu are written from right to left, and only English needs no reviewer")
    func directions() {
        let all = PageWords.languages.map { PageWords(for: $0) }
        #expect(all.filter(\.isRightToLeft).map(\.language) == ["ar", "ur"])
        #expect(all.filter { !$0.reviewer.isEmpty }.map(\.language).contains("en"))
    }

    @Test(
        "A locale has the words of its language, else English",
        arguments: [
            ("zh-Hans", "zh"), ("zh-Hant", "zh-Hant"), ("zh-Hant-HK", "zh-Hant"), ("zh-TW", "zh-Hant"), ("zh-CN", "zh"),
            ("zh-Hans-HK", "zh"), ("pt-BR", "pt"), ("tlh", "en"), ("", "en"), ("-", "en"), ("de", "de"), ("deu", "en"),
        ])
    func locales(locale: String, language: String) {
        #expect(PageWords(for: locale).language == language)
    }

    @Test("A value is no text in which values stand, and HTML of a word is HTML of its values")
    func hostileValues() {
        let values = ["pack": "{{pack}}<b>"]
        #expect(Self.english.text(.review, "title", values) == "Review: {{pack}}<b>")
        #expect(Self.english.html(.review, "title", values) == "Review: {{pack}}<b>")
    }

    @Test("What a page's script says is among its words, and each of its words is said", arguments: ["booth", "cuts"])
    func scripts(page: String) throws {
        let folder = Document.root.appendingPathComponent("Sources/EmbeddedTexts/PageSources/Page")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasPrefix(page) && $0.hasSuffix(".js") }
        let script = try files.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
            .joined()
        let words = Set((Self.english.words[page] ?? [:]).keys).union((Self.english.words["all"] ?? [:]).keys)
        let said = script.matches(of: /\bsay\("([A-Za-z]+)"/).map { String($0.output.1) }
        #expect(said.count > 10 && Set(said).subtracting(words) == [])
        // Some are named where they are handed on; a doubt is named by the tool.
        let isNamed = { (name: String) in script.contains("\"\(name.replacing(/^is-/, with: ""))\"") }
        let handedOn = Set(["title", "ends", "continues", "both"])
        let spare = (Self.english.words[page] ?? [:]).keys.filter { name in
            !isNamed(name) && !(page == "cuts" && name.hasPrefix("is-")) && !handedOn.contains(name)
        }
        #expect(spare == [])
    }

    @Test("Each doubt about a cut has words, and the page has no others")
    func doubts() {
        let doubts: [CutDoubt] = [
            .reading(own: nil, other: "7", probability: 0.5), .length(expected: 1), .noVowel, .beginsTwice,
            .shortPause(0.1),
            .sessionEdge, .besideMissing("7"), .marked, .otherText("seven"), .unknownClip("7"),
            .resembles(own: "7", other: "9"), .words("nine"),
        ]
        let words = (Self.english.words["cuts"] ?? [:]).keys.filter { $0.hasPrefix("is-") }
        #expect(doubts.map { "is-\($0.kind)" }.sorted() == words.sorted())
    }

    @Test("The list of the languages is what Sources/EmbeddedTexts/PageWords/make makes of the files")
    func list() throws {
        let folder = try TemporaryFolder()
        let sources = Document.root.appendingPathComponent("Sources/EmbeddedTexts/PageWords")
        let result = try Program.run("bash", [sources.appendingPathComponent("make").path, folder.url("").path])
        #expect(result.status == 0, "\(result.errorText)")
        let made = try String(contentsOf: folder.url("PageWords.c"), encoding: .utf8)
        let kept = try String(contentsOf: sources.appendingPathComponent("PageWords.c"), encoding: .utf8)
        #expect(made == kept, "run Sources/EmbeddedTexts/PageWords/make")
        let files = try FileManager.default.contentsOfDirectory(atPath: sources.appendingPathComponent("Words").path)
        #expect(files.map { String($0.dropLast(5)) }.sorted() == PageWords.languages)
    }
}

extension String {
    fileprivate var onOneLineAndTrimmed: String {
        replacing("\n", with: " ").trimmingCharacters(in: .whitespaces)
    }
}
