import NumberGrammar
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetPacks

@testable import VoiceAssetLanguagePackSeed

/// What stands in a new pack's files.
@Suite struct SeedTests {
    private func pack(_ name: String, _ change: (inout SeedOptions) -> Void = { _ in }) throws -> LanguagePack {
        var options = LocaleConformanceTests.options(name)
        change(&options)
        return try LanguagePack(options, comparing: 0)
    }

    /// A pack of a language that nothing here knows: CLDR alone.
    private func plain(_ name: String, _ change: (inout SeedOptions) -> Void = { _ in }) throws -> LanguagePack {
        var options = LocaleConformanceTests.options(name)
        change(&options)
        let folder = try TemporaryFolder()
        return try LanguagePack(options, of: LanguageLibrary(folder.path), comparing: 0)
    }

    /// The rules without comments.
    private func rules(_ pack: LanguagePack) -> String {
        pack.rules.split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "\n")
    }

    private func ids(_ pack: LanguagePack) throws -> [String] {
        try #require(PackDocument(pack).pack).clips.map(\.id)
    }

    /// Italian says "di euro" behind whole millions only.
    @Test(arguments: [("0...999.99", false), ("0...999999.99", false), ("0...1000000", true)])
    func currencyFormsOfTheRange(range: String, isThere: Bool) throws {
        #expect(try ids(pack("it-EUR") { $0.range = range }).contains("di-euro") == isThere)
    }

    /// `--rule-set` holds for whole amounts and before the point: 二 throughout, and no clip 两.
    @Test(arguments: [
        ("zh-Hans-CNY", 200, "二元"), ("zh-Hans-CNY", 20_000, "二百元"), ("zh-Hans-CNY", 200_000, "二千元"),
        ("zh-Hans-CNY", 2_000_000, "二万元"), ("zh-Hans-CNY", 20_000_000_000, "二亿元"),
        ("zh-Hans-CNY", 120_001, "一千二百点零一元"), ("zh-Hans-CNY", 222_202, "二千二百二十二点零二元"),
        ("zh-Hans-CNY", 2_200_250, "二万二千零二点五元"), ("zh-Hant-TWD", 200_050, "二千点五元"),
        ("yue-HKD", 200_050, "二千點五元"), ("yue-HKD", 200, "二元"),
    ]) func ruleSetHoldsBeforeThePoint(name: String, minorUnits: Int64, text: String) throws {
        let pack = try pack(name) { $0.ruleSet = "spellout-cardinal" }
        let amount = try Amount(minorUnits: minorUnits, scale: 2)
        let said = try #require(SayableAnnouncements(pack)).text(of: amount)
        #expect(said == text.replacing("点", with: name.hasPrefix("zh-Hans") ? "点" : "點"))
        #expect(try !ids(pack).contains { ["liang", "loeng"].contains($0) })
    }

    /// Italian says uno before sc, z and a consonantal y (Fornaciari, Grammatica italiana); French and Brazil's Portuguese have the
    /// plural from 2 on, with any fraction, where Portugal says 1,5 dias (CLDR, plurals).
    @Test(arguments: [
        ("it-KES", 100, "uno scellino"), ("it-KES", 2100, "ventuno scellini"), ("it-PLN", 100, "uno zloty"),
        ("it-EUR", 100, "un euro"), ("pt-CNY", 50, "zero vírgula cinco yuan"), ("pt-CNY", 150, "um vírgula cinco yuan"),
        ("pt-CNY", 250, "dois vírgula cinco yuans"), ("pt-PT-CNY", 150, "um vírgula cinco yuans"),
        ("fr-CNY", 50, "zéro virgule cinq yuan"), ("fr-CNY", 250, "deux virgule cinq yuans"),
    ]) func unitsAgree(name: String, minorUnits: Int64, text: String) throws {
        let said = try #require(SayableAnnouncements(pack(name))).text(of: Amount(minorUnits: minorUnits, scale: 2))
        #expect(said == text)
    }

    /// Letters in brackets would part a word, for which an answer may put another one.
    @Test func bracketsPartNoWord() throws {
        let bulgarian = try pack("bg-EUR") { $0.range = "0...999" }
        let rules = rules(bulgarian)
        #expect(rules.contains("10: десет;") && rules.contains("20: двадесет[ и >"), "\(rules)")
        let question = try #require(PackDocument(bulgarian).questions.first { !$0.choices.isEmpty })
        #expect(question.choices.contains(.init("единадесет", or: "единайсет")))
        #expect(question.choices.allSatisfy { WordReplacement([($0.words, "")]).stands(in: rules) })
    }

    @Test func wholeEnglishPack() throws {
        let pack = try pack("en-USD") { $0.range = "0...999" }
        #expect(
            try ids(pack).joined(separator: " ") == """
                payment-received 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 30 40 50 60 70 80 90 hundred \
                and dollar dollars cent cents
                """)
        #expect(
            rules(pack).hasSuffix(
                """
                19: nineteen;
                20: twenty[->>];
                30: thirty[->>];
                40: forty[->>];
                50: fifty[->>];
                60: sixty[->>];
                70: seventy[->>];
                80: eighty[->>];
                90: ninety[->>];
                100: << hundred[ >>];
                1000: =#,##0=;
                """))
        let source = try #require(PackDocument(pack).pack)
        #expect(
            source.words == [
                "major": ["one": "dollar", "other": "dollars"], "minor": ["one": "cent", "other": "cents"],
            ])
        #expect(
            source.amount == [
                .init(fraction: 0, say: ["{integer}", "{major}"]), .init(integer: 0, say: ["{fraction}", "{minor}"]),
                .init(say: ["{integer}", "{major}", "and", "{fraction}", "{minor}"]),
            ])
    }

    /// Brackets instead of twins, soft hyphens kept, no rule that the range does not reach.
    @Test func rulesCanBeEdited() throws {
        let rules = rules(try plain("de-EUR") { ($0.range, $0.gender) = ("0...9999.99", .masculine) })
        #expect(rules.contains("\n20: [>%spellout-cardinal-masculine>\u{AD}und\u{AD}]zwanzig;\n"))
        #expect(rules.contains("\n100: <<\u{AD}hundert[\u{AD}>>];\n1000: <<\u{AD}tausend[\u{AD}>>];\n"))
        #expect(!rules.contains("101:") && !rules.contains("Million") && !rules.contains("-x:"))
        let sets = rules.split(separator: "\n").filter { $0.hasPrefix("%") }
        #expect(sets == ["%spellout-cardinal-masculine:", "%spellout-numbering:"])
    }

    /// Words that fuse: one clip for each number below 100, or for each multiple.
    @Test func fusedWords() throws {
        let german = try #require(PackDocument(pack("de-EUR")).pack)
        #expect((german.atomic ?? 0) >= 30 && german.clips.contains { $0.id == "21" && $0.text == "einundzwanzig" })
        let russian = try #require(PackDocument(pack("ru-RUB")).pack)
        #expect(russian.clips.contains { $0.id == "500" && $0.text == "пятьсот" })
        let japanese = try #require(PackDocument(pack("ja-JPY")).pack)
        #expect(japanese.clips.contains { $0.id == "300" && $0.text == "三百" })
        let plain = try #require(PackDocument(pack("de-EUR") { ($0.atomic, $0.allowsUnreviewed) = (0, true) }).pack)
        #expect(plain.atomic == nil && !plain.clips.contains { $0.text == "einundzwanzig" })
    }

    /// Helpers that say the end of a word get its beginning: `cent` and `o­uno` are `cento` and `uno`.
    @Test func noEndingsToRecord() throws {
        let texts = try #require(PackDocument(pack("it-EUR")).pack).clips.map(\.text)
        #expect(texts.contains("cento") && !texts.contains("o") && !texts.contains("ouno"))
    }

    @Test func chineseCharacters() throws {
        let clips = try #require(PackDocument(pack("zh-CNY")).pack).clips
        #expect(
            clips.map(\.id).joined(separator: " ")
                == "payment-received 0 1 2 3 4 5 6 7 8 9 ten hundred thousand ten-thousand hundred-million liang point "
                + "yuan")
        #expect(clips.dropFirst().map(\.text).joined() == "零一二三四五六七八九十百千万亿两点元")
    }

    /// Thai numbers need 18 clips (number-grammar: 10 digits, เอ็ด, ยี่ and six units).
    @Test func thaiJoins() throws {
        let clips = try #require(PackDocument(pack("th-THB")).pack).clips
        #expect(clips.count == 18 + 3)
    }

    /// Every form of a currency's word by its plural category, with what CLDR puts between.
    @Test func pluralWords() throws {
        let slovenian = try #require(PackDocument(pack("sl-EUR")).pack)
        #expect(
            slovenian.words["major"] == ["one": "evro", "two": "evra", "few": "evri", "other": "evrov"])
        let romanian = try #require(PackDocument(pack("ro-RON")).pack)
        #expect(Set(romanian.words["major"]?.keys.map { $0 } ?? []) == ["one", "few", "other"])
        #expect(romanian.clips.contains { $0.text == "de lei" })
    }

    @Test func choices() throws {
        let digits = try #require(PackDocument(pack("en-USD") { $0.fractions = .digits }).pack)
        #expect(digits.amount.last?.say == ["{integer}", "point", "{digits}", "dollars"])
        let feminine = try plain("es-MXN") { $0.gender = .feminine }
        #expect(rules(feminine).hasPrefix("%spellout-cardinal-feminine:"))
        let verbose = try plain("en-USD") { $0.ruleSet = "%spellout-cardinal-verbose" }
        #expect(rules(verbose).hasPrefix("%spellout-cardinal-verbose:"))
        let first = try #require(PackDocument(pack("sw-KES")).pack)
        #expect(first.amount.first?.say == ["shilingi", "{integer}"])
    }

    /// Amounts with a fraction are refused, not said without it.
    @Test func noFractions() throws {
        let pack = try pack("en-USD") { $0.fractions = .whole }
        let source = try #require(PackDocument(pack).pack)
        #expect(source.refusesFractions && source.amount == [.init(fraction: 0, say: ["{integer}", "{major}"])])
        #expect("\(source.range.upperBound)" == "999999999.00")
    }

    /// What nobody knows here is for a person to write; ICU's full names are not what people say.
    @Test func unknownWords() throws {
        let source = PackDocument(try plain("ro-MDL"))
        let clips = try #require(source.pack).clips
        // In each form that the language has: 1, 2, 20.
        #expect(
            clips.filter { $0.text.hasPrefix("TODO") }.map(\.id) == [
                "payment-received", "unit-one", "unit-few", "unit-other", "minor-unit-one", "minor-unit-few",
                "minor-unit-other",
            ])
        #expect(source.diagnostics.map(\.check.id) == Array(repeating: "pack-todo", count: 7))
        #expect(clips.contains { $0.id == "minor-unit-few" && $0.text == "TODO minor unit (as with 2)" })
    }

    /// The forms that the language's other words have; rules that say number and unit in one say the mark as well.
    @Test func unknownForms() throws {
        let source = PackDocument(try pack("ru-CDF"))
        #expect(
            try #require(source.pack).words["minor"] == [
                "one": "minor-unit-one", "few": "minor-unit-few", "many": "minor-unit-many",
                "other": "minor-unit-many",
            ])
        #expect(try ids(pack("hu-CDF")).suffix(2) == ["unit", "minor-unit"])
        let french = PackDocument(try pack("fr-FJD"))
        let marked = try #require(french.pack).clips.filter { $0.text.contains("TODO") }
        #expect(marked.count > 20 && french.diagnostics.count == marked.count)
    }

    /// The tag in its canonical form; likewise the pack's name.
    @Test(arguments: [("PT-br", "pt-BR-BRL"), ("zh_hant", "zh-Hant-BRL"), ("iw", "he-BRL"), ("de-AT", "de-AT-BRL")])
    func canonicalNames(locale: String, name: String) throws {
        #expect(LanguagePack.name(locale: locale, counted: .currency("BRL")) == name)
        #expect(try LanguagePack(SeedOptions(locale: locale, currency: "BRL"), comparing: 0).name == name)
    }

    @Test func refusals() {
        func refusal(_ locale: String, _ currency: String, _ change: (inout SeedOptions) -> Void = { _ in })
            -> SeedError?
        {
            var options = SeedOptions(locale: locale, currency: currency)
            change(&options)
            do throws(SeedError) {
                _ = try LanguagePack(options)
                return nil
            } catch {
                return error
            }
        }
        // ICU answers for these in the language of the process, or in English.
        for locale in ["so", "tlh", "zz"] {
            #expect(refusal(locale, "USD")?.findings(file: locale).map(\.check) == [.languageMissing], "\(locale)")
        }
        // Serbian in Latin script has rules of its own, Malay in Arabic script has not.
        #expect(refusal("sr-Latn", "RSD") == nil)
        #expect(refusal("ms-Arab", "MYR")?.findings(file: "p").first?.found.contains("`root`") == true)
        for locale in ["", "d", "und", "../x", "de/..", "de EUR", "de\u{0}", String(repeating: "a", count: 500)] {
            #expect(refusal(locale, "EUR") == .malformedLocale(locale))
        }
        for currency in ["", "eur", "XXX", "EURO", "../", "XAU"] {
            #expect(refusal("de", currency)?.text.hasPrefix("\(currency) is no currency in use") == true)
        }
        func words(_ currency: String, _ change: (inout SeedOptions) -> Void) -> String {
            refusal("en", currency, change)?.text ?? ""
        }
        for range in ["5...1", "0...1.005"] {
            #expect(words("USD") { $0.range = range }.hasPrefix("\(range) is no range"))
        }
        #expect(words("JPY") { $0.fractions = .minor } == "--fraction minor is not possible: JPY has no minor unit.")
        #expect(words("USD") { $0.ruleSet = "spelling" }.hasPrefix("There is no rule set spelling for this language"))
        #expect(words("USD") { $0.gender = .feminine }.hasPrefix("There is no rule set for feminine nouns"))
    }
}
