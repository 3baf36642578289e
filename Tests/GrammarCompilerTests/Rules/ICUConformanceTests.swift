import NumberGrammar
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetGrammar

/// Every public rule set of every locale that ICU spells numbers for, compiled and compared with ICU itself.
@Suite struct ICUConformanceTests {
    @Test func thereAreManyLocales() { #expect(ICUSpeller.locales.count >= 40) }

    /// Languages whose rules have something of their own; exhaustively all that ICU has.
    private static let locales = Exhaustive.isWanted ? ICUSpeller.locales : ["ar", "en", "fr", "ru", "zh"]

    @Test(arguments: locales) func spellsAsICUDoes(locale: String) throws {
        let speller = try #require(ICUSpeller(locale))
        let (compiled, diagnostics) = RulesCompiler.compile(
            Array(speller.rules.utf8), file: "\(locale).rbnf", locale: locale)
        #expect(diagnostics.map(\.line) == [])
        let rules = try #require(compiled)
        var comparison = Comparison()
        for name in speller.publicSets {
            try #require(rules.sets[name] != nil && speller.choose(name))
            let set = try SpelledSet(rules, set: name)
            for number in Self.numbers(name, locale) { try comparison.compare(name, number, set, speller) }
        }
        #expect(comparison.differences == [])
        Figures.print(
            "ICU \(ICUSpeller.version) \(locale)", "\(speller.publicSets.count) sets",
            "\(comparison.count) comparisons", "\(comparison.digits) of them digits")
    }

    /// 0 to 9,999 and 2,000 random numbers up to 10^12; of ordinal sets, which announce no amount, 0 to 999 and 200. Where new
    /// packs take ICU's rules, exhaustively all to a million.
    private static func numbers(_ set: String, _ locale: String) -> [Int64] {
        let isOrdinal = set.contains("ordinal")
        var generator = SeededGenerator(seed: 72)
        let isSource = Exhaustive.isWanted && ["ms", "tr"].contains(locale)
        return Array(0..<(isOrdinal ? 1000 : isSource ? 1_000_001 : 10_000))
            + (0..<(isOrdinal ? 200 : 2000)).map { _ in generator.logUniform(below: SpelledSet.maximum) }
    }
}

private struct Comparison {
    private(set) var count = 0
    /// How many numbers ICU writes in digits.
    private(set) var digits = 0
    /// At most 20.
    private(set) var differences: [String] = []

    mutating func compare(_ name: String, _ number: Int64, _ set: SpelledSet, _ speller: ICUSpeller) throws {
        count += 1
        let own = try set.spell(number)
        if speller.spells(number, as: own) { return }
        let text = String(decoding: speller.spell(number), as: UTF16.self)
        // Years and some ordinals are written in digits; then the compiled set says that it can't be said.
        let mayHaveDigits = name.contains("year") || name.contains("ordinal")
        if mayHaveDigits, own.contains(SpelledSet.unspeakable), text.contains(where: \.isNumber) {
            digits += 1
        } else if differences.count < 20 {
            differences.append("\(name) \(number): \(String(decoding: own, as: UTF16.self)), not \(text)")
        }
    }
}
