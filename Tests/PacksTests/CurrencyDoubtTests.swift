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

    /// No word of the table is doubted for its own currency.
    @Test func doubtsNoWordOfItsOwn() {
        let doubted = CurrencyWords.words.flatMap { tag, currencies in
            currencies.flatMap { code, words in
                words.compactMap { word in
                    CurrencyWords.other(than: code, saying: word, in: tag).map { "\(tag) \(code) \(word): \($0)" }
                }
            }
        }
        #expect(doubted == [])
        #expect(CurrencyWords.words["pl"]?["PLN"] == ["złoty", "złote", "złotych"])
    }

    @Test func isWhatTheLanguageFilesHave() throws {
        let folder = try TemporaryFolder()
        let made = Document.root.appendingPathComponent("Sources/EmbeddedTexts/CurrencyWords")
        let result = try Program.run("perl", [made.appendingPathComponent("make").path, folder.url("").path])
        #expect(result.status == 0, "\(result.errorText)")
        #expect(
            try String(contentsOf: folder.url("words.txt"), encoding: .utf8)
                == String(contentsOf: made.appendingPathComponent("words.txt"), encoding: .utf8),
            "run Sources/EmbeddedTexts/CurrencyWords/make")
    }
}
