import Foundation
import Testing

@testable import VoiceManifest
@testable import VoiceNotifications
@testable import VoiceTables

@Suite("The index")
struct VoiceIndexTests {
    @Test("It is written in one way and read back")
    func roundTrip() throws {
        let bytes = try Samples.index.encoded()
        #expect(try VoiceIndex(json: bytes) == Samples.index)
        let expected = """
            {
              "fallback": {
                "en": [
                  "en-USD"
                ]
              },
              "packs": {
                "en-USD": {
                  "currency": "USD",
                  "locale": "en",
                  "manifest": "en-USD/manifest.json"
                }
              },
              "schema": 1
            }

            """
        #expect(String(decoding: try VoiceIndex(packs: ["en-USD": ("en", "USD")]).encoded(), as: UTF8.self) == expected)
        #expect(try VoiceIndex(json: VoiceIndex(packs: [:]).encoded()).packs.isEmpty)
    }

    @Test("A language's own packs come before narrower ones, then names decide")
    func fallback() {
        let index = VoiceIndex(packs: [
            "b-zh-Hans": ("zh-Hans", "CNY"), "a-zh-Hans-CN": ("zh-Hans-CN", "CNY"), "c-zh": ("zh", "HKD"),
            "a-zh-Hans": ("zh-Hans", "HKD"), "en": ("en", "USD"),
        ])
        #expect(
            index.fallback == [
                "zh": ["c-zh", "a-zh-Hans", "b-zh-Hans", "a-zh-Hans-CN"],
                "zh-Hans": ["a-zh-Hans", "b-zh-Hans", "a-zh-Hans-CN"], "zh-Hans-CN": ["a-zh-Hans-CN"], "en": ["en"],
            ])
    }

    @Test("RFC 4647 §3.4 takes subtags from the end, and a single character with the one before it")
    func truncations() {
        #expect(
            LanguageTag.truncations(of: "zh-Hant-CN-x-private1-private2") == [
                "zh-Hant-CN-x-private1-private2", "zh-Hant-CN-x-private1", "zh-Hant-CN", "zh-Hant", "zh",
            ])
        #expect(LanguageTag.truncations(of: "") == [])
        #expect(LanguageTag.truncations(of: "-") == [])
        #expect(LanguageTag.truncations(of: "x-a") == ["x-a"])
    }

    @Test(
        "A user's language finds the nearest packs",
        arguments: [
            ("zh-Hans-CN", nil, ["zh-Hans-CNY", "zh-HKD"]), ("zh-Hans", "CNY", ["zh-Hans-CNY"]),
            ("ZH_hans_cn", "CNY", ["zh-Hans-CNY"]), ("zh", nil, ["zh-HKD", "zh-Hans-CNY"]),
            ("zh-Hant-TW", "CNY", ["zh-Hans-CNY"]), ("en-GB", nil, ["en-USD"]), ("en-GB", "GBP", []), ("fr", nil, []),
            ("", nil, []), ("e", nil, []),
        ] as [(String, String?, [String])])
    func lookup(locale: String, currency: String?, packs: [String]) {
        #expect(Samples.index.packs(for: locale, currency: currency) == packs)
    }

    @Test(
        "What is not sound is refused",
        arguments: [
            (#""schema": 1"#, #""schema": 3"#, "$.schema schema"),
            (#""currency": "USD""#, #""currency": "usd""#, "$.packs['en-USD'].currency name"),
            (#""locale": "en""#, #""locale": "e""#, "$.packs['en-USD'].locale name"),
            (#""en-USD/manifest.json""#, #""../en-USD/manifest.json""#, "$.packs['en-USD'].manifest path"),
            (#""en-USD/manifest.json""#, #""zh-HKD/manifest.json""#, "$.packs['en-USD'].manifest path"),
            ("\"en-USD\"\n", "\"fr-EUR\"\n", "$.fallback.en[0] reference"),
            ("\"en-USD\"\n", "\"en-USD\", \"en-USD\"\n", "$.fallback.en[1] duplicate"),
            ("\"en-USD\"\n", "\"en-USD\", \"\", \"\", \"\"\n", "$.fallback.en count"),
            ("\"en-USD\"\n", "\n", "$.fallback.en count"),
            (#""en": ["#, #""e": ["#, "$.fallback.e name"),
        ])
    func unsound(old: String, new: String, fault: String) throws {
        let text = String(decoding: try Samples.index.encoded(), as: UTF8.self)
        let place = try #require(text.firstRange(of: old))
        let error = try #require(throws: VoiceManifestError.self) {
            try VoiceIndex(told: Array(text.replacingCharacters(in: place, with: new).utf8))
        }
        #expect(error.faults.map { "\($0.path) \($0.rule.rawValue)" } == [fault])
    }

    @Test("Names that differ only in case, and names that leave the folder, are refused")
    func names() throws {
        for (names, fault) in [(["en-USD", "EN-usd"], "$.packs['en-USD'] duplicate"), ([".."], "$.packs['..'] name")] {
            let index = VoiceIndex(packs: Dictionary(uniqueKeysWithValues: names.map { ($0, ("en", "USD")) }))
            let error = try #require(throws: VoiceManifestError.self) { try index.encoded() }
            #expect(error.faults.map { "\($0.path) \($0.rule.rawValue)" } == [fault])
        }
    }

    @Test("A text of more than 1 MiB is refused")
    func size() throws {
        let bytes = Array(repeating: UInt8(ascii: " "), count: VoiceIndex.maximumBytes + 1)
        let error = try #require(throws: VoiceManifestError.self) { try VoiceIndex(told: bytes) }
        #expect(error.faults.map(\.rule) == [.size])
    }
}
