import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetPacks
import VoiceManifest
import VoiceNotifications

@testable import VoiceAssetLanguagePackSeed

/// How languages write amounts, and the texts that new packs know.
@Suite struct LanguageTextsTests {
    /// CLDR 48 writes these otherwise than the earlier versions that ICU may have, or groups money by threes and numbers by lakhs.
    private static let changed: Set = ["fr-CH", "gl", "km", "ml", "mr", "ta"]

    /// Regions that write otherwise than their language, beside the languages with data.
    private static let tags =
        LanguageLibrary.own.tags + [
            "ar-MA", "de-AT", "de-LI", "en-CH", "es-419", "es-AR", "es-CR", "es-US", "fr-CA", "fr-LU", "it-CH", "pt-AO",
            "ms-BN", "zh-Hans-SG",
        ]

    /// A number as ICU writes it is read to its end, with its groups.
    @Test(arguments: tags.filter { !changed.contains($0) }) func asICUWrites(tag: String) throws {
        let locale = try #require(LocaleData(tag: tag))
        let text = try #require(locale.amount("1234567.5", "USD", style: "unit-width-narrow"))
        let scalars = FoldedText(text).scalars
        let start = try #require(scalars.firstIndex { (0x30...0x39).contains($0) })
        let end = try #require(scalars.lastIndex { (0x30...0x39).contains($0) }) + 1
        let sample = NumberSample(locale: tag)
        let run = sample.run(in: scalars, at: start)
        #expect(run?.digits == "1234567.5" && run?.end == end, "\(text) \(sample)")
    }

    @Test(arguments: [
        ("fr-CH", NumberSample.apostrophe), ("gl", .blankComma), ("km", .commaPoint), ("de-CH", .apostrophe),
        ("EN-in", .indian), ("mr", .indian), ("ml", .indian), ("ta-IN", .indian), ("ta-SG", .commaPoint),
        ("zh-Hans", .commaPoint), ("tlh", .pointed), ("", .pointed), ("pt-Latn-PT", .pointComma),
    ])
    func samples(tag: String, sample: NumberSample) { #expect(NumberSample(locale: tag) == sample) }

    /// Each text of a language is a template of its packs, and begins and ends with what it says.
    @Test(arguments: [
        "ar-SAR", "de-EUR", "de-CH-CHF", "en-USD", "en-IN-INR", "es-EUR", "es-MX-MXN", "fr-EUR", "hi-INR", "id-IDR",
        "ja-JPY", "ko-KRW", "pt-BR-BRL", "pt-PT-EUR", "ru-RUB", "ru-EUR", "th-THB", "tr-TRY", "vi-VND", "zh-CNY",
        "zh-JPY", "zh-Hant-TWD",
    ])
    func newPacks(name: String) throws {
        let source = PackDocument(try LanguagePack(LocaleConformanceTests.options(name), comparing: 0))
        #expect(source.diagnostics.allSatisfy { $0.check == .packTodo }, "\(source.diagnostics.map(\.message))")
        let texts = try #require(source.pack).readTexts.templates
        #expect(texts.count > 6)
        #expect(texts.allSatisfy { $0.says == "payment-received" && !$0.text.contains("{*}") })
    }

    /// A currency's word, its sign and its code; a language without texts, or a unit, has a list of what it says.
    @Test func names() throws {
        func texts(_ name: String) throws -> [String] {
            let source = PackDocument(try LanguagePack(LocaleConformanceTests.options(name), comparing: 0))
            return try #require(source.pack).readTexts.templates.map(\.text)
        }
        #expect(try texts("zh-CNY").contains("收款¥{amount}") && texts("zh-CNY").contains("收款{amount}元"))
        #expect(try texts("de-CHF").filter { $0.hasPrefix("Zahlungseingang:") } == ["Zahlungseingang: {amount} CHF"])
        #expect(try texts("ar-SAR").first == "تم استلام دفعة: {amount} ر.س.")
        #expect(try texts("ru-EUR").contains { $0.contains("руб") } == false)
        #expect(try texts("it-EUR") == [])
        var options = SeedOptions(locale: "en", counted: .unit("point"))
        options.range = "0...99"
        #expect(PackDocument(try LanguagePack(options, comparing: 0)).pack?.readTexts.templates == [])
    }

    @Test func tellsAMalformedText() throws {
        let folder = try TemporaryFolder()
        try folder.write("eo/language.yml", "name: X\ntexts: [\"Got {amount}{currency}\", \"{amount}\"]".utf8)
        let options = SeedOptions(locale: "eo", counted: .currency("EUR"))
        let error = #expect(throws: SeedError.self) { try LanguagePack(options, of: LanguageLibrary(folder.path)) }
        let lines = try #require(error).findings(file: "pack").map { $0.facts.replacing("\(folder.path)/", with: "") }
        #expect(
            lines == [
                """
                eo/language.yml:2:8: error[pack-value] language template reason=it has neither a title nor a word, so that it \
                would fit numbers of any meaning text={amount}
                """
            ])
    }
}
