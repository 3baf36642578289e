import Foundation
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks

/// Packs from a folder of language files.
@Suite struct LanguageFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ tag: String, _ yaml: String, rules: String? = nil) throws {
        try folder.write("\(tag)/language.yml", yaml.utf8)
        if let rules { try folder.write("\(tag)/numbers.rbnf", rules.utf8) }
    }

    private func pack(
        _ locale: String, _ counted: Counted = .currency("EUR"), _ change: (inout SeedOptions) -> Void = { _ in }
    ) throws -> VoicePack {
        var options = SeedOptions(locale: locale, counted: counted)
        options.range = "0...99"
        change(&options)
        let written = try LanguagePack(options, of: LanguageLibrary(folder.path))
        return try #require(PackDocument(written).pack)
    }

    private func refusal(
        _ locale: String, _ counted: Counted = .currency("EUR"), _ change: (inout SeedOptions) -> Void = { _ in }
    ) -> SeedError? {
        do {
            _ = try pack(locale, counted, change)
            return nil
        } catch {
            return error as? SeedError
        }
    }

    /// What is wrong, without the folder.
    private func faults(_ locale: String) -> [String] {
        guard let refusal = refusal(locale) else { return [] }
        return refusal.findings(file: "pack").map { $0.facts.replacing("\(folder.path)/", with: "") }
    }

    private static let digits = "0: nul; un; deux; trois; four; five; six; seven; eight; nine;\n"

    // MARK: Hostile rules

    /// ICU would take hundreds of bytes for each of a million empty rules; 279 MB in all.
    @Test func manySemicolons() throws {
        try write("xx", "name: X", rules: "%counting:\n0: a;" + String(repeating: ";", count: 30_000) + "\n")
        #expect(
            faults("xx") == ["xx/numbers.rbnf:2:20005: error[numbers-limit] rules most=20000"])
    }

    @Test func rulesOfOtherBytes() throws {
        try write("xx", "name: X")
        try folder.write("xx/numbers.rbnf", Array("%counting:\n0: ".utf8) + [0xFF, 0xFE] + Array(";\n".utf8))
        let faults = faults("xx")
        #expect(faults.count == 1 && faults[0].hasPrefix("xx/numbers.rbnf:2:4: error[numbers-syntax] "), "\(faults)")
    }

    @Test func thousandSetsAreNotListed() throws {
        let sets = (0..<900).map { "%s\($0):\n0: a;\n" }.joined()
        try write("xx", "name: X", rules: "%counting:\n" + Self.digits + sets)
        let text = try #require(refusal("xx") { $0.ruleSet = "other" }?.text)
        #expect(text.hasPrefix("There is no rule set other for this language; there are: %counting, %s0, "), "\(text)")
        #expect(text.hasSuffix(", and 881 more."), "\(text)")
    }

    // MARK: Faults

    @Test(arguments: [
        (
            "name: X\nstatus: good",
            "xx/language.yml:2:9: error[pack-value] one of key=status known=approved, or checked, or cldr, or wrong text=good"
        ),
        ("name: X\ncurencies: {}", "xx/language.yml:2:1: error[pack-unknown-key] one is near key=curencies"),
        (
            "name: X\nstatus: checked",
            "xx/language.yml:2:9: error[pack-missing-key] language sources"
        ),
        ("name: X\nstatus: wrong", "xx/language.yml:2:9: error[pack-missing-key] language faults"),
        (
            "name: X\ncurrencies:\n  EUR: { gender: masculin, other: euro }",
            "xx/language.yml:3:18: error[pack-value] one of, one is near key=gender known=masculine, or feminine, or neuter, or common nearest=masculine text=masculin"
        ),
        (
            "name: X\ncurrencies:\n  EUX: { other: euro }",
            "xx/language.yml:3:3: error[pack-value] no currency in use key=EUX"
        ),
        ("name: X\ncurrencies:\n  EUR: {}", "xx/language.yml:3:8: error[pack-missing-key] no word key=EUR"),
        ("name: X\nsay: { major: [ { say: [\"{intger}\"] } ] }", ""),
        (
            "name: X\nsay: { major: [ { say: [\"{major:some}\"] } ] }",
            "xx/language.yml:2:25: error[pack-reference] template slot text={major:some}"
        ),
        (
            "name: X\nsets: { other: masculine }",
            "xx/language.yml:2:16: error[pack-value] rule set example=%masculine text=masculine"
        ),
        ("name: X\natomic: 5000", "xx/language.yml:2:9: error[pack-value] language atomic most=1000 value=5000"),
        (
            "name: X\nclips: { a: ten, b: Ten, c: ten }",
            "xx/language.yml:2:26: error[pack-duplicate] clip key=c other=a"
        ),
        ("name: X\nphrase: &a x", "xx/language.yml:2:9: error[pack-syntax] anchor"),
        (
            "- a",
            "xx/language.yml:1:1: error[pack-type] form=a line for each of its keys: `name: …` found=a list key=language.yml"
        ),
        ("name: X\ninherits: yy", "xx/language.yml: error[pack-reference] inherits parent=yy"),
    ])
    func tellsFileAndLine(yaml: String, fault: String) throws {
        try write("eo", yaml)
        let lines = faults("eo").map { $0.replacing("eo/language.yml", with: "xx/language.yml") }
        if fault.isEmpty { return #expect(!lines.isEmpty) }
        #expect(lines.first?.hasPrefix(fault) == true, "\(lines)")
    }

    @Test func tellsTheLineOfARule() throws {
        try write("eo", "name: X", rules: "# mine\n%a:\n0: nul;\n1: unu >%%b>;\n")
        #expect(faults("eo").first?.hasPrefix("eo/numbers.rbnf:4:8: error[numbers-unknown-set] ") == true)
    }

    @Test func followsNoLinkOut() throws {
        let other = try TemporaryFolder()
        try other.write("language.yml", "name: X".utf8)
        try folder.write("eo/x", [])
        try FileManager.default.createSymbolicLink(
            at: folder.url("eo/language.yml"), withDestinationURL: other.url("language.yml"))
        #expect(faults("eo").first?.contains("error[file-unsafe]") == true, "\(faults("eo"))")
    }

    // MARK: What stands in the files

    private func written(_ locale: String, _ counted: Counted, _ range: String? = nil) throws -> LanguagePack {
        var options = SeedOptions(locale: locale, counted: counted)
        options.range = range
        return try LanguagePack(options, of: LanguageLibrary(folder.path))
    }

    /// The lines of remarks at the beginning.
    private func head(_ text: String) -> [String] {
        text.split(separator: "\n").prefix { $0.hasPrefix("#") }.map(String.init)
    }

    @Test func doubtsAreOfTheirCurrency() throws {
        try write(
            "eo",
            """
            name: X
            doubts:
              - { doubt: all, or: { unu: unuj } }
              - { of: [EUR, point], doubt: euros, or: { du: duo } }
              - { of: [USD], doubt: dollars, or: { dolaro: usondolaro } }
              - { of: [phrase], doubt: said, or: { tri: trio } }
              - { doubt: unsaid, or: { kvazaŭ: kvazaux } }
            notes: [known, { of: [USD], note: coins }]
            currencies: { EUR: { other: eŭro, minor: none }, USD: { other: dolaro, minor: none } }
            units: { point: { other: punkto } }
            """)
        func doubts(_ counted: Counted) throws -> [String] {
            let document = PackDocument(
                yaml: Array(try written("eo", counted).yaml.utf8), file: "pack.yml", name: "eo", folder: [])
            return document.questions.map { question in
                question.text + question.choices.map { ": \($0.words) or \($0.other)" }.joined()
            }
        }
        let (all, euros, said) = ("all: unu or unuj", "euros: du or duo", "said: tri or trio")
        #expect(try doubts(.currency("EUR")) == [all, euros, said])
        #expect(try doubts(.currency("USD")) == [all, "dollars: dolaro or usondolaro", said])
        #expect(try doubts(.unit("point")) == [all, euros])
        #expect(
            head(try written("eo", .currency("USD")).yaml).suffix(3) == [
                "# Decided here:", "#   - known", "#   - coins",
            ])
        #expect(head(try written("eo", .currency("EUR")).yaml).suffix(2) == ["# Decided here:", "#   - known"])
        // No answer to this one could change the pack.
        try write("eo", "name: X\ndoubts: [{ doubt: x }]")
        #expect(faults("eo").first?.contains("error[pack-missing-key]") == true)
        try write("eo", "name: X\ndoubts: [{ of: [EURO], doubt: x, or: { a: b } }]")
        #expect(faults("eo").first?.contains("error[pack-value] no currency nor unit name=EURO") == true)
    }

    @Test func referencesStandInBothFiles() throws {
        try write(
            "eo", "name: X\nsources: [A grammar, A dictionary]\ncurrencies: { EUR: { other: eŭro, minor: none } }")
        let pack = try written("eo", .currency("EUR"))
        for text in [pack.yaml, pack.rules] {
            #expect(head(text).joined(separator: "\n").contains("\n# References:\n#   - A grammar\n#   - A dictionary"))
        }
    }

    /// Ids that were given by hand stand with their like, not with the currency's words.
    @Test func idsByHandStandWithTheirLike() throws {
        try write(
            "eo",
            """
            name: X
            clips: { 4-short: kva, hundred-round: cento, and-joined: kaj }
            currencies: { EUR: { other: eŭro, minor: none } }
            """,
            rules: """
                %a:
                \(Self.digits.replacing("four", with: "{4-short}"))10: dek[ >>];
                20: <<dek[ {and-joined} >>];
                100: << {hundred-round}[ >>];

                """)
        let pack = try written("eo", .currency("EUR"), "0...999")
        let lines = pack.yaml.split(separator: "\n").map { $0.drop { $0 == " " } }
        func heading(_ id: String) -> String? {
            let place = lines.firstIndex { $0.hasPrefix("\(id):") }
            return place.flatMap { lines[..<$0].last { $0.hasPrefix("#") } }.map { String($0.prefix(9)) }
        }
        #expect(heading("4-short") == "# Numbers" && heading("hundred-round") == "# What nu")
        #expect(heading("and-joined") == "# Other p" && heading("euro") == "# The cur")
    }

    /// The language's default is not the pack's where another is wanted.
    @Test(arguments: ["cs", "el"]) func saysThatNothingIsAtomic(locale: String) throws {
        let pack = try LanguagePack(SeedOptions(locale: locale, currency: "EUR"), comparing: 100)
        let source = try #require(PackDocument(pack).pack)
        #expect(source.atomic == nil && !source.clips.contains { $0.id == "21" })
    }

    // MARK: Who inherits what

    @Test func heirsTakeWhatTheyDoNotSay() throws {
        try write(
            "pt", "name: A\nphrase: one\nfractions: none\ncurrencies: { EUR: { other: euro }, USD: { other: dolar } }",
            rules: "%a:\n0: zero; one; two; three; four; five; six; seven; eight; nine;\n10: <<ty[ >>];\n")
        try write("pt-PT", "name: B\nphrase: two\ncurrencies: { EUR: { other: ero } }")
        let own = try pack("pt-PT").clips.map(\.text)
        #expect(own.contains("two") && own.contains("ero") && own.contains("seven") && !own.contains("one "))
        #expect(try pack("pt-PT", .currency("USD")).clips.map(\.text).contains("dolar"))
        #expect(try pack("pt").clips.map(\.text).contains("euro"))
        // Any other region of it takes from the language.
        #expect(try pack("pt-MO").clips.map(\.text).contains("euro"))
    }

    /// A language in another script takes nothing: its words would be unreadable.
    @Test func scriptsAreApart() throws {
        try write("sr", "name: A\ncurrencies: { RSD: { other: динар } }")
        let latin = try pack("sr-Latn", .currency("RSD")).clips
        #expect(latin.contains { $0.text.hasPrefix("TODO") } && !latin.contains { $0.text == "динар" })
        try write("sr-Latn", "name: B\ninherits: hr")
        try write("hr", "name: C\nfractions: none\ncurrencies: { RSD: { other: dinar } }")
        #expect(try pack("sr-Latn", .currency("RSD")).clips.contains { $0.text == "dinar" })
    }

    // MARK: Refusals

    @Test func asksWhichLanguage() throws {
        try write("zh-HK", "name: X\ninstead: [yue, zh-Hant]")
        for refusal in [refusal("zh-HK"), LanguageRefusal.of("zh-HK", "HKD")] {
            let told = refusal?.findings(file: "p")
            #expect(told?.map(\.check) == [.languageMissing] && told?[0].advice?.hasSuffix(": yue, zh-Hant") == true)
        }
    }

    @Test func refusesWhatIsKnownToBeWrong() throws {
        try write(
            "eo", "name: X\nstatus: wrong\nfaults: [all of it]\ncurrencies: { EUR: { other: eŭro, minor: none } }")
        #expect(refusal("eo")?.findings(file: "p").map(\.check) == [.languageDiffers])
        let pack = try pack("eo") { $0.allowsUnreviewed = true }
        #expect(pack.refusesFractions)
    }

    /// Klingon has no rules in ICU; Sinhala's own file tells what is missing.
    @Test func tellsWhatIsMissing() throws {
        try write("tlh", "name: X\nstatus: wrong\nfaults: [no numbers]\ncurrencies: { EUR: { other: x, minor: none } }")
        #expect(refusal("tlh")?.findings(file: "p").map(\.check) == [.languageMissing])
        let sinhala = try #require(LanguageRefusal.of("si", "LKR"))
        let told = sinhala.findings(file: "si-LKR")
        #expect(told.map(\.check) == [.languageMissing])
        #expect(told.first?.message.hasPrefix("there are no number rules for `si`: the numbers are known") == true)
        #expect(told.first?.message.contains("--unreviewed") == false)
    }

    @Test func neverSaysPartsOfWords() throws {
        let yaml = "name: X\ncurrencies: { EUR: { other: euro, minor: none } }"
        try write("eo", yaml, rules: "%a:\n\(Self.digits)10: ten[>>];\n20: <<ty[ >>];\n")
        // One clip for each number helps.
        #expect(try pack("eo") { $0.range = "0...99" }.atomic == 100)
        let more = "20: <<ty[ >>];\n100: <<cent[>>];\n1000: <<kilo[>>];\n1000000: =#,##0=;\n"
        try write("eo", yaml, rules: "%a:\n\(Self.digits)10: ten; 11: x;\n\(more)")
        let refusal = LanguageRefusal.of { try self.pack("eo") { $0.range = "0...999999" } }
        #expect(refusal?.text.contains("cut words into pieces") == true, "\(String(describing: refusal))")
    }

    // MARK: What is said

    /// The noun alone, or before its number, and the same for the minor unit: all combinations.
    @Test func saysNounsAlone() throws {
        try write(
            "eo",
            """
            name: X
            joint: kaj
            say:
              major: [ { when: 1, say: ["{major}", unu] }, { when: 2, say: ["{major:two}"] }, { say: ["{integer}", "{major}"] } ]
              minor: [ { when: 1, say: ["{minor}"] }, { say: ["{fraction}", "{minor}"] } ]
            currencies: { EUR: { one: eŭro, two: duopo, other: eŭroj, minor: { one: cendo, other: cendoj } } }
            """)
        let say = try pack("eo").amount.map { pattern in
            "\(pattern.integer.map(String.init) ?? "-") \(pattern.fraction.map(String.init) ?? "-") "
                + pattern.say.map(\.text).joined(separator: " ")
        }
        #expect(
            say == [
                "1 0 {major} unu", "2 0 duopo", "- 0 {integer} {major}", "0 1 {minor}", "0 - {fraction} {minor}",
                "1 1 {major} unu kaj {minor}", "1 - {major} unu kaj {fraction} {minor}", "2 1 duopo kaj {minor}",
                "2 - duopo kaj {fraction} {minor}", "- 1 {integer} {major} kaj {minor}",
                "- - {integer} {major} kaj {fraction} {minor}",
            ])
    }

    /// One clip of number and unit, by a rule set that says both.
    /// What stands in brackets behind a bar is for round numbers: ICU says them, too.
    @Test func comparesChoicesInBrackets() throws {
        let yaml = "name: X\nfractions: none\ncurrencies: { EUR: { other: euro } }"
        try write(
            "eo", yaml,
            rules: "%a:\n\(Self.digits)10: dek[ >>];\n20: << dek[ >>| rond];\n100: << cent[ kaj >>| oj];\n")
        var options = SeedOptions(locale: "eo", currency: "EUR")
        options.range = "0...999"
        let pack = try LanguagePack(options, of: LanguageLibrary(folder.path), comparing: 300)
        #expect(pack.rules.contains("20: << dek[ >>| rond];") && pack.faults(numbers: 300) == [])
    }

    @Test func saysNumberAndUnitInOneClip() throws {
        try write(
            "eo",
            "name: X\nsay: { major: [ { say: [\"{integer %a}\"] } ] }\n"
                + "currencies: { EUR: { one: euro, other: euros, minor: none } }",
            rules: "%a:\n0: nul {major:other}; un {major:one}; deux {major:other};\n3: trois {major:other};\n")
        let pack = try pack("eo") { $0.range = "0...3" }
        #expect(pack.clips.map(\.text).dropFirst() == ["nul euros", "un euro", "deux euros", "trois euros"])
    }

    @Test func countsWhatIsNoMoney() throws {
        try write(
            "eo",
            """
            name: X
            point: komo
            units: { point: { one: punkto, other: punktoj }, litre: { one: litro, other: litroj, digits: 2 } }
            """)
        let points = try pack("eo", .unit("point"))
        #expect(points.unit == "point" && points.currency.scale == 0)
        #expect(points.amount.map(\.say) == [["{integer}", "{major}"]])
        // Points are not paid.
        #expect(points.announcements.map(\.id) == ["amount"] && !points.clips.contains { $0.id == "payment-received" })
        let litres = try pack("eo", .unit("litre"))
        #expect(litres.currency.code == "XXX" && litres.currency.scale == 2)
        #expect(litres.amount.last?.say == ["{integer}", "point", "{digits}", "litroj"])
        #expect(refusal("eo", .unit("liter"))?.text.hasSuffix("did you mean litre?") == true)
        #expect(refusal("eo", .unit("../x"))?.text.hasPrefix("../x is no name for a unit") == true)
        #expect(try pack("eo", .unit("bicycle")).clips.contains { $0.text == "TODO bicycle (as with 1)" })
    }
}

/// Why there is no pack.
private enum LanguageRefusal {
    static func of(_ locale: String, _ currency: String) -> SeedError? {
        of { try LanguagePack(SeedOptions(locale: locale, currency: currency), comparing: 0) }
    }

    static func of(_ make: () throws -> some Any) -> SeedError? {
        do {
            _ = try make()
            return nil
        } catch {
            return error as? SeedError
        }
    }
}
