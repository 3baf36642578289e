import NumberGrammar
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks

/// A pack whose range is widened in pack.yml: refused with the first amount, and mended by `--update`, after which it says
/// what a pack says that was made for the range.
@Suite struct WidenedRangeTests {
    private static let some = ["es-EUR", "fr-EUR", "ru-RUB", "zh-Hans-CNY"]
    static let compared = Exhaustive.isWanted ? ReadingTable.names : some

    /// The largest whole numbers that ranges are widened from and to; nil for what a new pack has unless it is told.
    static let ranges: [(from: String, to: String?)] =
        Exhaustive.isWanted
        ? [("9", nil), ("999", nil), ("1000", "999999999999")]
        : [("99", nil)]

    /// Numbers around powers of ten and between them, with and without a fraction.
    private static func amounts(of pack: VoicePack) -> [Amount] {
        let unit = (0..<pack.currency.scale).reduce(Int64(1)) { value, _ in value * 10 }
        var numbers = Array(Int64(0)...130)
        for exponent in 1..<15 {
            let power = (0..<exponent).reduce(Int64(1)) { value, _ in value * 10 }
            numbers += [
                power - 1, power, power + 1, 2 * power, 2 * power + 2, 3 * power + 21, 7 * power - 1, 11 * power,
            ]
            numbers.append(123_456_789_012_345 % (10 * power))
        }
        let values = numbers.map { $0 * unit } + (pack.refusesFractions ? [] : numbers.map { $0 * unit + $0 % unit })
        return values.compactMap { try? Amount(minorUnits: $0, scale: pack.currency.scale) }
            .filter(pack.range.contains)
    }

    /// `0.00...999.99`
    private static func range(to number: String, like pack: VoicePack) -> String {
        "0...\(number)" + (pack.currency.scale == 0 || pack.refusesFractions ? "" : ".")
            + String(repeating: "9", count: pack.refusesFractions ? 0 : pack.currency.scale)
    }

    @Test(arguments: compared, ranges) func updateAddsTheRules(name: String, range: (from: String, to: String?)) throws
    {
        guard let usual = try? WrittenPack(name, range: nil) else { return }
        let like = try usual.compiled().pack
        let wide = range.to.map { Self.range(to: $0, like: like) }
        guard let fresh = try? wide.map({ try WrittenPack(name, range: $0) }) ?? usual,
            let (freshPack, _) = try? fresh.compiled(),
            let narrow = Int64(range.from), narrow < freshPack.range.upperBound.integer
        else { return Figures.print("widened \(name)", "\(range)", "no such pack") }
        let amounts = Self.amounts(of: freshPack)
        let said = try fresh.readings(amounts)
        for withoutEnds in [false, true] {
            let pack = try WrittenPack(name, range: Self.range(to: range.from, like: like))
            if withoutEnds { try pack.removeEnds() }
            try pack.widen(to: "\(freshPack.range)")
            let before = try pack.compiled().compiled
            let (refused, grammar) = (before.diagnostics.filter { $0.check == .numbersRange }, before.grammar)
            let update = try pack.update()
            let now = update.diagnostics.isEmpty ? try pack.readings(amounts) : []
            let wrong = zip(amounts, zip(now, said)).filter { pair in
                pair.1.0.map(ReadingTable.heard) != pair.1.1.map(ReadingTable.heard)
            }
            Figures.print(
                "widened \(name)", "\(range) \(withoutEnds ? "no ends" : "ends")",
                update.diagnostics.first.map { "REFUSED \($0.line)" } ?? (wrong.isEmpty ? "same" : "WRONG \(wrong[0])"),
                "clips \(freshPack.clips.count)", "\((try? pack.compiled().pack.clips.count) ?? 0)")
            // Such as that two amounts sound alike, which is proven of rules that reach.
            #expect(!refused.isEmpty && grammar == nil)
            // Of Italian "un milione di euro" and Romanian "de lei" a pack for less has no forms to choose from.
            let isRefused =
                Exhaustive.isWanted && update.diagnostics.contains { $0.found.contains(" would be said as `") }
            #expect(isRefused ? update.changes.isEmpty : update.diagnostics == [])
            let count = wrong.count
            #expect(count == 0, "\(wrong.prefix(3))")
            if update.diagnostics.isEmpty {
                // A second update changes nothing.
                #expect(try pack.update().changes.isEmpty)
            }
        }
    }

    /// The patterns say amounts by a set that was cut for less: minor units.
    @Test(arguments: [false, true]) func anotherSet(withoutEnds: Bool) throws {
        let pack = try WrittenPack("fr-EUR", range: "0.00...9999.99")
        if withoutEnds { try pack.removeEnds() }
        try pack.change("pack.yml") { $0.replacing("{integer %unit}", with: "{integer %minor}") }
        let found = try pack.compiled().compiled.diagnostics.filter { $0.check == .numbersRange }.map(\.found)
        let told =
            withoutEnds
            ? "`%minor` has no rule for 100 and above, but 100.00 needs one"
            : "`%minor` says numbers from 100 on only in digits, but 100.00 needs words"
        #expect(found.contains { $0.hasPrefix(told) }, "\(found)")
        #expect(try pack.update().diagnostics == [])
        let amount = try Amount("1200.01", scale: 2)
        #expect(try pack.readings([amount]) == ["mille deux cents centimes et un centime"])
    }

    /// A pack of 0.2.0 whose range is as it was: only the ends are added.
    @Test func updateAddsEnds() throws {
        let pack = try WrittenPack("en-US-USD", range: "0.00...9999.99")
        let rules = try pack.text("numbers.rbnf")
        try pack.removeEnds()
        let update = try pack.update()
        #expect(update.diagnostics == [] && update.additions == [] && update.changes.map(\.name) == ["numbers.rbnf"])
        #expect(update.ruleAdditions.flatMap(\.rules) == ["1000000: =#,##0=;"])
        #expect(try pack.text("numbers.rbnf") == rules)
    }

    // MARK: What a person changed

    @Test func changesSurvive() throws {
        let pack = try WrittenPack("en-US-USD", range: "0.00...999.99")
        try pack.change("numbers.rbnf") { $0.replacing("\n3: three;", with: "\n# mine\n3: tree;") }
        try pack.change("pack.yml") {
            $0.replacing("\"3\": three", with: "drei: tree").replacing(
                "announcements:\n", with: "announcements:\n  mine: [hundred, \"{amount}\"]   # mine\n")
        }
        try pack.widen(to: "0.00...999999999.99")
        let (yaml, rules) = (try pack.text("pack.yml"), try pack.text("numbers.rbnf"))
        let update = try pack.update()
        #expect(update.diagnostics == [])
        #expect(update.additions.map(\.id) == ["thousand", "million"])
        #expect(try pack.readings([Amount("3000003.00", scale: 2)]) == ["tree million tree dollars"])
        let (newYAML, newRules) = (try pack.text("pack.yml"), try pack.text("numbers.rbnf"))
        #expect(newYAML.replacing("  thousand: thousand\n  million: million\n", with: "") == yaml)
        let added = "1000: << thousand[ >>];\n1000000: << million[ >>];\n1000000000: =#,##0=;\n"
        #expect(newRules.replacing(added, with: "1000: =#,##0=;\n") == rules)
    }

    /// A rule that was taken out would come back.
    @Test(arguments: [false, true]) func removedRules(withoutEnds: Bool) throws {
        let pack = try WrittenPack("en-US-USD", range: "0.00...999.99")
        try pack.change("numbers.rbnf") {
            $0.replacing("70: seventy[->>];\n", with: "").replacing("60: sixty", with: "60/20: sixty")
        }
        if withoutEnds { try pack.removeEnds() }
        try pack.widen(to: "0.00...999999.99")
        let before = (try pack.text("pack.yml"), try pack.text("numbers.rbnf"))
        let update = try pack.update()
        #expect(
            update.diagnostics.map(\.found) == [
                "the language's rules were not added, because the pack would then say 1.72 as "
                    + "`one dollar and seventy two cents` instead of `one dollar and sixty twelve cents`"
            ])
        #expect(update.changes.isEmpty && update.additions == [] && update.ruleAdditions == [])
        #expect(try (pack.text("pack.yml"), pack.text("numbers.rbnf")) == before)
    }

    /// A form of the currency's word that only larger numbers take is missing, and no other form stands for it.
    @Test func formsOfLargerNumbers() throws {
        let pack = try WrittenPack("ro-RON", range: "0.00...9.99")
        #expect(try pack.compiled().compiled.diagnostics.filter { $0.severity == .error } == [])
        try pack.widen(to: "0.00...99.99")
        let found = ["`{major}` needs the form `other` for 20, which its words lack"]
        #expect(try pack.compiled().compiled.diagnostics.filter { $0.severity == .error }.map(\.found) == found)
        #expect(try pack.update().diagnostics.map(\.found) == found)
    }

    /// Rules that can't be added to are refused, and nothing is written.
    @Test(arguments: [
        (
            // A rule without a rest, because the range had none, that was changed.
            "en-US-USD", "1000: << thousand[ >>];", "1000: << grand;\n1001: =#,##0=;",
            "the rule for 1000 of `%counting` was changed and leaves out the remainder, but 1001.00 needs the remainder",
            "add the remainder to it, as in the language's own rule `1000: << thousand[ >>];`, and run again"
        ),
        (
            // A name that the language does not have, where it has several.
            "ru-RUB", "%spellout-cardinal-masculine", "%mine",
            "`%mine` says numbers from 1000000 on only in digits, but 1000000.00 needs words",
            "no rules for it are known here: write them, or narrow the range"
        ),
    ])
    func refusals(name: String, rule: String, change: String, found: String, advice: String) throws {
        let pack = try WrittenPack(name, range: "0.00...1000.00")
        try pack.change("numbers.rbnf") { $0.replacing(rule, with: change) }
        try pack.change("pack.yml") {
            $0.replacing(rule, with: change).replacing("thousand: thousand", with: "thousand: thousand\n  grand: grand")
        }
        try pack.widen(to: "0.00...999999999.99")
        let before = (try pack.text("pack.yml"), try pack.text("numbers.rbnf"))
        let update = try pack.update()
        #expect(update.diagnostics.first?.found == found)
        #expect(update.diagnostics.allSatisfy { $0.advice == advice })
        #expect(update.changes.isEmpty)
        #expect(try (pack.text("pack.yml"), pack.text("numbers.rbnf")) == before)
    }
}
