import NumberGrammar
import Testing
import VoiceAssetGrammar
import VoiceAssetGrammarProofs

@Suite struct PluralRulesTests {
    @Test func allLocalesAreRead() {
        #expect(PluralRules.locales.count == 226)
        #expect(PluralRules.locales.allSatisfy { PluralRules(locale: $0) != nil })
    }

    @Test(
        arguments: [
            ("pt-PT", 0, .other), ("pt", 0, .one), ("pt-BR", 0, .one), ("PT_pt", 0, .other), ("zh-Hant-TW", 1, .other),
            ("sr-Latn-RS", 21, .one), ("kok-Latn", 0, .one), ("kok-Deva", 0, .one), ("iw", 2, .two),
        ] as [(String, Int64, PluralCategory)])
    func locales(tag: String, number: Int64, category: PluralCategory) {
        #expect(PluralRules(locale: tag)?.category(integer: number) == category)
    }

    @Test(arguments: ["", "-", "x", "qq", "root", "und", "../en", "e"]) func unknownLanguages(tag: String) {
        #expect(PluralRules(locale: tag) == nil)
    }

    @Test func setsAreShort() throws {
        let russian = PluralSets(
            try #require(PluralRules(locale: "ru")), [.one: [1], .few: [2], .many: [5], .other: [0]], name: "s"
        ).ofWholeNumbers
        let word = { RuleTable.Content([.clip($0)]) }
        let rest = { RuleTable.Content([.remainder(set: "s")], divisor: $0) }
        #expect(
            russian == [
                "s": [
                    .init(base: 0, word(5)), .init(base: 1, word(1)), .init(base: 2, word(2)),
                    .init(base: 5, word(5)), .init(base: 15, rest(10)), .init(base: 100, rest(100)),
                ]
            ])
        let french = PluralSets(
            try #require(PluralRules(locale: "fr")), [.one: [1], .many: [2], .other: [0]], name: "s"
        ).ofWholeNumbers
        #expect(
            french == [
                "s": [
                    .init(base: 0, word(1)), .init(base: 2, word(0)),
                    .init(base: 1_000_000, [.clip(0)], ifDivisible: [.clip(2)], divisor: 1_000_000),
                ]
            ])
    }

    /// A category without a word has that of `other`; where all words are alike there is nothing to choose.
    @Test func missingWords() throws {
        let sets = PluralSets(try #require(PluralRules(locale: "ar")), [.other: [7]], name: "s").ofWholeNumbers
        #expect(sets == ["s": [.init(base: 0, [.clip(7)])]])
    }
}
