import Testing

@testable import VoiceManifest
@testable import VoiceTables

@Suite struct LanguageTagTests {
    /// From RFC 5646, appendix A, and the tags of common packs.
    @Test(arguments: [
        "de", "zh-Hans", "zh-Hant-HK", "es-419", "zh-cmn-Hans-CN", "zh-yue-HK", "sl-rozaj-biske", "de-CH-1901",
        "sl-IT-nedis", "hy-Latn-IT-arevela", "en-US-u-islamcal", "zh-CN-a-myext-x-private", "de-CH-x-phonebk",
        "az-Arab-x-AZE-derbend", "EN-us", "fil", "en-a-bbb-x-a-ccc", "qaa-Qaaa-QM-x-southern",
    ])
    func wellFormed(tag: String) { #expect(LanguageTag.isWellFormed(tag)) }

    @Test(arguments: [
        "", "e", "de_DE", "a-DE", "de-419-DE", "ar-a-aaa-b-bbb-a-ccc", "x-private", "en-", "-en", "en--US", "en-u",
        "en-x", "en-u-x-a", "sl-rozaj-rozaj", "de-DE-1901-1901", "en-US-US", "verylongtag", "日本", "en-é", "en-US-Latn",
        "de-abcdefghi", "12", "i-klingon",
    ])
    func malformed(tag: String) { #expect(!LanguageTag.isWellFormed(tag)) }
}
