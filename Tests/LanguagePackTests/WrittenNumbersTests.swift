import NumberGrammar
import Testing
import VoiceAssetGrammar
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetUnicodeText

/// What a person reads of a pack is written as the language writes it, though clips part it.
@Suite struct WrittenNumbersTests {
    /// A new pack's readings, as the rules write them and as the clips do.
    private struct Sample {
        let pack: VoicePack
        /// Without remarks.
        let rules: [Substring]
        let written: PackReadings
        let parted: PackReadings

        init(_ name: String) throws {
            let seed = try LanguagePack(LocaleConformanceTests.options(name), comparing: 0)
            rules = seed.rules.split(separator: "\n").filter { !$0.hasPrefix("#") }
            let document = PackDocument(seed)
            pack = try #require(document.pack)
            let source = PackGrammar.Source(
                pack: pack, packFile: "pack.yml", positions: document.positions,
                rules: (Array(seed.rules.utf8), LanguagePack.rulesFile))
            let spelled = try #require(PackGrammar.spelled(source))
            let grammar = try #require(PackGrammar.compile(source).grammar)
            let texts = pack.clips.map(\.text)
            parted = PackReadings(grammar, texts: texts)
            written = PackReadings(grammar, texts: texts, spelling: .init(spelled.grammar, texts: spelled.texts))
        }

        func amount(_ text: String) throws -> Amount { try Amount(text, scale: pack.currency.scale) }
    }

    /// ICU spells the same rules: with hyphens (en), in one word (de, nl, fi, sv), with both kinds of joins (it).
    @Test(arguments: ["en-GB-GBP", "de-EUR", "nl-EUR", "fi-EUR", "sv-SEK", "it-EUR", "tr-TRY", "th-THB"])
    func asICUWrites(name: String) throws {
        let sample = try Sample(name)
        let set = try #require(sample.rules.first { $0.hasPrefix("%") && !$0.hasPrefix("%%") }).dropLast()
        let icu = try #require(ICURules(rules: sample.rules.joined(separator: "\n"), locale: sample.pack.locale))
        let phrase = try #require(sample.pack.clips.first { $0.id == "payment-received" }).text
        for number in Array(Int64(0)...120) + [201, 999, 1001, 1234, 21_000, 21_021, 345_678, 2_000_031, 123_456_789] {
            let text = try sample.written.text("payment-received", amount: sample.amount("\(number)"))
            let spelled = try #require(icu.spell(number, by: String(set)))
                .filter { !["\u{AD}", "\u{200B}"].contains($0) }
            #expect(text.hasPrefix("\(phrase) \(spelled) ") || text.hasPrefix("\(phrase)\(spelled)"), "\(number)")
        }
    }

    /// The clips of it are those that were recorded, and both are one reading.
    @Test func clipsStandApart() throws {
        let sample = try Sample("fr-EUR")
        let amount = try sample.amount("31.21")
        let written = try sample.written.text("payment-received", amount: amount)
        let parted = try sample.parted.text("payment-received", amount: amount)
        #expect(written == "paiement reçu trente-et-un euros et vingt-et-un centimes")
        #expect(parted == "paiement reçu trente et-un euros et vingt-et-un centimes")
        #expect(written.asHeard == parted.asHeard)
    }
}
