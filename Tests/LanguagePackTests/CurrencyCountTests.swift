import Foundation
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks

/// Sixty currencies in the ten languages with most speakers (Ethnologue 2025): the language's file has their words, or a new
/// pack a TODO by which `generate` refuses it; never CLDR's full name.
@Suite struct CurrencyCountTests {
    private static let currencies = [
        "AED", "AMD", "ARS", "AUD", "AZN", "BDT", "BRL", "BYN", "CAD", "CHF", "CLP", "CNY", "COP", "CZK", "DKK", "DZD",
        "EGP", "ETB", "EUR", "GBP", "GEL", "GHS", "HKD", "HUF", "IDR", "ILS", "INR", "ISK", "JPY", "KES", "KRW", "KWD",
        "KZT", "LKR", "MAD", "MXN", "MYR", "NGN", "NOK", "NPR", "NZD", "PEN", "PHP", "PKR", "PLN", "QAR", "RON", "RSD",
        "RUB", "SAR", "SEK", "SGD", "THB", "TND", "TRY", "TWD", "UAH", "USD", "VND", "XOF",
    ]
    private static let languages = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/LanguagePackSeed/Languages")

    /// How many of the sixty have words, counted on 2026-11-23; more is better.
    @Test(
        arguments: zip(
            ["en", "zh", "hi", "es", "fr", "ar", "bn", "pt", "ru", "ur"], [60, 60, 59, 60, 60, 52, 58, 60, 60, 53]))
    func words(language: String, count: Int) throws {
        let file = Self.languages.appending(path: "\(language)/language.yml")
        let text = try String(contentsOf: file, encoding: .utf8)
        let known = Self.currencies.filter { text.contains("\n  \($0): { ") }
        Figures.print("currencies \(language)", "\(known.count) of \(Self.currencies.count)")
        #expect(Self.currencies.count == 60 && known.count >= count)
    }

    @Test(arguments: [("ur-GBP", false), ("ur-RON", true), ("bn-KWD", false), ("bn-UAH", true), ("ar-THB", true)])
    func unknownIsTODO(name: String, isOpen: Bool) throws {
        let document = PackDocument(try LanguagePack(LocaleConformanceTests.options(name), comparing: 0))
        #expect(document.clips.contains { $0.text.contains("TODO") } == isOpen)
        #expect(document.diagnostics.contains { $0.check == .packTodo } == isOpen)
    }
}
