import Foundation
import VoiceAssetCore
import VoiceAssetEmbeddedTexts
import VoiceManifest

/// What pages say in one language: a file of Sources/EmbeddedTexts/PageWords/Words.
package struct PageWords: Sendable {
    /// A page's part of the words.
    package enum Section: String, Sendable, CaseIterable {
        case booth, cuts, review, script
        /// What several pages say.
        case all
    }

    private struct File: Decodable {
        var isRightToLeft: Bool
        /// The native speaker who reviewed the words; empty if nobody did.
        var reviewedBy: String
        var words: [String: [String: String]]
    }

    /// BCP 47.
    package let language: String
    package let isRightToLeft: Bool
    /// The native speaker who reviewed the words; empty if nobody did.
    package let reviewer: String
    /// By section and name.
    let words: [String: [String: String]]

    /// - Parameter json: a file's text.
    /// - Throws: what `JSONDecoder` throws.
    init(_ language: String, json: String) throws {
        let file = try JSONDecoder().decode(File.self, from: Data(json.utf8))
        (self.language, isRightToLeft, reviewer) = (language, file.isRightToLeft, file.reviewedBy)
        words = file.words
    }

    /// The tags of all languages, in the order of the alphabet.
    package static let languages = Array(texts.keys).sorted()

    /// The words of a locale: of its tag, else of a shorter one, else English. In Taiwan, Hong Kong and Macau Chinese is
    /// written in traditional characters.
    package init(for locale: String) {
        let parts = locale.split(separator: "-")
        let tags = (0..<parts.count).reversed().map { parts[...$0].joined(separator: "-") }
        let isTraditional = parts.first == "zh" && !Self.traditional.isDisjoint(with: parts) && !parts.contains("Hans")
        let known = ((isTraditional ? ["zh-Hant"] : []) + tags).first { Self.texts[$0] != nil }
        let language = known ?? "en"
        guard let words = Self.texts[language].flatMap({ try? PageWords(language, json: $0) }) else {
            preconditionFailure("the words of \(language) are no table")
        }
        self = words
    }

    private static let traditional: Set<Substring> = ["TW", "HK", "MO"]

    private static let texts: [String: String] = {
        var texts: [String: String] = [:]
        var index: Int32 = 0
        while let name = unsafe page_words_language(index), let words = unsafe page_words(index) {
            texts[unsafe String(cString: name)] = unsafe String(cString: words)
            index += 1
        }
        return texts
    }()

    /// What a page says.
    ///
    /// - Parameters:
    ///   - name: of a word of the section.
    ///   - values: what stands for `{{name}}` in it.
    func text(_ section: Section, _ name: String, _ values: [String: String] = [:]) -> String {
        let text = words[section.rawValue]?[name] ?? ""
        return text.replacing(/\{\{(\w+)\}\}/) { values[String($0.output.1)] ?? "" }
    }

    /// The same as HTML; the values are HTML.
    func html(_ section: Section, _ name: String, _ values: [String: String] = [:]) -> String {
        let text = (words[section.rawValue]?[name] ?? "").inHTML
        return text.replacing(/\{\{(\w+)\}\}/) { values[String($0.output.1)] ?? "" }
    }

    /// What a pack speaks, and from where to where if it counts, as HTML.
    func scope(locale: String, range: String?) -> String {
        guard let range else { return "<bdi>\(locale.inHTML)</bdi>." }
        let shown = range.inHTML.replacing(" to ", with: " – ", maxReplacements: 1)
        return html(.all, "scope", ["locale": "<bdi>\(locale.inHTML)</bdi>", "range": "<bdi>\(shown)</bdi>"])
    }

    /// The words of a page for its script.
    func data(_ section: Section) -> JSONValue {
        let own = (words[Section.all.rawValue] ?? [:]).merging(words[section.rawValue] ?? [:]) { $1 }
        return .object(own.mapValues { .string($0) })
    }
}

extension SheetPage {
    /// A page that speaks a language, with its title, and a hint where no native speaker has reviewed the words.
    init(command: String, _ words: PageWords, _ section: PageWords.Section, pack: String) {
        self.init(command: command, title: words.text(section, "title", ["pack": pack]))
        heading = words.html(section, "title", ["pack": "<bdi>\(pack.inHTML)</bdi>"])
        (language, isRightToLeft) = (words.language, words.isRightToLeft)
        if words.reviewer.isEmpty {
            body = ["<p class=\"hint\" id=\"unreviewed\">\(words.html(.all, "notReviewed"))</p>"]
        }
    }

    /// What the page's script reads, and what it says.
    mutating func append(_ data: [String: JSONValue], _ words: PageWords, _ section: PageWords.Section) {
        let data = JSONValue.object(data.merging(["words": words.data(section)]) { $1 })
        body += [
            "<noscript>\(words.html(.all, "needsScript"))</noscript>",
            "<script type=\"application/json\" id=\"data\">\(data.inPage)</script>",
        ]
    }
}
