import NumberGrammar
import TestSupport
import Testing
import VoiceAssetGrammar
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceManifest

/// The transcripts of generated packs, against what the number rules write, in every language with a table of readings.
@Suite struct ExhaustiveTextJoinsTests {
    private static let names =
        Exhaustive.isWanted ? ReadingTable.names : ["en-USD", "fr-EUR", "hu-HUF", "it-EUR", "ko-KRW", "th-THB"]
    private static let numbers: [Int64] =
        Array(0...(Exhaustive.isWanted ? 1300 : 121)) + [
            200, 221, 999, 1000, 1001, 1999, 2001, 2019, 2100, 2121, 3400, 7021, 10_000, 10_101, 12_345, 21_000, 21_021,
            80_080, 99_999, 100_000, 101_000, 345_678, 999_999, 1_000_000, 1_000_001, 2_000_031, 3_002_001, 21_000_021,
            123_456_789,
        ]

    @Test(arguments: names) func writtenAsRulesWrite(name: String) throws {
        let seed = try LanguagePack(LocaleConformanceTests.options(name), comparing: 0)
        let document = PackDocument(seed)
        let pack = try #require(document.pack)
        let source = PackGrammar.Source(
            pack: pack, packFile: "pack.yml", positions: document.positions,
            rules: (Array(seed.rules.utf8), LanguagePack.rulesFile))
        let compiled = PackGrammar.compile(source)
        #expect(compiled.joins.doubtful == [])
        let grammar = try #require(compiled.grammar)
        let spelled = try #require(PackGrammar.spelled(source))
        let joins = compiled.joins.groups.map { SpliceManifest.TextJoin(text: $0.text, left: $0.left, right: $0.right) }
        let texts = pack.clips.map(\.text)
        let joined = PackReadings(grammar, texts: texts, joins: joins)
        let written = PackReadings(grammar, texts: texts, spelling: .init(spelled.grammar, texts: spelled.texts))
        let amounts = Self.numbers.flatMap { pack.currency.scale == 2 ? ["\($0)", "\($0).21"] : ["\($0)"] }
        var compared = 0
        for text in amounts {
            let amount = try Amount(text, scale: pack.currency.scale)
            guard let expected = try? written.text("payment-received", amount: amount) else { continue }
            #expect(try joined.text("payment-received", amount: amount) == expected)
            compared += 1
        }
        Figures.print("joins \(name)", "\(compared) amounts, \(joins.count) groups")
        #expect(compared * 3 > amounts.count)
    }
}
