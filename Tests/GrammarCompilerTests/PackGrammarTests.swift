import NumberGrammar
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetGrammarProofs
import VoiceAssetPacks

@testable import VoiceAssetGrammar

@Suite("From the text of rules to clips")
struct PackGrammarTests {
    @Test(
        "A run of text is cut at words, into as few clips as say it",
        arguments: [
            ("21", "twenty one"), ("103", "one hundred and three"), ("200", "two hundred"),
            ("122", "one hundred and twenty two"),
        ])
    func words(amount: String, clips: String) throws {
        let rules = """
            %cardinal: zero; one; two; three; 4: =%cardinal-more=;
            20: twenty[->>]; 100: << hundred[ and >>];
            %cardinal-more: 0: many;
            """
        let words = ["zero", "one", "two", "three", "many", "twenty", "hundred", "and"]
        let pack = try PackSample(range: "0.00...299.99", clips: words, rules: rules)
        #expect(try pack.say(amount) == clips)
    }

    @Test("The longest text that a clip has wins, whatever separates its words")
    func longest() throws {
        let rules = "%n: 0: a b-c; 1: a b; 2: a\u{AD}b\u{AD}c; 3: ab c;"
        let pack = try PackSample(
            range: "0.00...3.00", clips: ["a", "b", "c", "ab", "a-b-c: a b c"], rules: rules)
        #expect(try pack.say("0") == "a-b-c")
        #expect(try pack.say("1") == "a b")
        #expect(try pack.say("2") == "ab c")
        #expect(try pack.say("3") == "ab c")
    }

    @Test("Han is cut between any two characters, other scripts are not")
    func han() throws {
        let rules = "%n: 0: 一千零; 1: 零一千;"
        let pack = try PackSample(
            range: "0.00...1.00", clips: ["yi: 一", "qian: 千", "ling: 零", "yi-qian: 一千"], rules: rules)
        #expect(try pack.say("0") == "yi-qian ling")
        #expect(try pack.say("1") == "ling yi-qian")
        let latin = try PackSample(range: "0.00...0.00", clips: ["a", "b"], rules: "%n: 0: ab;")
        #expect(latin.grammar == nil)
    }

    @Test("Without splitting, a run of text is one clip")
    func whole() throws {
        let rules = "%n: 0: a b;"
        #expect(try PackSample(range: "0.00...0.00", clips: ["a", "b"], rules: rules).say("0") == "a b")
        let pack = try PackSample(range: "0.00...0.00", clips: ["a", "b"], rules: rules, rest: "split: false")
        #expect(pack.lines.first?.contains("no clip says `a b`, which 0.00 needs") == true)
    }

    @Test("A text that no clip says is named with the first amount that needs it, once, with its place")
    func unsaid() throws {
        let rules = """
            %n:
            0: zero; 1: one; 2: =%n-2=; 3: three;
            10: << ten[ >>];
            %n-2:
            0: two;
            """
        let pack = try PackSample(range: "0.00...99.99", clips: ["zero", "one", "ten"], rules: rules)
        #expect(
            pack.facts == [
                "numbers.rbnf:2:32: error[numbers-text-unsaid] amount=3.00 text=three",
                "numbers.rbnf:5:4: error[numbers-text-unsaid] amount=2.00 text=two",
            ])
    }

    @Test("A rule that says no words is named with the first amount that needs it, and with what to write")
    func noWords() throws {
        let rules = """
            %n:
            1: one; 2: two; 3: =#,##0= one;
            """
        let pack = try PackSample(range: "0.00...9.00", clips: ["one", "two"], rules: rules)
        #expect(
            pack.facts == [
                "numbers.rbnf:1:1: error[numbers-text-unsaid] below amount=0.00 base=1 set=%n",
                "numbers.rbnf:2:20: error[numbers-text-unsaid] digits amount=3.00 digits==#,##0=",
            ])
    }

    @Test("What no amount of the range reaches needs no clip")
    func beyondTheRange() throws {
        let rules = "%n: 0: zero; 1: one; 2: two; 100: << hundred[ >>]; 1000000: << million[ >>];"
        let pack = try PackSample(range: "0.00...2.00", clips: ["zero", "one", "two"], rules: rules)
        #expect(pack.lines == [] && pack.rules?.table.sets["%n"]?.map(\.base) == [0, 1, 2])
    }

    @Test("Two clips with one text are told apart by their ids in the rules")
    func ambiguous() throws {
        let rules = "%n: 0: 零; 1: 一; 10: 十[>%%inside>]; %%inside: 0: 零; 1: 一;"
        let clips = ["ling: 零", "yi: 一", "yi-4: 一", "shi: 十"]
        let pack = try PackSample(range: "0.00...11.00", clips: clips, rules: rules)
        #expect(
            pack.facts.first?.hasPrefix(
                "numbers.rbnf:1:14: error[numbers-text-ambiguous] amount=1.00 count=2 ids=`{yi}` or `{yi-4}` text=一")
                == true)
        let named = "%n: 0: 零; 1: {yi}; 10: 十[>%%inside>]; %%inside: 0: 零; 1: {yi-4}; 2: 一;"
        let mended = try PackSample(range: "0.00...11.00", clips: clips, rules: named)
        #expect(try mended.say("1") == "yi")
        #expect(try mended.say("11") == "shi yi-4")
        let unknown = try PackSample(range: "0.00...0.00", clips: clips, rules: "%n: 0: {er};")
        #expect(unknown.facts.first?.contains("error[numbers-text-unsaid] clip") == true)
    }

    @Test("Inside a plural too, an id tells which clip is meant")
    func ambiguousPlural() throws {
        let clips = ["one", "two", "a: ton", "b: ton", "tons"]
        func rules(_ one: String) -> String {
            "%n: 0: zero; one; 2: two; 10: <<$(cardinal,one{ \(one)}other{ tons})$; 30: x;"
        }
        let pack = try PackSample(range: "10.00...29.00", clips: clips, rules: rules("ton"))
        #expect(
            pack.facts.first?.contains("error[numbers-text-ambiguous] amount=10.00 count=2 ids=`{a}` or `{b}` text=ton")
                == true)
        let named = try PackSample(range: "10.00...29.00", clips: clips, rules: rules("{b}"))
        #expect(try ["10", "20"].map(named.say) == ["one b", "two tons"])
        let bare = try PackSample(
            range: "10.00...10.00", clips: clips, rules: rules("{b}").replacing("{ {b}}", with: "{{b}}"))
        #expect(try bare.say("10") == "one b")
        for broken in ["{b", "b}", "{}", "{b b}", "{{b}}"] {
            let pack = try PackSample(range: "10.00...10.00", clips: clips, rules: rules(broken))
            #expect(pack.grammar == nil && pack.lines.first?.contains("error[numbers-syntax]") == true, "\(broken)")
        }
    }

    @Test("A table that is too large for its announcements is said so")
    func tooLong() throws {
        let text = Array(repeating: "a", count: 400).joined(separator: " ")
        let rules = "%n: 0: \(text);"
        let once = try PackSample(range: "0.00...0.00", clips: ["a"], rules: rules)
        #expect(once.grammar != nil && once.lines == [])
        let pack = try PackSample(
            range: "0.00...0.00", clips: ["a"], rules: rules, announcement: #"["{amount}", "{amount}", "{amount}"]"#)
        #expect(
            pack.facts == ["numbers.rbnf: error[numbers-limit] clips most=1000"])
    }

    @Test("Rules that an exact search can't take apart are refused, by what they are")
    func intricate() throws {
        let digits = "0: zero; one; two; three; four; five; six; seven; eight; nine;"
        let rules = "%a: \(digits) 10: << =%b=;\n%b: \(digits) 10/7: >>;"
        let words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
        let small = try PackSample(range: "0.00...999.99", clips: words, rules: rules)
        #expect(try small.say("321") == "three four six")
        let pack = try PackSample(range: "0.00...999999999.99", clips: words, rules: rules)
        #expect(
            pack.facts == ["numbers.rbnf:2:1: error[numbers-intricate] divisor bound=10000 numbers set=%b"])
    }

    @Test("A table that `atomic` makes too large is refused with the true limit")
    func tooManyRules() throws {
        let digits = "0: zero; one; two; three; four; five; six; seven; eight; nine;"
        let rules = (0..<25).map { "%s\($0): \(digits) 10: <<[ >>]; 100: <<[ >>];" }.joined(separator: "\n")
        let words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
        func pack(_ count: Int, _ atomic: Int) throws -> PackSample {
            let slots = (0..<count).map { "\"{integer %s\($0)}\"" }.joined(separator: ", ")
            return try PackSample(
                range: "0.00...9.99", clips: words, rules: rules, amount: "[{say: [\(slots)]}]",
                rest: "atomic: \(atomic)")
        }
        #expect(
            try pack(25, 1000).facts == [
                "numbers.rbnf: error[numbers-limit] needs, atomic atomic=1000 most=20000 things=rules"
            ])
        #expect(try pack(25, 100).grammar != nil)
        #expect(try pack(2, 1000).say("7") == "seven seven")
    }

    @Test("What a helper set says in its one place is part of the text there")
    func helpers() throws {
        let rules = """
            %n: 0: zéro; 1: un; 2: deux; 100: << cent>%%s>;
            %%s: 0: s; 1: ' =%n=;
            """
        let pack = try PackSample(
            locale: "fr", currency: "EUR", range: "200.00...299.00", clips: ["un", "deux", "cent", "cents"],
            rules: rules.replacing("2: deux;", with: "2: deux; 3: deux;"))
        #expect(try pack.say("200") == "deux cents")
        #expect(try pack.say("201") == "deux cent un")
    }

    @Test("An ending that is chosen by the plural has its stem")
    func endings() throws {
        let rules = """
            %n: 0: zero; 1: one; 2: two; 3: three; 10: << ten[ >>];
            100: << big million$(cardinal,one{}other{s})$[ >>];
            """
        let clips = ["one", "two", "big", "million", "millions"]
        let pack = try PackSample(range: "100.00...100.00", clips: clips, rules: rules)
        #expect(try pack.say("100") == "one big million")
        let two = try PackSample(range: "200.00...200.00", clips: clips, rules: rules)
        #expect(try two.say("200") == "two big millions")
    }

    @Test("Every number below `atomic` is a clip of its own, in each form that is reached")
    func atomic() throws {
        let rules = """
            %n: 0: null; eins; zwei; drei; 4: vier; 20: [>%%ein>und]zwanzig; 25: =%n=; 100: <%%ein<hundert[>>];
            %%ein: 0: null; ein; =%n=;
            """.replacing(" 25: =%n=;", with: "")
        let clips = [
            "eins", "ein", "zwei", "drei", "vier", "zwanzig", "21: einundzwanzig", "22: zweiundzwanzig", "hundert",
            "23: dreiundzwanzig", "24: vierundzwanzig", "null",
        ]
        let pack = try PackSample(
            locale: "de", currency: "EUR", range: "0.00...4.00", clips: clips, rules: rules, rest: "atomic: 100")
        #expect(try pack.say("1") == "eins")
        let large = try PackSample(
            locale: "de", currency: "EUR", range: "121.00...124.00", clips: clips, rules: rules, rest: "atomic: 100")
        #expect(try large.say("121") == "ein hundert 21")
        let off = try PackSample(
            locale: "de", currency: "EUR", range: "22.00...22.00", clips: clips + ["und"], rules: rules,
            rest: "atomic: 0")
        #expect(off.grammar == nil)
    }

    @Test("Rules whose text doubles at each step are refused before it fills the memory")
    func doubling() throws {
        var rules = "%z: 0: \(String(repeating: "x", count: 900)); 100: x;\n"
        for step in 0..<12 {
            let before = step == 0 ? "z" : "s\(step - 1)"
            rules += "%s\(step): 0: =%\(before)= =%\(before)=; 100: x;\n"
        }
        let pack = try PackSample(
            range: "0.00...9.99", clips: ["x"], rules: rules, amount: ##"[{say: ["{integer %s11}"]}]"##,
            rest: "atomic: 100")
        #expect(pack.grammar == nil)
    }

    @Test("`fuse` makes one clip of each multiple, and leaves what joins it to the rest alone")
    func fuse() throws {
        let rules = "%n: 0: zero; one; two; three; 4: =%many=; 100: << hundred[ and >>]; %many: 0: many;"
        let clips = [
            "one", "two", "three", "many", "and", "200: two hundred", "300: three hundred", "100: one hundred",
        ]
        let pack = try PackSample(
            range: "200.00...303.00", clips: clips, rules: rules, rest: "fuse: [100]")
        #expect(try pack.say("200") == "200")
        #expect(try pack.say("203") == "200 and three")
        #expect(try pack.say("300") == "300")
    }

    @Test("Digit by digit, by the clips 0 to 9")
    func iterated() throws {
        let clips = (0...9).map { "\"\($0)\": number \($0)" } + ["point"]
        let pack = try PackSample(
            clips: clips, rules: "iterated",
            amount: #"[{when: {fraction: 0}, say: ["{integer}"]}, {say: ["{integer}", point, "{digits:all}"]}]"#)
        #expect(try pack.say("15.5") == "1 5 point 5 0")
        #expect(try pack.say("0") == "0")
        let missing = try PackSample(clips: Array(clips.dropFirst()), rules: "iterated")
        #expect(
            missing.facts == ["pack.yml:15:10: error[numbers-text-unsaid] digit amount=0.00 id=0"])
    }

    @Test(
        "A word after a decimal number has the plural of the decimal number",
        arguments: [
            (
                "en", #"[{when: {fraction: 0}, say: ["{integer}", "{major}"]}, {say: ["{digits}", "{major}"]}]"#, "1",
                "1 one"
            ),
            (
                "en", #"[{when: {fraction: 0}, say: ["{integer}", "{major}"]}, {say: ["{digits}", "{major}"]}]"#, "1.5",
                "5 other"
            ),
            (
                "fr", #"[{when: {fraction: 0}, say: ["{integer}", "{major}"]}, {say: ["{digits}", "{major}"]}]"#, "1.5",
                "5 one"
            ),
            (
                "fr", #"[{when: {fraction: 0}, say: ["{integer}", "{major}"]}, {say: ["{digits}", "{major}"]}]"#, "2.5",
                "5 other"
            ),
            ("en", #"[{say: ["{integer}", "{major}", "{fraction}"]}]"#, "1.05", "1 one 5"),
        ])
    func decimalPlural(locale: String, amount: String, value: String, clips: String) throws {
        let digits = (0...9).map { "\"\($0)\": number \($0)" }
        let pack = try PackSample(
            locale: locale, range: "0.00...9.99", clips: digits + ["one", "other"], rules: "iterated", amount: amount,
            rest: "words: {major: {one: one, other: other}}")
        #expect(try pack.say(value) == clips)
    }

    @Test("A word whose form depends on the digits after the point is refused")
    func undecidablePlural() throws {
        let digits = (0...9).map { "\"\($0)\": number \($0)" }
        let pack = try PackSample(
            locale: "lv", currency: "EUR", range: "0.00...9.99", clips: digits + ["one", "zero", "other"],
            rules: "iterated", amount: #"[{say: ["{integer}", "{digits}", "{major}"]}]"#,
            rest: "words: {major: {one: one, zero: zero, other: other}}")
        #expect(
            pack.lines.contains { $0.contains("its plural form depends on the digits after the point") })
    }

    @Test("A language without plural rules is told so, unless there is one form")
    func unknownLanguage() throws {
        let digits = (0...9).map { "\"\($0)\": number \($0)" }
        let amount = #"[{say: ["{integer}", "{major}"]}]"#
        let one = try PackSample(
            locale: "qaa", range: "0.00...9.99", clips: digits + ["euro"], rules: "iterated", amount: amount,
            rest: "words: {major: {other: euro}}")
        #expect(try one.say("1") == "1 euro")
        let two = try PackSample(
            locale: "qaa", range: "0.00...9.99", clips: digits + ["euro", "euros"], rules: "iterated", amount: amount,
            rest: "words: {major: {one: euro, other: euros}}")
        #expect(two.lines.first?.contains("the plural rules of `qaa` are unknown") == true)
    }

    @Test(
        "Words that lack the form of an amount are told, unless a pattern says the amount, or there is one form",
        arguments: [
            ("one: one, other: other", "", ["few 2.00", "many 0.00"]),
            ("one: one, few: one, many: other, other: other", "", []),
            ("one: one, many: other, other: other", #"{when: {integer: 2}, say: ["{integer}", other]}, "#, []),
            ("other: other", "", []),
        ])
    func lackingPlural(words: String, pattern: String, told: [String]) throws {
        let digits = (0...9).map { "\"\($0)\": number \($0)" }
        let pack = try PackSample(
            locale: "pl", currency: "PLN", range: "0.00...2.99", clips: digits + ["one", "other"], rules: "iterated",
            amount: "[\(pattern){say: [\"{integer}\", \"{major}\"]}]", rest: "words: {major: {\(words)}}")
        #expect(pack.diagnostics.map(\.form).allSatisfy { $0 == "other word" } && pack.grammar != nil)
        let facts = pack.diagnostics.map { "\($0.arguments["category"]!.words()) \($0.arguments["number"]!.words())" }
        #expect(facts.sorted() == told)
    }

    @Test("A slot's rule set is there, and a rule set has a slot that leads to it")
    func sets() throws {
        let rules = "%n: 0: a;\n%m: 0: a;\n"
        let pack = try PackSample(
            range: "0.00...0.00", clips: ["a"], rules: rules, amount: #"[{say: ["{integer %mm}"]}]"#)
        #expect(
            pack.facts.first?.contains("error[numbers-unknown-set] of a slot, one is near name=%mm nearest=%m") == true)
        // Of an ordinal no cardinal is proposed.
        for (name, nearest) in [("%ordinal", nil), ("%ordinal-femini", "%ordinal-feminine"), ("%cardnal", "%cardinal")]
        {
            let pack = try PackSample(
                range: "0.00...0.00", clips: ["a"], rules: "%cardinal: 0: a;\n%ordinal-feminine: 0: a;\n",
                amount: "[{say: [\"{integer \(name)}\"]}]")
            let fact = pack.facts.first { $0.contains("error[numbers-unknown-set]") }
            #expect(fact?.firstMatch(of: /nearest=(%[a-z-]+)/).map { String($0.1) } == nearest, "\(pack.facts)")
        }
        let unused = try PackSample(range: "0.00...0.00", clips: ["a"], rules: rules)
        #expect(try unused.say("0") == "a")
        #expect(
            unused.facts == ["numbers.rbnf:2:1: warning[numbers-unreachable] set name=%m"])
    }

    @Test("A pack is completed by the texts and ids that no clip has, each once")
    func completed() throws {
        let rules = """
            %n:
            0: zero; 1: one big one; 2: big two; 3: {third}; 4: zero; 5: {third} two;
            """
        let pack = try PackSample(range: "0.00...5.00", clips: ["zero", "one"], rules: rules)
        let source = PackGrammar.Source(
            pack: pack.pack, packFile: "pack.yml", positions: [:], rules: (Array(rules.utf8), "numbers.rbnf"))
        let completed = PackGrammar.complete(source)
        #expect(completed.diagnostics == [])
        #expect(
            completed.clips.map { [$0.id, $0.text] } == [
                ["zero", "zero"], ["one", "one"], ["", "big"], ["", "two"], ["third", ""],
            ])
        let grammar = try #require(completed.grammar)
        #expect(try grammar.clips(amount: Amount("1", scale: 2)) == [1, 2, 1])
        #expect(try grammar.clips(amount: Amount("5", scale: 2)) == [4, 3])
    }

    @Test("Only what amounts of the range need completes a pack; what clips can't mend stays an error")
    func notCompleted() throws {
        let rules = "%n: 0: zero; 1: one; 2: zero zero;"
        let pack = try PackSample(range: "0.00...0.00", clips: ["zero", "one"], rules: rules)
        let source = PackGrammar.Source(
            pack: pack.pack, packFile: "pack.yml", positions: [:], rules: (Array("%n: 0: zero; 1: ten;".utf8), "n"))
        #expect(PackGrammar.complete(source).clips == pack.pack.clips)
        var twice = source
        twice.pack.clips.append(.init(id: "null", text: "zero"))
        let completed = PackGrammar.complete(twice)
        #expect(completed.grammar == nil && completed.clips.count == 3)
        #expect(completed.diagnostics.map(\.check) == [.numbersTextAmbiguous])
    }
}
