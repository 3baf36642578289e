import NumberGrammar
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks

/// What tables of one currency's amounts don't show: the gender of decimals and hours, numbers that count nothing, dates.
@Suite struct SpokenNumberTests {
    private static func scaffold(
        _ name: String, _ slots: [String] = [], fractions: FractionStyle? = nil
    ) throws -> CompiledScaffold {
        var options = LocaleConformanceTests.options(name)
        options.range = "0...9999"
        options.allowsUnreviewed = true
        options.fractions = fractions
        options.announcements = try slots.map { try AnnouncementRequest("of-\($0)=\($0)") }
        return try CompiledScaffold(LanguagePack(options, comparing: 0))
    }

    private static func said(_ slot: String, _ value: String, _ scaffold: CompiledScaffold) throws -> [String] {
        try scaffold.grammar.clips(slot: slot, value: value).map { scaffold.pack.clips[$0].text }
    }

    /// The number before a point agrees with what it counts: RAE, Nueva gramática (2009), 21; Cunha e Cintra, Numerais; IEC.
    @Test(arguments: [
        ("es-TRY", "350.90", "trescientas cincuenta liras con noventa kuruş", FractionStyle?.none),
        ("es-INR", "21.01", "veintiuna coma cero uno rupias", nil),
        ("es-INR", "200.50", "doscientas coma cinco rupias", nil),
        ("es-SAR", "21.50", "veintiuno coma cinco riyales", nil),
        ("it-TRY", "350.90", "trecentocinquanta lire e novanta kuruş", nil),
        ("pt-TRY", "350.90", "trezentas e cinquenta liras e noventa kuruş", nil),
        ("pt-INR", "202.50", "duzentas e duas vírgula cinco rupias", nil),
        ("pt-PT-INR", "21.01", "vinte e uma vírgula zero um rupias", nil),
        ("gl-GBP", "202.50", "duascentas dúas coma cinco libras", .digits),
        ("ca-GBP", "202.50", "dues-centes dues coma cinc lliures", .digits),
    ]) func decimalsAgree(name: String, amount: String, text: String, fractions: FractionStyle?) throws {
        let scaffold = try Self.scaffold(name, fractions: fractions)
        let clips = try scaffold.grammar.clips(amount: Amount(amount, scale: 2))
        let said = clips.map { scaffold.pack.clips[$0].text }.joined(separator: " ")
        #expect(ReadingTable.heard(said) == ReadingTable.heard(text), "\(said)")
    }

    /// Rules that say number and unit in one have a set for a number that counts nothing.
    @Test(
        arguments: Set(ReadingsConformanceTests.compared + ["ar-AED", "cy-GBP", "ga-EUR", "he-ILS", "mt-EUR"]).sorted())
    func countersCountNoMoney(name: String) throws {
        let scaffold = try Self.scaffold(name, ["counter"])
        for number in 1...99 {
            let counter = try scaffold.grammar.clips(slot: "counter", value: "\(number)")
            let scale = scaffold.pack.currency.scale
            let amount = try scaffold.grammar.clips(amount: Amount("\(number)", scale: scale))
            #expect(counter != amount, "\(number)")
        }
    }

    /// година, гадзіна, hodina, ura, valanda, hora, ώρα are feminine; klukkan, klokken take the neuter.
    @Test(arguments: [
        ("be-BYN", "дзве"), ("cs-CZK", "dvě"), ("sk-EUR", "dve"), ("sl-EUR", "dve"), ("lt-EUR", "dvi"),
        ("ca-EUR", "dues"), ("gl-EUR", "dúas"), ("is-ISK", "tvö"),
    ]) func hoursAgree(name: String, two: String) throws {
        #expect(try Self.said("time", "02:00", Self.scaffold(name, ["time"])).first == two)
    }

    @Test(arguments: [
        ("el-EUR", "03:01", ["τρεις", "ένα"]), ("da-DKK", "01:01", ["et", "et"]), ("nb-NOK", "01:01", ["ett", "ett"]),
    ])
    func minutesAgree(name: String, time: String, words: [String]) throws {
        let said = try Self.said("time", time, Self.scaffold(name, ["time"]))
        #expect([said.first, said.last] == words)
    }

    /// Every language says dates: those without slots of their own with CLDR's months, and numbers for day and year.
    @Test(arguments: ReadingsConformanceTests.compared) func datesAreSaid(name: String) throws {
        let scaffold = try Self.scaffold(name, ["date"])
        for date in ["2000-01-01", "2026-11-24", "2099-12-31"] {
            let said = try Self.said("date", date, scaffold)
            #expect(said.count >= 3 && !said.contains { TodoMarker.stand(in: $0) }, "\(said)")
        }
    }
}
