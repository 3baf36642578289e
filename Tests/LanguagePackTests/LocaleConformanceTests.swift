import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks

/// New packs for many languages: what they say is compared with ICU, the source of their rules.
@Suite struct LocaleConformanceTests {
    /// Languages of every family of rule sets that ICU has, and their currencies.
    static let packs = [
        "af-ZAR", "ar-AED", "az-AZN", "be-BYN", "bg-EUR", "ca-EUR", "cs-CZK", "cy-GBP", "da-DKK", "de-EUR", "el-EUR",
        "en-USD", "eo-EUR", "es-MXN", "et-EUR", "fa-IRR", "fi-EUR", "fil-PHP", "fr-EUR", "he-ILS", "hi-INR",
        "hr-EUR", "hu-HUF", "hy-AMD", "id-IDR", "is-ISK", "it-EUR", "ja-JPY", "ka-GEL", "kk-KZT", "km-KHR", "ko-KRW",
        "lo-LAK", "lt-EUR", "lv-EUR", "mk-MKD", "ms-MYR", "my-MMK", "nb-NOK", "nl-EUR", "pl-PLN", "pt-BRL", "pt-PT-EUR",
        "ro-RON", "ru-RUB", "sk-EUR", "sl-EUR", "sq-ALL", "sr-RSD", "sv-SEK", "sw-KES", "ta-INR", "th-THB", "tr-TRY",
        "uk-UAH", "vi-VND", "yue-HKD", "zh-CNY", "zh-Hant-TWD",
    ]

    static func options(_ pack: String) -> SeedOptions {
        let currency = String(pack.suffix(3))
        return SeedOptions(locale: String(pack.dropLast(4)), currency: currency)
    }

    /// Every amount from 0 to 120, the powers of ten and their neighbours and 300 random amounts are said by the pack's
    /// clips as ICU spells them; pack.yml and the compiled rules have no findings, not even warnings.
    /// A few of them; exhaustively all.
    private static let compared = Exhaustive.isWanted ? packs : ["ar-AED", "de-EUR", "ja-JPY", "ru-RUB"]

    @Test(arguments: compared) func saysWhatICUSpells(name: String) throws {
        let pack = try LanguagePack(Self.options(name), comparing: 300)
        #expect(pack.name == name)
        // Measured: 16 (Northern Sami) to 195 (Tamil).
        #expect((15...200).contains(pack.clipCount))
        let source = try #require(PackDocument(pack).pack)
        #expect(source.clips.count == pack.clipCount)
        #expect(source.announcements.map(\.id) == ["payment-received"])
        Figures.print("new pack \(name)", "\(pack.clipCount) clips", pack.reviews.joined(separator: "; "))
    }

    /// The control: a wrong word, a wrong base and a missing clip are found.
    @Test func comparisonFindsFaults() throws {
        func faults(_ pack: LanguagePack) -> [String] { pack.faults(numbers: 0).map(\.found) }
        let pack = try LanguagePack(Self.options("en-USD"), comparing: 0)
        #expect(pack.rules.contains("7: seven;") && pack.rules.contains("100: << hundred"))
        #expect(pack.faults(numbers: 0) == [])
        var wrong = pack
        wrong.rules = pack.rules.replacing("7: seven;", with: "7: eleven;")
        #expect(faults(wrong).first == "the clips say `elevendollars` for 7.00, but ICU says `sevendollars`")
        wrong = pack
        wrong.rules = pack.rules.replacing("100: << hundred", with: "101: << hundred")
        #expect(faults(wrong).contains { $0.contains("100.00") })
        wrong = pack
        wrong.yaml = pack.yaml.replacing("  \"20\": twenty\n", with: "")
        #expect(faults(wrong).contains { $0.contains("no clip says `twenty`") })
    }
}
