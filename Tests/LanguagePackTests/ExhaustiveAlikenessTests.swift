import NumberGrammar
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetGrammarProofs
import VoiceAssetICUBridge
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks

@testable import VoiceAssetGrammar

/// The proof that no two amounts of a new pack are said alike, against looking at a million amounts.
@Suite struct ExhaustiveAlikenessTests {
    /// The packs of the tables of readings, of ICU's families, and of the languages whose table has another tag.
    private static let named = Set(ReadingTable.names + LocaleConformanceTests.packs + others)
    private static let others = [
        "en-IE-EUR", "en-NZ-NZD", "en-ZA-ZAR", "ga-EUR", "no-NOK", "pt-AO-AOA", "pt-MZ-MZN",
    ]
    /// These, and ICU's other locales with the euro.
    private static let packs: [String] = {
        let locales = Set(named.map { String($0.dropLast(4)) })
        return (named + icuLocales.filter { !locales.contains($0) }.map { "\($0)-EUR" }).sorted()
    }()
    private static let compared = Exhaustive.isWanted ? packs : ["ar-AED", "km-KHR", "pt-PT-EUR"]

    /// ICU's locales as language tags, without those of a region alone.
    private static let icuLocales: [String] = (0..<icu_countLocales()).compactMap { index in
        guard let name = unsafe icu_locale(index) else { return nil }
        let tag = unsafe String(cString: name).replacing("_", with: "-")
        let parts = tag.split(separator: "-")
        return parts.count == 1 || parts.count == 2 && parts[1].count == 4 ? tag : nil
    }

    @Test(arguments: compared) func nothingIsSaidAlike(name: String) throws {
        var options = LocaleConformanceTests.options(name)
        options.allowsUnreviewed = true
        // ICU has no rules for some of its locales.
        guard let written = try? LanguagePack(options, comparing: 0) else {
            return Figures.print("alike \(name)", "no pack")
        }
        let scaffold = try CompiledScaffold(written)
        let (pack, grammar) = (scaffold.pack, scaffold.grammar)
        let clips = pack.clips.map { AnnouncedClip(id: $0.id, text: $0.text, samples: 1) }
        let words = ProvenAnnouncements(grammar, clips: clips, sampleRate: 48_000, maxSeconds: 1_000_000)
            .findings.first { [.amountsAlike, .amountsSoundAlike].contains($0.check) }?.message
        Figures.print("alike \(name)", words ?? "none")
        // CLDR's rules of languages that nobody has looked at may be as wrong as they are: Akan, Fulah.
        if Self.named.contains(name) { #expect(words == nil) }
        let low = grammar.range.lowerBound.minorUnits
        let count: Int64 = Exhaustive.isWanted && Self.named.contains(name) ? 1_000_000 : 20_000
        let high = min(low + count, grammar.range.upperBound.minorUnits)
        // The control: what looks at every amount says what the evaluator says.
        var hashes = SpokenHashes(grammar, ClipSpelling.texts(clips))
        for amount in [high] + stride(from: low, to: high, by: 997) {
            let said = try? grammar.clips(amount: Amount(minorUnits: amount, scale: grammar.range.lowerBound.scale))
            #expect(said.map { hashes.hash(of: $0) } == hashes.hash(amount))
        }
        for spellings in [ClipSpelling.texts(clips), ClipSpelling.clips(clips)] {
            let pair = try alikePair(grammar, spellings).map { [$0.first.minorUnits, $0.second.minorUnits] }
            let alike = try alikeAmounts(grammar, spellings, low...high)
            if let pair, pair[1] <= high { #expect(alike == pair) } else { #expect(alike == nil) }
            // Amounts of other texts have other clips.
            if pair == nil { break }
        }
    }
}
