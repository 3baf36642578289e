import NumberGrammar
import Testing
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetGrammarProofs

/// The notation, feature by feature, against ICU reading the same text.
@Suite struct RuleSyntaxTests {
    private static let digits = "0: zero; one; two; three; four; five; six; seven; eight; nine;"

    @Test(
        arguments: [
            // Brackets, and the rules that they become.
            "%a: \(digits) 10: <<ten[-]>>; 100: << hundred[ and >>]; 1000: << thousand[, >>];",
            "%a: \(digits) 10: ten[ >>]; 20: << tens[>>]!; 100: <<[ >>] hundred; 1000: [<<, >>] thousand;",
            "%a: \(digits) 10: teen >>; 15: fif[teen] >>; 20: x[]>>; 30: << >>;",
            // Twins as ICU writes them, and others that are none.
            "%a: \(digits) 10: ten; 11: ten >>; 20: <<ty; 21: <<ty->>; 100: << hundred; 101: << hundred >>;",
            "%a: \(digits) 10: ten; 12: dozen >>; 24: two dozen >>; 100: << h; 101: << hundred; 300: >> H; 333: X >>;",
            "%a: \(digits) 10: <<a>>; 15/5: <<b>>; 18/7: >>c; 30/6: << d >>; 37: e <<; 61/60: << m >>; 99: >>;",
            // Radix and exponent.
            "%a: \(digits) 10: << t >>; 20/20: <<-score[ >>]; 100: << h >>; 144/12: << gross[ and >>]; 1000>: <<|>>;",
            "%a: \(digits) 10: << t >>; 1000/100: << H >>; 1000000>>>: << k[ >>]; 10000000/1000>: << M >>;",
            "%a: \(digits) 1,0: t >>; 1.00: h >>; 1 000: k >>; 1,0.0 00/1 00: K >>;",
            // No descriptor: the next number, and brackets that mean nothing.
            "%a: zero; one; 5: five; six; seven[ or so]; 10: ten; x; y[z];",
            // Space and apostrophes.
            "%a:\n  0: zero;\n1:' one ;2:'' two;\n 3:  three  ; 4: fo'ur;\n5:;6: six ;",
            // Sets.
            "0: zero; 1: =%%x=!; 3: three; 10: <%%x< and >%%x>; %%x: 0: nil; 1: uno; 2: =%%y=; %%y: 0: y; 1: z;",
            "%%lenient-parse: & ' ' , ',' ; %a: 0: zero; 1: one; %b@noparse: 0: b; 1: =%a=;",
            "%a: 0: zero; 1: =%%x= one; %%x: 0: x;",
            // What is left out.
            "%a: -x: minus >>; x.x: << point >>; x.0: <<; 0.x: nought point >>; x,x: << comma >>; Inf: i; NaN: n; "
                + "0: zero; 1: one; 2: two; 3: =#,##0=; 3000: << thousand[ >>];",
            "%a: x.x: << and >%%half>; 0: zero; 1: one; 2: two; 10: << >>; %%half: 2: half; 2: halves; 3: <%a< third;",
            // The rule before, whatever the number.
            "%a: \(digits) 10: <<ty >>>; 100: << hundred >>>; 1000: <<[ >>>] thousand;",
            // Plurals.
            "%a: \(digits) 10: << t >>; 100: << h$(cardinal,one{}other{s})$[ >>]; 1000: "
                + "<<$(cardinal, one {x} other {it''s})$ai >>;",
        ])
    func readsAsICUDoes(rules: String) throws {
        let speller = try #require(ICUSpeller(rules: rules))
        let compiled = try Self.compiled(rules)
        for name in speller.publicSets {
            try #require(speller.choose(name))
            let set = try SpelledSet(compiled, set: name)
            let differences = try (Array(Int64(0)...2500) + [9999, 10_000, 30_003, 123_456, 1_000_000, 20_002_000])
                .filter {
                    let own = String(decoding: try set.spell($0), as: UTF16.self)
                    let expected = String(decoding: speller.spell($0), as: UTF16.self)
                    return own != expected && !(own.contains("\u{FFFF}") && expected.contains { $0.isNumber })
                }
            #expect(differences.prefix(10) == [], "\(name)")
        }
    }

    /// CLDR's files: arrows, comments, a choice in brackets; and a byte order mark and other line ends.
    @Test(
        arguments: [
            "%a:\n0: zero; 1: one;\n100: ←← hundred[ →→];\n%b:\n0: =%a=;\n1000: ←%a← thousand[ →%a→];",
            "# comment; 5: x;\n%a:\n  # %b:\n0: zero; 1: one;\n\t#\n100: << hundred[ >>];\n%b: 0: =%a=;\n"
                + "1000: <%a< thousand[ >%a>];\n# end",
            "\u{FEFF}%a:\r\n0: zero; 1: one;\r100: << hundred[ >>|];\r\n%b: 0: =%a=;\n1000: <%a< thousand[ >%a>|];",
        ])
    func readsMore(rules: String) throws {
        let plain = "%a: 0: zero; 1: one; 100: << hundred[ >>]; %b: 0: =%a=; 1000: <%a< thousand[ >%a>];"
        let (own, other) = (try Self.compiled(rules), try Self.compiled(plain))
        #expect(own.sets == other.sets && own.order == ["%a", "%b"])
        #expect(own.literals.map(\.text) == other.literals.map(\.text))
    }

    @Test func choiceInBrackets() throws {
        let set = try SpelledSet(
            Self.compiled("%a: 0: -; 1: one; 100: << hundred[ and >>| exactly]; 1000: <<[, >>|!] thousand;"), set: "%a")
        let texts = try [100, 101, 200, 1000, 2001].map { String(decoding: try set.spell($0), as: UTF16.self) }
        #expect(
            texts == [
                "one hundred exactly", "one hundred and one", "one hundred exactly", "one! thousand",
                "one, one thousand",
            ])
    }

    @Test func tablesAreSmall() throws {
        let rules = try Self.compiled("%a: 0: x; 20: twenty; 21: twenty->>; 100: << hundred[ >>]; 1000: <<k >>;")
        #expect(
            rules.sets == [
                "%a": [
                    .init(base: 0, [.clip(0)]),
                    .init(
                        base: 20, [.clip(2), .remainder(set: "%a")], ifDivisible: [.clip(1)], divisor: 10),
                    .init(
                        base: 100,
                        [.quotient(set: "%a"), .clip(4), .remainder(set: "%a")],
                        ifDivisible: [.quotient(set: "%a"), .clip(3)], divisor: 100),
                    .init(
                        base: 1000,
                        [.quotient(set: "%a"), .clip(5), .remainder(set: "%a")], divisor: 1000),
                ]
            ])
        #expect(rules.literals.map(\.text) == ["x", "twenty", "twenty-", " hundred", " hundred ", "k "])
    }

    @Test func placesAreKnown() throws {
        let rules = try Self.compiled("%a:\n0: null;\n 1: ein\u{AD}s;\n%%b:\n2: <%a<\u{AD}zwo; x.x: y;\n10: =0=;")
        #expect(rules.setPositions == ["%a": .init(line: 1, column: 1), "%%b": .init(line: 4, column: 1)])
        #expect(
            rules.rulePositions == [
                "%a": [0: .init(line: 2, column: 1), 1: .init(line: 3, column: 2)],
                "%%b": [2: .init(line: 5, column: 1), 10: .init(line: 6, column: 1)],
            ])
        #expect(rules.literals.map(\.text) == ["null", "ein\u{AD}s", "", "\u{AD}zwo", ""])
        #expect(
            rules.literals.map { "\($0.position.line):\($0.position.column)" } == ["2:4", "3:5", "4:1", "5:8", "6:5"])
        let below = Unspeakable.below(2, set: "%%b")
        #expect(rules.literals[2].kind == .unspeakable(below))
        #expect(below.form == "below" && below.values == ["base": .count(2), "set": .text("%%b")])
        let digits = Unspeakable.digits("=0=")
        #expect(rules.literals[4].kind == .unspeakable(digits))
        #expect(digits.values == ["digits": .text("=0=")])
        #expect(rules.order == ["%a", "%%b"])
    }

    /// A word that goes on outside a plural is whole in each of its forms.
    @Test func pluralsAreWords() throws {
        let rules = try Self.compiled(
            "%a: 0: x; 10: <<\u{AD}milh$(cardinal,one{ão}other{ões})$[ >>]; 100: $(cardinal,one{}other{s})$-t$;",
            locale: "pt")
        #expect(rules.literals.map(\.text) == ["x", "\u{AD}", "milhão", "milhões", " ", "s", "-t$"])
        #expect(rules.sets.keys.sorted() == ["%%a~10", "%%a~100", "%a"])
    }

    /// Private sets that only fractions use are left out, with rules that whole numbers could not have.
    @Test(
        arguments: [
            ("%a: x.x: << >%%f>; 0: x; %%f: 10: =%%g=; 10: tenth; %%g: 1: g;", ["%a", "%%g"]),
            ("%a: x.x: << >%%f> >%%g>; 0: x; 1: =%%f=; %%f: 0: f; 1: =%%g=; %%g: 0: g;", ["%a", "%%f", "%%g"]),
            ("%a: x.x: << >%f>; 0: x; %f: 0: f;", ["%a", "%f"]),
            ("%a: x.x: << >>; 0: x; -x: <%%f<; %%f: 0: f;", ["%a", "%%f"]),
        ])
    func fractionsAreLeftOut(rules: String, order: [String]) throws {
        #expect(try Self.compiled(rules).order == order)
    }

    @Test func rulesAboveAllAmountsAreLeftOut() throws {
        let rules = try Self.compiled("%a: 0: x; 999,999,999,999,999: y[ >>]; 1000000000000000: =#,##0=;")
        #expect(rules.sets["%a"]?.map(\.base) == [0, 999_999_999_999_999])
        #expect(rules.literals.map(\.text) == ["x", "y "])
    }

    /// The compiled rules of a text that has no fault.
    private static func compiled(_ rules: String, locale: String = "en") throws -> CompiledRules {
        let (compiled, diagnostics) = RulesCompiler.compile(Array(rules.utf8), file: "numbers.rbnf", locale: locale)
        #expect(diagnostics.map(\.line) == [])
        return try #require(compiled)
    }
}
