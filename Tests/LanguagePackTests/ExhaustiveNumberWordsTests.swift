import NumberGrammar
import TestSupport
import Testing
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks

/// Whole amounts above 1,000 in new packs against num2words, in the languages in which it is right.
@Suite(.exhaustive) struct ExhaustiveNumberWordsTests {
    /// All numbers of one or two digits before each power of ten, round ones with a small rest, and random ones of every
    /// length: 2,500 of them.
    private static let numbers: [Int64] = {
        var numbers: Set<Int64> = []
        for power in [1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000] as [Int64] {
            for digit in Int64(1)...9 {
                for rest in [0, 1, 2, 5, 10, 11, 21, 100, 101, 121, 200, 999] as [Int64] {
                    numbers.insert(power * digit + rest)
                }
            }
        }
        for number in Int64(2)...999 { numbers.formUnion([number * 1000, number * 1_000_000]) }
        var state: UInt64 = 12
        for index in 0..<1000 {
            // Knuth, MMIX.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let limit = [10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000][index % 6] as UInt64
            numbers.insert(Int64((state >> 11) % limit))
        }
        return numbers.filter { $0 > 1000 && $0 < 1_000_000_000 }.sorted()
    }()

    @Test(.enabled(if: NumberWords.isThere, "needs python3-num2words"), arguments: NumberWords.all)
    func saysTheSame(words: NumberWords) throws {
        let options = SeedOptions(locale: String(words.pack.dropLast(4)), currency: String(words.pack.suffix(3)))
        let written = try LanguagePack(options, comparing: 0)
        let scaffold = try CompiledScaffold(written)
        let (pack, grammar) = (scaffold.pack, scaffold.grammar)
        var (compared, faults) = (0, [String]())
        for (number, reading) in zip(Self.numbers, try words.readings(Self.numbers)) {
            guard let reading else { continue }
            compared += 1
            let amount = try Amount("\(number)", scale: pack.currency.scale)
            let said = try grammar.clips(amount: amount).map { pack.clips[$0].text }.joined(separator: " ")
            let heard = ReadingTable.heard(said)
            if words.nouns.contains(where: { heard == ReadingTable.heard("\(reading) \($0)") }) { continue }
            faults.append("\(number): says \(said), num2words \(reading)")
        }
        #expect(faults.prefix(10) == [], "\(faults.count) of \(compared)")
        Figures.print("num2words \(words.language)", "\(compared - faults.count) of \(compared)", words.pack)
        // What is left out is the smaller part.
        #expect(compared * 10 > Self.numbers.count * 6)
    }
}
