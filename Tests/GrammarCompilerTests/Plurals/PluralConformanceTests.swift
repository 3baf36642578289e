import NumberGrammar
import TestSupport
import Testing

@testable import VoiceAssetGrammar

/// CLDR's plural rules as they are here, compared with ICU's, language by language.
@Suite struct PluralConformanceTests {
    /// The languages of each set of rules, and those that only ICU knows.
    static let groups: [[String]] = {
        // What CLDR added or changed after version 42, the one of ICU 72.
        let changed: Set = ["blo", "csw", "cv", "ie", "kok", "kok-latn", "lld", "scn", "sgs"]
        let languages = Set(PluralRules.locales + ICUPlurals.locales.filter { !$0.contains("_") })
        let known = ICUSpeller.version >= "78" ? languages : languages.subtracting(changed)
        return Dictionary(grouping: known) { "\(PluralRules(locale: $0)?.cases ?? [])" }.values.map { $0.sorted() }
            .sorted { $0[0] < $1[0] }
    }()

    private static let numbers: [Int64] = {
        var generator = SeededGenerator(seed: 42)
        return Array(0...2000) + (0..<5000).map { _ in generator.logUniform(below: SpelledSet.maximum) }
            + (1...50).map { $0 * 1_000_000 } + [100_000, 120_000, 1_100_000, 999_999_000_000, 1_000_000_000_000]
    }()

    @Test(arguments: groups) func wholeNumbers(languages: [String]) throws {
        let rules = PluralRules(locale: languages[0]) ?? .none
        let sets = PluralSets(rules, PluralWords.all, name: "word").ofWholeNumbers
        let set = try SpelledSet(sets, set: "word", literals: PluralWords.texts)
        let own = Self.numbers.map { rules.category(integer: $0) }
        let said = try Self.numbers.map { PluralWords.category(try set.spell($0)) }
        #expect(own == said)
        for language in languages {
            let oracle = try #require(ICUPlurals(language))
            let differences = zip(Self.numbers, own).filter { oracle.category($0) != $1 }.map(\.0)
            #expect(differences.prefix(10) == [], "\(language)")
        }
        Figures.print("plurals of \(languages.joined(separator: " "))", "\(Self.numbers.count) numbers")
    }

    @Test(arguments: groups, [1, 2]) func decimals(languages: [String], digits: Int) throws {
        let rules = PluralRules(locale: languages[0]) ?? .none
        let oracle = try #require(ICUPlurals(languages[0]))
        let words = PluralSets(rules, PluralWords.all, name: "word")
        let decimal = words.ofDecimals(visibleDigits: digits, withZero: true)
        let set = try decimal.map { try SpelledSet($0.sets, set: "word", literals: PluralWords.texts) }
        var differences: [String] = []
        for integer in Array(Int64(0)...25) + [71, 100, 101, 111, 1000, 100_000, 1_000_000, 2_000_001] {
            for fraction in 0..<(digits == 1 ? 10 : 100) as Range<Int64> {
                let expected = oracle.category(integer, fraction: fraction, digits: digits)
                let own = rules.category(integer: integer, fraction: fraction, visibleDigits: digits)
                let part = decimal?.field == .integer ? integer : fraction
                let said = try set.map { PluralWords.category(try $0.spell(part)) } ?? own
                if own != expected || said != expected { differences.append("\(integer).\(fraction): \(own)") }
            }
        }
        #expect(differences.prefix(10) == [], "\(languages[0])")
    }

    /// Where whole amounts have a pattern of their own, nearly all languages decide by one part of the amount.
    @Test(arguments: [1, 2, 3]) func onePartDecides(digits: Int) {
        let undecided = PluralRules.locales.filter { locale in
            guard let rules = PluralRules(locale: locale) else { return true }
            let words = PluralSets(rules, PluralWords.all, name: "word")
            return words.ofDecimals(visibleDigits: digits, withZero: false) == nil
        }
        #expect(undecided == ["si"])
    }
}
