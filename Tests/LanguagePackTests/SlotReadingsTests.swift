import NumberGrammar
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks

/// What new packs say besides amounts, against tables of readings.
@Suite struct SlotReadingsTests {
    /// A new pack with an announcement for each kind of slot that a table has.
    private static func pack(_ table: SlotReadingTable, _ kinds: [String]) throws -> LanguagePack {
        var options = SeedOptions(locale: table.locale, currency: table.currency)
        options.range = "0...99"
        options.announcements = try kinds.map { try AnnouncementRequest("of-\($0)=\($0)") }
        return try LanguagePack(options, comparing: 0)
    }

    @Test(arguments: SlotReadingTable.names) func saysTheTable(name: String) throws {
        let table = try SlotReadingTable(name)
        let scaffold = try CompiledScaffold(Self.pack(table, table.kinds))
        var faults: [String] = []
        for row in table.rows {
            let said = Self.said(row.kind, row.value, scaffold)?.joined(separator: " ") ?? "nothing"
            let isRight = row.readings.contains { ReadingTable.heard($0) == ReadingTable.heard(said) }
            if !isRight { faults.append("\(row.kind) \(row.value): \(said), not \(row.readings)") }
        }
        #expect(faults == [])
        #expect(Self.likenesses(scaffold) == [])
        Figures.print("slots of \(name)", "\(table.rows.count - faults.count) of \(table.rows.count)", "")
    }

    private static func said(_ slot: String, _ value: String, _ scaffold: CompiledScaffold) -> [String]? {
        (try? scaffold.grammar.clips(slot: slot, value: value))?.map { scaffold.pack.clips[$0].text }
    }

    /// The values of slots that are not said, or that sound as another one.
    private static func likenesses(_ scaffold: CompiledScaffold) -> [String] {
        var faults: [String] = []
        for slot in scaffold.pack.slots {
            var values: [[String]: String] = [:]
            for value in Self.values(of: slot) {
                let said = said(slot.name, value, scaffold)?.map(ReadingTable.heard) ?? []
                if said.isEmpty { faults.append("\(slot.name) \(value) is not said") }
                if let other = values.updateValue(value, forKey: said) {
                    faults.append("\(slot.name) \(value) as \(other): \(said)")
                }
            }
        }
        return faults
    }

    @Test(arguments: SlotReadingTable.names) func tableIsWhole(name: String) throws {
        let table = try SlotReadingTable(name)
        #expect(table.sources >= 2 && table.rows.allSatisfy { !$0.readings.isEmpty })
        #expect(SlotReadingTable.usual.subtracting(table.kinds) == [])
        #expect(Set(table.rows.map { "\($0.kind) \($0.value)" }).count == table.rows.count)
        for kind in table.kinds where !kind.hasSuffix("code") {
            #expect(table.rows.count { $0.kind == kind } >= 2, "\(kind)")
        }
    }

    /// Each symbol of what is spelled, each number, each minute.
    private static func values(of slot: VoicePack.Slot) -> [String] {
        switch slot.kind {
        case .number(let range, _, _): (range.lowerBound.integer...range.upperBound.integer).map { "\($0)" }
        case .fields(let fields) where fields.form == .time:
            fields.form.ranks(in: 0...1439).map { fields.form.text($0) }
        case .spell(let groups, _, _, _, _):
            // Each symbol of a group, all others at their first one.
            groups.indices.flatMap { place in
                groups[place].symbols.map { symbol in
                    groups.indices.map { index in
                        let first = index == place ? symbol : groups[index].symbols.first ?? " "
                        let rest = groups[index].symbols.first ?? " "
                        return String(first) + String(repeating: rest, count: max(groups[index].min, 1) - 1)
                    }.joined()
                }
            }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        default: []
        }
    }

    // MARK: CLDR

    /// Languages whose ordinals are those of a set of CLDR, another source than the tables'; and the numbers at which they
    /// part.
    private static let ordinals: [String: (set: String, others: Set<Int64>)] = [
        "de-EUR": ("%spellout-ordinal-r", []), "en-USD": ("%spellout-ordinal", []),
        // RAE has undécimo and duodécimo beside decimoprimero and decimosegundo.
        "es-MXN": ("%spellout-ordinal-masculine", [11, 12]), "fr-EUR": ("%spellout-ordinal-masculine", []),
        // KBBI has pertama; the first and second are nhất and hai or nhì.
        "id-IDR": ("%spellout-ordinal", [1]), "it-EUR": ("%spellout-ordinal-masculine", []),
        "pt-BRL": ("%spellout-ordinal-masculine", []), "ru-RUB": ("%spellout-ordinal-masculine", []),
        "tr-TRY": ("%spellout-ordinal", []), "vi-VND": ("%spellout-ordinal", [2]),
    ]

    @Test(arguments: ordinals.keys.sorted()) func ordinalsAreThoseOfCLDR(name: String) throws {
        let table = try SlotReadingTable(name)
        let scaffold = try CompiledScaffold(Self.pack(table, ["place"]))
        let icu = try #require(ICURules(table.locale))
        let (set, others) = try #require(Self.ordinals[name])
        let slot = try #require(scaffold.pack.slots.first)
        var faults: [String] = []
        for number in Self.values(of: slot).compactMap(Int64.init) where !others.contains(number) {
            let said = Self.said("place", "\(number)", scaffold)?.joined(separator: " ") ?? "nothing"
            let wanted = try #require(icu.spell(number, by: set))
            // CLDR writes no dots over the Russian e.
            let isSame = ReadingTable.heard(said).replacing("ё", with: "е") == ReadingTable.heard(wanted)
            if !isSame { faults.append("\(number): \(said), \(wanted)") }
        }
        #expect(faults == [])
    }
}
