import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceAssetGrammarProofs
import VoiceChecks
import VoiceManifest
import VoiceTables

/// Values and what is said for them, or why nothing is: `Tests/SlotCases/slots.json`, which is for splicers in every language.
struct SlotCases: Decodable {
    struct Case: Decodable, CustomTestStringConvertible {
        var announcement: String
        var values: [String: String]
        /// How often each value is to be repeated, for texts that nobody wants to read.
        var `repeat`: Int?
        var clips: [Int]?
        var code: String?
        /// The slot that is refused.
        var slot: String?

        var texts: [String: String] { values.mapValues { String(repeating: $0, count: `repeat` ?? 1) } }
        var testDescription: String { "\(announcement) \(values)\(`repeat`.map { "×\($0)" } ?? "")" }
    }

    struct Currency: Decodable { var code: String, scale: Int }
    struct Range: Decodable { var min: String, max: String }

    var clipCount: Int
    var currency: Currency
    var range: Range
    private var grammar: JSONValue
    var cases: [Case]

    var table: NumberTable { get throws { try NumberTable(json: CompactJSON.text(grammar)) } }

    func loaded() throws -> AmountGrammar {
        let (min, max) = (try Amount(range.min, scale: currency.scale), try Amount(range.max, scale: currency.scale))
        return try AmountGrammar(table, clipCount: clipCount, range: min...max)
    }

    static let all: SlotCases = {
        let file = Document.root.appendingPathComponent("Tests/SlotCases/slots.json")
        do { return try JSONDecoder().decode(SlotCases.self, from: Data(contentsOf: file)) } catch {
            fatalError("\(error)")
        }
    }()
}

struct SlotCaseTests {
    @Test(arguments: SlotCases.all.cases)
    func saysOrRefuses(_ value: SlotCases.Case) throws {
        let grammar = try SlotCases.all.loaded()
        do throws(AmountGrammar.Refusal) {
            #expect(try grammar.clips(announcement: value.announcement, values: value.texts) == value.clips)
        } catch {
            #expect(error.code == value.code)
            let slot: String? = if case .slot(let name, _) = error { name } else { nil }
            if value.slot != AmountGrammar.amountName || slot != nil { #expect(slot == value.slot) }
        }
    }

    @Test func tellsSlots() throws {
        let slots = try #require(try SlotCases.all.loaded().slots(announcement: "paid"))
        #expect(slots.map(\.name) == ["channel", "amount"])
        #expect(slots.map(\.kind) == ["choice", "amount"])
        #expect(slots.map(\.isOptional) == [true, false])
    }

    /// Each example and each sample is said.
    @Test func saysItsOwnSamples() throws {
        let grammar = try SlotCases.all.loaded()
        for id in grammar.table.announcements.keys {
            let sample = grammar.sample(announcement: id)
            for values in sample { _ = try grammar.clips(announcement: id, values: values) }
            #expect(sample.isEmpty == (grammar.slots(announcement: id) ?? []).isEmpty, "\(id)")
        }
        #expect(grammar.refusalOnTrial == nil)
    }

    @Test func writesWhatItReads() throws {
        let table = try SlotCases.all.table
        #expect(try NumberTable(json: table.text) == table)
        #expect(!NumberTable().text.contains("slots"))
    }

    @Test(
        "Unsound slots are refused",
        arguments: [
            #"{"kind":"number","min":"9","max":"1","scale":0,"parts":[[{"say":[1]}]]}"#,
            #"{"kind":"number","min":"01","max":"9","scale":0,"parts":[[{"say":[1]}]]}"#,
            #"{"kind":"number","min":"1","max":"9","scale":0,"parts":[[]]}"#,
            #"{"kind":"number","min":"1","max":"9","scale":4,"parts":[[{"say":[1]}]]}"#,
            #"{"kind":"time","min":"00:00","max":"24:00","parts":[[{"say":[1]}]]}"#,
            #"{"kind":"time","min":"09:00","max":"08:59","parts":[[{"say":[1]}]]}"#,
            #"{"kind":"time","min":"00:00","max":"23:59","parts":[[]]}"#,
            #"{"kind":"time","min":"00:00","max":"23:59","parts":[]}"#,
            #"{"kind":"time","min":"00:00","max":"23:59","parts":[[{"say":[1]}],[{"say":[1]}]]}"#,
            #"{"kind":"time","min":"00:00","max":"23:59","parts":[[{"say":[]}]]}"#,
            #"{"kind":"time","min":"00:00","max":"23:59","parts":[[{"when":{"day":[1,2]},"say":[1]}]]}"#,
            #"{"kind":"time","min":"00:00","max":"23:59","parts":[[{"say":["digits=n"]}]]}"#,
            #"{"kind":"choice","choices":{}}"#,
            #"{"kind":"choice","choices":{"a":[]}}"#,
            #"{"kind":"choice","choices":{"":[1]}}"#,
            #"{"kind":"spell","form":[],"clips":{}}"#,
            #"{"kind":"spell","form":[{"symbols":"A","min":0,"max":1}],"clips":{"A":[1]}}"#,
            #"{"kind":"spell","form":[{"symbols":"A","min":1,"max":33}],"clips":{"A":[1]}}"#,
            #"{"kind":"spell","form":[{"symbols":"A","min":2,"max":1}],"clips":{"A":[1]}}"#,
            #"{"kind":"spell","form":[{"symbols":"AA","min":1,"max":1}],"clips":{"A":[1]}}"#,
            #"{"kind":"spell","form":[{"symbols":"AB","min":1,"max":1}],"clips":{"A":[1]}}"#,
            #"{"kind":"spell","form":[{"symbols":"A","min":1,"max":1}],"clips":{"A":[1],"BC":[1]}}"#,
            #"{"kind":"spell","form":[{"symbols":"A","min":1,"max":1}],"clips":{"A":[1]},"last":0}"#,
            #"{"kind":"date","min":"2026-01-02","max":"2026-01-01","parts":[[{"say":["day=n"]}]]}"#,
            #"{"kind":"date","min":"2026-02-29","max":"2026-12-31","parts":[[{"say":["day=n"]}]]}"#,
            #"{"kind":"date","min":"1900-01-01","max":"2100-01-01","parts":[[{"say":["day=n"]}]]}"#,
            #"{"kind":"date","min":"2026-01-01","max":"2026-12-31","parts":[[]]}"#,
            #"{"kind":"date","min":"2026-01-01","max":"2026-12-31","parts":[[{"say":[]}]]}"#,
            #"{"kind":"duration","min":"PT1M","max":"PT9M","units":["minutes"],"parts":[]}"#,
            #"{"kind":"duration","min":"PT1M","max":"PT9M","units":["minutes"],"parts":[[]]}"#,
            #"{"kind":"duration","min":"PT9M","max":"PT1M","units":["minutes"],"parts":[[{"say":[1]}]]}"#,
            #"{"kind":"duration","min":"PT1S","max":"PT1M","units":["minutes"],"parts":[[{"say":[1]}]]}"#,
            #"{"kind":"duration","min":"PT0S","max":"PT99H","units":["seconds"],"parts":[[{"say":[1]}]]}"#,
            #"{"kind":"duration","min":"PT1M","max":"PT9M","units":["minutes"],"parts":[[{"say":["hours=n"]}]]}"#,
            #"{"kind":"spell","form":[{"symbols":"A","min":1,"max":2}],"clips":{"A":[1]},"double":[]}"#,
        ])
    func refusesUnsoundSlots(_ json: String) throws {
        var table = try SlotCases.all.table
        table.slots["table"] = try NumberTable(json: #"{"slots":{"table":\#(json)}}"#).slots["table"]
        #expect(throws: NumberGrammarError.slot("table")) { try grammar(table) }
    }

    @Test(
        "Spans and units that are none are not read",
        arguments: [
            #"{"kind":"time","min":"00:00","max":"23:59","parts":[[{"when":{"minute":[5,4]},"say":[1]}]]}"#,
            #"{"kind":"time","min":"00:00","max":"23:59","parts":[[{"when":{"minute":[5]},"say":[1]}]]}"#,
            #"{"kind":"time","min":"00:00","max":"23:59","parts":[[{"when":{"minute":[-1,4]},"say":[1]}]]}"#,
            #"{"kind":"time","min":"00:00","max":"23:59","parts":[[{"when":{"hour-12":[1,4]},"say":[1]}]]}"#,
            #"{"kind":"time","min":"00:00","max":"23:59","parts":[[{"when":{"noon":[1,4]},"say":[1]}]]}"#,
            #"{"kind":"duration","min":"PT1M","max":"PT9M","units":[],"parts":[]}"#,
            #"{"kind":"duration","min":"PT1M","max":"PT9M","units":["days"],"parts":[[{"say":[1]}]]}"#,
            #"{"kind":"duration","min":"PT1M","max":"PT9H","units":["minutes","hours"],"parts":[[{"say":[1]}],[{"say":[1]}]]}"#,
        ])
    func readsNoSpansThatAreNone(_ json: String) {
        #expect(throws: VoiceTableError.self) { try NumberTable(json: #"{"slots":{"table":\#(json)}}"#) }
    }

    @Test func refusesAnnouncementsOfSlotsThatAreNotThere() throws {
        var table = try SlotCases.all.table
        table.announcements["x"] = [.clip(0), .slot("nobody", isOptional: false)]
        #expect(throws: NumberGrammarError.slot("nobody")) { try grammar(table) }
        table.announcements["x"] = [.slot("table", isOptional: false), .slot("table", isOptional: false)]
        #expect(throws: NumberGrammarError.slot("table")) { try grammar(table) }
        table.announcements["x"] = [.slot("table", isOptional: true)]
        #expect(throws: NumberGrammarError.slot("table")) { try grammar(table) }
        // Also where the announcement itself says no slot.
        table.announcements["x"] = [.clip(0), .amount, .amount]
        #expect(throws: NumberGrammarError.slot("amount")) { try grammar(table) }
    }

    private func grammar(_ table: NumberTable) throws -> AmountGrammar {
        let zero = try Amount("0", scale: 2)
        return try AmountGrammar(table, clipCount: 36, range: zero...zero)
    }
}
