import NumberGrammar
import TestSupport
import Testing
import VoiceAssetGrammar
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks
import VoiceAssetUnicodeText
import VoiceManifest

@testable import VoiceAssetPipeline

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
        let joins = compiled.joins.groups.map { SpliceManifest.TextJoin(text: $0.text, left: $0.left, right: $0.right) }
        let joined = PackReadings(grammar, texts: pack.clips.map(\.text), joins: joins)
        let written = try WrittenNumbers(pack, seed.rules)
        let amounts = Self.numbers.flatMap { pack.currency.scale == 2 ? ["\($0)", "\($0).21"] : ["\($0)"] }
        var compared = 0
        for text in amounts {
            let value = FieldValues(try Amount(text, scale: pack.currency.scale))
            guard (try? grammar.clips(amount: Amount(text, scale: pack.currency.scale))) != nil,
                let pattern = grammar.amounts.pattern(0, value)
            else { continue }
            for (item, said) in zip(pack.amount[pattern].say, grammar.table.amounts[pattern].say) {
                guard case .part(let part) = item, let field = said.field, [.integer, .fraction].contains(part.kind)
                else { continue }
                let clips = try #require(grammar.amounts.clips(said, value)).flatMap(\.self)
                #expect(try joined.text(of: clips) == written.text(value[field], by: part.ruleSet), "\(text)")
            }
            compared += 1
        }
        Figures.print("joins \(name)", "\(compared) amounts, \(joins.count) groups")
        #expect(compared * 3 > amounts.count)
    }
}

/// Numbers as rules write them, told by the rules alone.
private struct WrittenNumbers {
    private let rules: CompiledRules
    private let pack: VoicePack

    init(_ pack: VoicePack, _ rules: String) throws {
        self.pack = pack
        self.rules = try #require(RulesCompiler.compile(Array(rules.utf8), file: "", locale: pack.locale).0)
    }

    /// - Parameter set: nil for the first one that is no helper.
    func text(_ number: Int64, by set: String?) throws -> String {
        let set = try #require(set ?? rules.order.first { !$0.hasPrefix("%%") })
        let pieces = try #require(RuleOracle(rules.sets).clips(set, number)).map { rules.literals[$0].text }
        var text = pieces.joined()
        if text.contains("{") { for clip in pack.clips { text = text.replacing("{\(clip.id)}", with: clip.text) } }
        return text.withoutInvisibleMarks.split { $0.isWhitespace }.joined(separator: " ")
    }
}
