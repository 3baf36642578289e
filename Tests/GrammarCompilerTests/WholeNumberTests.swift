import TestSupport
import Testing
import VoiceAssetGrammar
import VoiceAssetPacks

/// What `atomic` and `fuse` make one clip is not said by others that together have its text.
@Suite struct WholeNumberTests {
    private static let german = """
        %n: 0: null; ein; zwei; drei; 4: vier; 20: [>>\u{AD}und\u{AD}]zwanzig; 100: <<\u{AD}hundert[\u{AD}>>];
        """
    private static let pieces = ["null", "ein", "zwei", "drei", "vier", "und", "zwanzig", "hundert"]

    @Test("A number below `atomic` without a clip of its own is unsaid, whatever the other clips say")
    func atomic() throws {
        let pack = try PackSample(
            locale: "de", currency: "EUR", range: "20.00...22.00", clips: Self.pieces + ["22: zweiundzwanzig"],
            rules: Self.german, rest: "atomic: 100")
        #expect(
            pack.facts == [
                "numbers.rbnf:1:40: error[numbers-text-unsaid] atomic amount=21.00 limit=100 text=einundzwanzig"
            ])
        let several = try PackSample(
            locale: "de", currency: "EUR", range: "20.00...22.00", clips: Self.pieces, rules: Self.german,
            rest: "atomic: 0")
        #expect(try several.say("21") == "ein und zwanzig")
    }

    @Test("A slip in a clip's text is told where it is, and what the number needs")
    func slip() throws {
        let pack = try PackSample(
            locale: "de", currency: "EUR", range: "20.00...22.00",
            clips: Self.pieces + ["21: einundzwnzig", "22: zweiundzwanzig"], rules: Self.german, rest: "atomic: 100")
        #expect(
            pack.facts == [
                "pack.yml:13:3: error[numbers-text-unsaid] slip amount=21.00 clip=21 nearest=einundzwnzig "
                    + "place=numbers.rbnf, line 1 text=einundzwanzig"
            ])
        // Of another word that the number is called by now, its id tells.
        let changed = try PackSample(
            range: "12.00...12.00", clips: ["12: dozen"], rules: "%n: 12: twelve;", rest: "atomic: 0")
        #expect(
            changed.facts.first?.hasSuffix(
                "numbers-text-unsaid] slip amount=12.00 clip=12 nearest=dozen place=numbers.rbnf, line 1 text=twelve")
                == true,
            "\(changed.facts)")
        // A clip that another number needs may be meant: the slip is in the rule.
        let rule = try PackSample(
            range: "60.00...79.00", clips: ["60: sesenta", "7: siete"], rules: "%n: 0: sesenta; 70: sezenta; 71: siete;"
        )
        #expect(
            rule.facts == [
                "numbers.rbnf:1:21: error[numbers-text-unsaid] near amount=70.00 clip=60 nearest=sesenta "
                    + "place=pack.yml, line 5 text=sezenta"
            ])
        let other = try PackSample(
            range: "60.00...70.00", clips: ["60: sesenta"], rules: "%n: 0: sesenta; 70: setenta;", rest: "atomic: 100")
        #expect(other.lines.first?.hasPrefix("numbers.rbnf:1:") == true)
    }

    @Test("An id that the rules name with a slip", arguments: [("{yaun}", "write `yuan`"), ("{mark}", "add it to")])
    func idSlip(text: String, advice: String) throws {
        let pack = try PackSample(
            range: "1.00...1.00", clips: ["one", "yuan"], rules: "%n: 0: zero; one \(text);")
        #expect(pack.lines.first?.contains("1.00 needs the unknown clip `") == true)
        #expect(pack.lines.first?.contains("`; \(advice)") == true)
    }

    @Test("Beside a larger unit too, the number is one clip and the unit another")
    func besideUnits() throws {
        let clips = Self.pieces + ["22: zweiundzwanzig"]
        let pack = try PackSample(
            locale: "de", currency: "EUR", range: "122.00...122.00", clips: clips, rules: Self.german,
            rest: "atomic: 100")
        #expect(try pack.say("122") == "ein hundert 22")
        let lacking = try PackSample(
            locale: "de", currency: "EUR", range: "121.00...121.00", clips: clips, rules: Self.german,
            rest: "atomic: 100")
        #expect(lacking.lines.first?.contains("no clip says `einundzwanzig`, which 121.00 needs") == true)
    }

    @Test("What a helper says around the number is no part of it")
    func helpers() throws {
        let rules = """
            %n: 0: zero; one; two; 3: =%many=; 20: twenty[-<<]; 100: << hundred[>%%and>];
            %%and: 0: ' and =%n= only; 50: ' and =%n=;
            %many: 0: many;
            """
        let clips = ["one", "two", "and", "only", "hundred", "twenty", "21: twenty-two"]
        let pack = try PackSample(
            range: "120.00...120.00", clips: clips, rules: rules.replacing("-<<", with: "->>"), rest: "atomic: 100")
        #expect(try pack.say("120") == "one hundred and twenty only")
        let compound = try PackSample(
            range: "121.00...122.00", clips: clips, rules: rules.replacing("-<<", with: "->>"), rest: "atomic: 100")
        #expect(compound.lines.count == 1)
        #expect(compound.lines.first?.contains("no clip says `twenty one`, which 121.00 needs") == true)
        // A clip for number and helper together is one clip too.
        let together = try PackSample(
            range: "122.00...122.00", clips: clips + ["and-22: and twenty-two"],
            rules: rules.replacing("-<<", with: "->>"), rest: "atomic: 100")
        #expect(try together.say("122") == "one hundred and-22 only")
    }

    @Test("A multiple in `fuse` without a clip of its own is unsaid")
    func fuse() throws {
        let rules = "%n: 0: zero; one; two; 3: three; 100: << hundred[ and >>];"
        let pack = try PackSample(
            range: "200.00...301.00", clips: ["one", "two", "three", "hundred", "and", "300: three hundred"],
            rules: rules, rest: "fuse: [100]")
        #expect(pack.lines.filter { $0.contains("no clip says") }.count == 1)
        #expect(
            pack.lines.first?.contains(
                """
                no clip says `two hundred`, which 200.00 needs; add a clip with exactly this text to `clips`, or \
                remove 100 from the key `fuse`
                """) == true)
    }

    @Test("A rule that names a clip says its number by it; elsewhere the clip's text counts")
    func namedClips() throws {
        let rules = "%n: 0: null; 1: {ein}; 2: zwei; 3: drei; 4: vier; 20: [>>und]zwanzig; 23: { a};"
            .replacing(" 23: { a};", with: "")
        let clips = ["null", "ein", "ein-2: ein", "zwei", "drei", "vier", "und", "zwanzig", "21: einundzwanzig"]
        let pack = try PackSample(
            locale: "de", currency: "EUR", range: "0.00...1.00", clips: clips, rules: rules, rest: "atomic: 100")
        #expect(try pack.say("1") == "ein")
        let compound = try PackSample(
            locale: "de", currency: "EUR", range: "21.00...21.00", clips: clips, rules: rules, rest: "atomic: 100")
        #expect(try compound.say("21") == "21")
        let lacking = try PackSample(
            locale: "de", currency: "EUR", range: "21.00...21.00", clips: clips.dropLast(), rules: rules,
            rest: "atomic: 100")
        #expect(lacking.lines.first?.contains("no clip says `einundzwanzig`, which 21.00 needs") == true)
        let twice = try PackSample(
            locale: "de", currency: "EUR", range: "21.00...21.00", clips: clips + ["21-b: einundzwanzig"], rules: rules,
            rest: "atomic: 100")
        #expect(
            twice.lines.first?.contains(
                """
                21.00 needs `einundzwanzig`, but 2 clips have this text; write a rule for this number alone, with \
                `{21}` or `{21-b}` as its text
                """) == true)
        let named = try PackSample(
            locale: "de", currency: "EUR", range: "21.00...22.00",
            clips: clips + ["21-b: einundzwanzig", "22: zweiundzwanzig"],
            rules: rules.replacing("20: [>>und]zwanzig;", with: "20: zwanzig; 21: {21-b}; 22: [>>und]zwanzig;"),
            rest: "atomic: 100")
        #expect(try named.say("21") == "21-b")
        #expect(try named.say("22") == "22")
    }

    @Test("A pack is completed by whole numbers, not by their pieces")
    func completed() throws {
        let rules = Self.german.replacing("drei;", with: "{drei};")
        let pack = try PackSample(
            locale: "de", currency: "EUR", range: "3.00...3.00", clips: ["ein"], rules: rules, rest: "atomic: 100")
        func complete(_ range: String) throws -> [[String]] {
            var changed = pack.pack
            changed.range = try AmountRangeSyntax.range(range, scale: 2)
            let completed = PackGrammar.complete(
                .init(pack: changed, packFile: "", positions: [:], rules: (Array(rules.utf8), "")))
            #expect(completed.grammar != nil && completed.diagnostics == [])
            return completed.clips.map { [$0.id, $0.text] }
        }
        #expect(try complete("3...3") == [["ein", "ein"], ["drei", ""]])
        #expect(try complete("21...22") == [["ein", "ein"], ["", "einundzwanzig"], ["", "zweiundzwanzig"]])
        #expect(
            try complete("121...122") == [
                ["ein", "ein"], ["", "hundert"], ["", "einundzwanzig"], ["", "zweiundzwanzig"],
            ])
    }
}
