import NumberGrammar
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks

/// New packs against tables of readings, which were written from grammars and dictionaries and not from any rules.
@Suite struct ReadingsConformanceTests {
    /// A table of each family; exhaustively all.
    private static let some = ["de-EUR", "fil-PHP", "ja-JPY", "pl-PLN", "ta-INR", "zh-Hans-CNY"]
    static let compared = Exhaustive.isWanted ? ReadingTable.names : some

    /// A new pack, for amounts up to a number or as many as are usual.
    private static func pack(_ table: ReadingTable, to largest: Int64? = nil) throws -> LanguagePack {
        var options = SeedOptions(locale: table.locale, currency: table.currency)
        options.allowsUnreviewed = true
        options.range = largest.map { "0...\($0)" }
        return try LanguagePack(options, comparing: 0)
    }

    /// What a scaffolded pack makes of its language's table.
    private struct Comparison {
        var status: LanguageStatus
        var count = 0
        /// `20.00: says douăzeci lei, not douăzeci de lei`
        var faults: [String] = []

        init(_ table: ReadingTable) throws {
            let written = try ReadingsConformanceTests.pack(table)
            status = written.status
            let scaffold = try CompiledScaffold(written)
            // New packs reach to 999,999,999; the languages themselves further.
            let wide = try CompiledScaffold(ReadingsConformanceTests.pack(table, to: table.largest))
            count = table.rows.count
            for row in table.rows {
                let amount = try Amount(row.amount, scale: scaffold.pack.currency.scale)
                let (pack, grammar) =
                    amount.integer > scaffold.pack.range.upperBound.integer
                    ? (wide.pack, wide.grammar) : (scaffold.pack, scaffold.grammar)
                let clips = try? grammar.clips(amount: amount)
                let said = clips.map { $0.map { pack.clips[$0].text }.joined(separator: " ") }
                let isRight =
                    said.map { said in row.readings.contains { ReadingTable.heard($0) == ReadingTable.heard(said) } }
                    ?? row.readings.isEmpty
                if isRight { continue }
                let wanted = row.readings.isEmpty ? "nothing" : row.readings.joined(separator: " | ")
                faults.append("\(row.amount): says \(said ?? "nothing"), not \(wanted)")
            }
        }
    }

    /// A language that calls itself checked says every amount of its tables; others only tell how far they are.
    @Test(arguments: compared) func saysTheTable(name: String) throws {
        let table = try ReadingTable(name)
        let comparison: Comparison
        do {
            comparison = try Comparison(table)
        } catch let error as SeedError where error.findings(file: name).first?.check == .languageMissing {
            return Figures.print("readings \(name)", "0 of \(table.rows.count)", "no rules")
        }
        Figures.print(
            "readings \(name)", "\(comparison.count - comparison.faults.count) of \(comparison.count)",
            comparison.status.rawValue)
        if [.checked, .approved].contains(comparison.status) { #expect(comparison.faults == []) }
    }

    @Test(arguments: ReadingTable.names) func tableIsWhole(name: String) throws {
        let table = try ReadingTable(name)
        #expect(table.rows.count >= 40 && table.sources >= 1)
        #expect(Set(table.rows.map(\.amount)).count == table.rows.count)
    }

    /// Where words of another kind begin, a reference was asked, or the table says that none was found.
    @Test(arguments: ReadingTable.names) func edgesAreTold(name: String) throws {
        let table = try ReadingTable(name)
        #expect(table.largest >= 20_000)
        let told = table.rows.map(\.amount) + table.notLookedAt
        #expect(Set(table.edges).subtracting(told.compactMap(ReadingTable.whole)) == [])
        #expect(table.notLookedAt.isDisjoint(with: table.rows.map(\.amount)))
    }

    /// Past what its table knows, a language says nothing instead of a thousand million.
    @Test(arguments: compared) func rulesEndWithTheTable(name: String) throws {
        let table = try ReadingTable(name)
        guard table.largest < Amount.maximumInteger else { return }
        #expect(throws: SeedError.self) { try Self.pack(table, to: table.largest + 1) }
    }

    /// The control: the comparison sees a wrong word, a missing space is none, and so is case.
    @Test func comparisonTellsWords() {
        #expect(ReadingTable.heard("Zwei Euro fünf\u{AD}zig") == ReadingTable.heard("zwei euro fünfzig"))
        #expect(ReadingTable.heard("dos-cents un") == ReadingTable.heard("dos cents un"))
        #expect(ReadingTable.heard("un leu") != ReadingTable.heard("unu leu"))
        #expect(ReadingTable.heard("şase") != ReadingTable.heard("șase"))
    }
}
