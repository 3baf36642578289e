import Foundation
import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetPacks

/// Packs that were copied for another currency, with one line changed.
@Suite struct CurrencyDoubtTests {
    private func doubts(_ name: String, _ currency: String, _ words: String, locale: String = "en") throws -> [String] {
        let folder = try TemporaryFolder()
        let yaml = """
            locale: \(locale)
            currency: \(currency)
            range: 0...9
            clips: {unit: "\(words)", units: "\(words)s"}
            numbers: iterated
            words: {major: {one: unit, other: units}}
            amount: [{ say: ["{integer}", "{major}"] }]
            announcements: {paid: ["{amount}"]}

            """
        try folder.write("recordings/\(name)/pack.yml", yaml.utf8)
        let pack = PackFolder(reading: folder.url("recordings/\(name)").path, within: folder.url("recordings").path)
        #expect(pack.source.pack != nil, "\(pack.diagnostics.map(\.line))")
        let found = pack.diagnostics.filter { $0.form.hasPrefix("currency of the ") }
        #expect(found.map(\.message) == pack.currencyDoubts.map(\.message))
        #expect(found.allSatisfy { $0.severity == .warning })
        return found.map(\.form)
    }

    private static let words = "currency of the words"

    @Test(
        arguments: [
            ("en-USD", "USD", "dollar", []), ("shop-en-USD", "USD", "dollar", []),
            ("en-USD", "EUR", "dollar", [words]),
            ("en-EUR", "EUR", "dollar", [words]), ("en-EUR2", "USD", "dollar", []), ("en-EUR", "EUR", "euro", []),
            ("en-CAD", "CAD", "dollar", []), ("en-GBP", "GBP", "Euro", [words]),
            // Words that nobody knows, a currency of which none is known, and folders of any name.
            ("en-USD", "USD", "point", []), ("en-BSD", "BSD", "dollar", []), ("shop", "USD", "dollar", []),
            ("EUR", "USD", "dollar", []), ("en-ABC", "USD", "dollar", []), ("en-usd", "EUR", "euro", []),
        ] as [(String, String, String, [String])])
    func isTold(name: String, currency: String, word: String, forms: [String]) throws {
        #expect(try doubts(name, currency, word) == forms)
    }

    /// A word of one's own, as in Hong Kong 元 is for 港元, is no other's.
    @Test func shortOwnWords() {
        #expect(CurrencyWords.other(than: "HKD", saying: "元", in: "zh-Hant-HK") == nil)
        #expect(CurrencyWords.other(than: "USD", saying: "人民币", in: "zh-Hans") == nil)
        #expect(CurrencyWords.other(than: "EUR", saying: "元", in: "zh-Hans") == nil)
        #expect(CurrencyWords.other(than: "RUB", saying: "元", in: "zh-Hans") == "CNY")
        #expect(CurrencyWords.other(than: "EUR", saying: "рублей", in: "ru-RU") == "RUB")
        #expect(CurrencyWords.other(than: "EUR", saying: "dollars", in: "tlh") == nil)
    }

    /// No word of the table is doubted for its own currency, and the table has the words of the language files.
    @Test func isWhatTheLanguageFilesHave() throws {
        let root = Document.root.appendingPathComponent("Sources/LanguagePackSeed/Languages")
        var missing: [String] = []
        var entries = 0
        for tag in try FileManager.default.contentsOfDirectory(atPath: root.path) {
            let file = root.appendingPathComponent("\(tag)/language.yml")
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            for match in text.matches(of: /(?m)^  ([A-Z]{3}): \{(.*)/) {
                for form in match.2.prefix(while: { $0 != "{" }).matches(
                    of: /\b(?:one|two|few|many|other): ([^,"'}{]+)/)
                {
                    let word = form.1.trimmingCharacters(in: .whitespaces)
                    if word.isEmpty || word.contains("=") { continue }
                    entries += 1
                    if let other = CurrencyWords.other(than: String(match.1), saying: word, in: tag) {
                        missing.append("\(tag) \(match.1) \(word): \(other)")
                    }
                    if !CurrencyWords.table.contains(word.lowercased()) { missing.append("\(tag) \(match.1) \(word)") }
                }
            }
        }
        #expect(missing == [])
        #expect(entries > 1000)
    }
}
