import Foundation
import NumberGrammar
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks

/// `--update` of packs with slots.
@Suite struct SlotUpdateTests {
    private func written(
        _ name: String, _ requests: [String] = ["order-ready=order,counter", "closing=time", "waiting=place"]
    ) throws -> WrittenPack {
        var options = LocaleConformanceTests.options(name)
        options.range = "0...9"
        options.announcements = try requests.map { try AnnouncementRequest($0) }
        let pack = try LanguagePack(options, comparing: 0)
        options.range = nil
        options.announcements = []
        return try WrittenPack(pack.name, options, yaml: pack.yaml, rules: pack.rules)
    }

    @Test(arguments: ["en-USD", "de-EUR", "ja-JPY", "ru-RUB", "tr-TRY"]) func findsNothingInANewPack(name: String)
        throws
    {
        let update = try written(name).update()
        #expect(update.diagnostics.map(\.line) == [])
        #expect(update.changes.isEmpty && update.unneeded.isEmpty, "\(update.additions) \(update.unneeded)")
    }

    @Test func widensTheAmounts() throws {
        let pack = try written("en-USD")
        try pack.widen(to: "0.00...999.99")
        let update = try pack.update()
        #expect(update.diagnostics.map(\.line) == [])
        #expect(update.additions.map(\.text) == ["hundred"])
        #expect(try pack.compiled().compiled.diagnostics.map(\.line) == [])
    }

    @Test func widensASlot() throws {
        let pack = try written("en-USD")
        try pack.change("pack.yml") { $0.replacing("counter: { number: 1...99,", with: "counter: { number: 1...9999,") }
        let told = try pack.compiled().compiled.diagnostics.map(\.line)
        #expect(told.count == 1 && told.allSatisfy { $0.contains("--currency USD --recordings") }, "\(told)")
        #expect(try pack.update().additions.map(\.text) == ["hundred", "thousand"])
        #expect(try pack.compiled().compiled.diagnostics.map(\.line) == [])
    }

    /// A rule set that pack.yml names is added, of the language or of CLDR, with the sets and clips that it needs.
    @Test(arguments: [
        ("nl-EUR", "{day %spellout-ordinal}", "vierentwintigste"), ("en-USD", "{day %ordinal}", "twenty-fourth"),
        ("sv-SEK", "{day %spellout-ordinal-masculine}", "tjugofjärde"),
    ]) func addsSetsThatAreNamed(name: String, part: String, day: String) throws {
        let pack = try written(name, ["ready-on=date"])
        try pack.change("pack.yml") { $0.replacing(/"\{day[^"]*"/, with: "\"\(part)\"") }
        if name == "en-USD" {
            try pack.change("numbers.rbnf") { $0.replacing(/(?s)\n%ordinal:\n.*?\n\n/, with: "\n") }
        }
        #expect(try pack.compiled().compiled.diagnostics.contains { $0.check == .numbersUnknownSet })
        let update = try pack.update()
        #expect(update.diagnostics.map(\.line) == [])
        #expect(!update.ruleAdditions.isEmpty && update.hasUncheckedRules == (name != "en-USD"))
        let (changed, compiled) = try pack.compiled()
        let said = try compiled.grammar?.clips(slot: "date", value: "2026-11-24").map { changed.clips[$0].text }
        #expect(said?.joined().replacing("-", with: "").contains(day.replacing("-", with: "")) == true, "\(said ?? [])")
        #expect(try pack.update().changes.isEmpty)
    }

    /// A clip that only a slot said is told once the slot is gone.
    @Test func tellsWhatNoSlotSays() throws {
        let pack = try written("en-USD")
        try pack.change("pack.yml") {
            $0.replacing("[closing-at, \"{time}\"]", with: "[closing-at]").replacing(
                /\n  time:\n(    .*\n)+/, with: "\n")
        }
        let update = try pack.update()
        #expect(Set(update.unneeded).isSuperset(of: ["a-m", "oh"]), "\(update.unneeded)")
        #expect(
            Set(update.unneeded).isDisjoint(with: ["a", "0", "9", "1-ordinal", "closing-at"]), "\(update.unneeded)")
    }

    private func tickets(_ locale: String) throws -> WrittenPack {
        var options = SeedOptions(locale: locale, counted: .nothing)
        options.announcements = try ["order-ready=order,counter", "waiting=place"].map { try AnnouncementRequest($0) }
        let pack = try LanguagePack(options, comparing: 0)
        options.announcements = []
        return try WrittenPack(pack.name, options, yaml: pack.yaml, rules: pack.rules)
    }

    @Test(arguments: ["en", "de", "ja", "ru", "ar"]) func findsNothingInANewPackWithoutAmounts(locale: String) throws {
        let update = try tickets(locale).update()
        #expect(update.diagnostics.map(\.line) == [])
        #expect(update.changes.isEmpty && update.unneeded.isEmpty, "\(update.additions) \(update.unneeded)")
    }

    /// A pack that says tickets alone gets the rules and the clips of a wider slot, and is told what no slot says any more.
    @Test func widensASlotWithoutAmounts() throws {
        let pack = try tickets("en")
        let counter = "counter: { number: 1..."
        try pack.change("pack.yml") { $0.replacing("\(counter)99,", with: "\(counter)99999,") }
        let update = try pack.update()
        #expect(update.diagnostics.map(\.line) == [])
        #expect(Set(update.additions.map(\.text)) == ["hundred", "thousand"] && !update.ruleAdditions.isEmpty)
        let (changed, compiled) = try pack.compiled()
        let said = try compiled.grammar?.clips(slot: "counter", value: "90007").map { changed.clips[$0].text }
        #expect(said == ["ninety", "thousand", "seven"], "\(compiled.diagnostics.map(\.line))")
        try pack.change("pack.yml") { $0.replacing("\(counter)99999,", with: "\(counter)9,") }
        let narrow = try pack.update()
        #expect(Set(narrow.unneeded).isSuperset(of: ["hundred", "thousand"]) && narrow.changes.isEmpty)
    }

    /// Ordinals end where the language's do, beside amounts and without them.
    @Test(arguments: [true, false]) func refusesASlotBeyondTheRules(saysAmounts: Bool) throws {
        let pack = try saysAmounts ? written("en-USD") : tickets("en")
        try pack.change("pack.yml") { $0.replacing("place: { number: 1...99,", with: "place: { number: 1...100,") }
        let update = try pack.update()
        #expect(update.diagnostics.map(\.check) == [.numbersRange])
        #expect(update.changes.isEmpty)
    }
}
