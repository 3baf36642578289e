import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks

/// How far number rules reach: past it they would say wrong amounts, and all else would be green.
@Suite struct SetEndTests {
    /// Rules, and the first number that they don't reach; nil if there is none up to 999,999,999,999,999.
    static let rules: [(rules: String, end: String?)] = [
        // A hundred reaches to nine hundred, a thousand behind it to nine thousand: ten thousand is 万 for some.
        ("%n: \(ones) 20: << tens[ >>]; 100: << hundred[ >>];", "1000.00"),
        ("%n: \(ones) 20: << tens[ >>]; 100: << hundred[ >>]; 1000: << thousand[ >>];", "10000.00"),
        ("%n: \(ones) 100: << hundred[ >>]; 1000: << thousand[ >>]; 1000000: << million[ >>];", "1000000000.00"),
        ("%n: \(ones) 1000: << 千[>>]; 10000: <<万[>>]; 100000000: <<亿[>>];", "1000000000000.00"),
        ("%n: \(ones) 1000: << हज़ार[ >>]; 100000: << लाख[ >>]; 10000000: << करोड़[ >>];", "1000000000.00"),
        // The file says its end, before and behind the one that would follow from the rules.
        ("%n: \(ones) 100: << hundred[ >>]; 500: =#,##0=;", "500.00"),
        ("%n: \(ones) 100: << hundred[ >>]; 1000: << thousand[ >>]; 1000000: =#,##0=;", "1000000.00"),
        (
            "%n: \(ones) 1000: << हज़ार[ >>]; 100000: << लाख[ >>]; 10000000: << करोड़[ >>]; 1000000000000: =#,##0=;",
            "1000000000000.00"
        ),
        // An end above all amounts.
        ("%n: \(ones) 10000: <<万[>>]; 100000000: <<亿[>>]; 10000000000000000: =#,##0=;", nil),
        // No rule counts its own words, whatever the file says of its end; a rule may say both.
        ("%n: \(ones) 100: << hundred[ >>]; 1000000000000: =#,##0=;", "10000.00"),
        ("%n: \(ones) 1000: << $(cardinal,one{thousand}other{thousands})$[ >>]; 10000000: =#,##0=;", "1000000.00"),
        ("%n: \(ones) 100: << hundred[ >>]; 10000: << hundred hundred[ >>]; 100000: =#,##0=;", "100000.00"),
        ("%n: \(ones) 100: << hundred[ >>]; 100000000: << hundred million[ >>];", "10000.00"),
        // A gap.
        ("%n: \(ones) 20: =#,##0=; 30: thirty; 31: =#,##0=;", "20.00"),
        // What says nothing of the quotient is for one.
        ("%n: \(ones) 900: nine hundred[ >>];", "1000.00"),
        ("%n: \(ones) 20: twenty[->>];", "30.00"),
        // Words for numbers up to ten; three may choose among forms.
        ("%n: \(ones)", "11.00"),
        ("%n: 0: zero; one; more;", nil),
        // What is handed on is the other set's, and its powers count.
        ("%n: 0: =%%all=; %%all: \(ones) 100: << hundred[ >>];", "1000.00"),
        ("%n: 0: =%%all=; 1000000: << million[ >>]; %%all: \(ones) 1000: << thousand[ >>];", "1000000000.00"),
        // What a rule hands on ends where the next rule begins: Dutch goes from tienduizend to a million.
        (
            "%n: 0: =%%all=; 1000000: =#,##0=; %%all: \(ones) 100: << hundred[ >>]; 1000: << thousand[ >>];",
            "1000000.00"
        ),
        // What others divide is bounded by what they divide by, and they by their own end.
        (
            "%n: \(ones) 1000000: <%%count< million[ >%%count>]; %%count: \(ones) 100: << hundred[ >>]; "
                + "1000: << thousand[ >>];",
            "10000000.00"
        ),
        ("%n: \(ones) 100: <%%hundreds<[ >>]; %%hundreds: 1: hundred; 2: two hundred;", "1000.00"),
        // The words of a power may stand with the remainder: ათასი, and ათას ერთი.
        (
            "%n: \(ones) 1000: << >%%thousand>; 1000000: << >%%million>; %%thousand: 0: ათასი; ათას =%n=; "
                + "%%million: 0: მილიონი; მილიონ =%n=;",
            "1000000000.00"
        ),
        // A divisor that is smaller on purpose: eleven hundred.
        ("%n: \(ones) 100: << hundred[ >>]; 1000: << thousand[ >>]; 1100>: << hundred[ >>];", "10000.00"),
        // The radix is the ratio where there is no smaller power; twenty is none below hundred.
        ("%n: \(ones) 20/20: << score[ >>];", "400.00"),
        ("%n: \(ones) 20/20: << score[ >>]; 100: << hundred[ >>];", "1000.00"),
        // Digits need no end, however they are taken apart.
        ("%n: \(ones) 10: << >>;", nil),
        ("%n: \(ones) 10: << =%last=; %last: \(ones) 10: >>;", nil),
    ]

    private static let ones = "0: zero; one; two; three; four; five; six; seven; eight; nine; ten;"

    @Test("A range that the rules don't reach is refused, with the first amount", arguments: rules)
    func firstAmount(rules: String, end: String?) throws {
        // What can't be searched needs no end either.
        let range = rules.contains("=%last=") ? "0.00...999.99" : "0.00...999999999999999.99"
        let sample = try PackSample(range: range, clips: ["x"], rules: rules)
        let found = sample.diagnostics.filter { $0.check == .numbersRange }
        let amounts = found.compactMap { $0.arguments["amount"]?.words() }
        #expect(amounts.min { Double($0) ?? 0 < Double($1) ?? 0 } == end, "\(sample.lines)")
    }

    @Test("A finding has what would be said, and the first amount")
    func words() throws {
        func lines(_ rules: String, _ range: String) throws -> [String] {
            try PackSample(range: range, clips: ["x"], rules: rules).diagnostics.filter { $0.check == .numbersRange }
                .map(\.facts)
        }
        let hundred = "%n: \(Self.ones) 100: << hundred[ >>];"
        #expect(
            try lines(hundred, "0.00...1000.00") == [
                "numbers.rbnf:1:73: error[numbers-range] beyond amount=1000.00 base=1000 set=%n"
            ])
        #expect(
            try lines("\(hundred) 1000: =#,##0=;", "0.00...1000.00") == [
                "numbers.rbnf:1:101: error[numbers-range] end amount=1000.00 base=1000 set=%n"
            ])
        #expect(
            try lines("\(hundred) 100000: =#,##0=;", "0.00...99999.00") == [
                "numbers.rbnf:1:73: error[numbers-range] own words amount=10000.00 base=100 set=%n twice=hundred hundred"
            ])
    }

    @Test("The message names the command that adds rules, where that finds the pack")
    func command() throws {
        func advice(_ packFile: String, unit: String? = nil) throws -> String {
            let rules = "%n: \(Self.ones) 100: << hundred[ >>]; 1000: =#,##0=;"
            var pack = try PackSample(range: "0.00...1000.00", clips: ["x"], rules: rules).pack
            pack.unit = unit
            let found = PackGrammar.compile(
                .init(pack: pack, packFile: packFile, positions: [:], rules: (Array(rules.utf8), "numbers.rbnf")))
            return found.diagnostics.first { $0.check == .numbersRange }?.advice ?? "none"
        }
        let run = "do one of these: run `swift package --allow-writing-to-package-directory add-language-pack en"
        let rest = "in place of that rule, write rules for 1000 and more; narrow the range"
        #expect(try advice("recordings/en-USD/pack.yml") == "\(run) --currency USD --update`; \(rest)")
        #expect(
            try advice("packs/a/en-USD/pack.yml") == "\(run) --currency USD --recordings packs/a --update`; \(rest)")
        #expect(try advice("recordings/en-point/pack.yml", unit: "point") == "\(run) --unit point --update`; \(rest)")
        #expect(
            try advice("recordings/shop/pack.yml")
                == "in place of that rule, write rules for 1000 and more, or narrow the range")
    }

    @Test("The same holds of another set than the one that the range was cut for")
    func otherSet() throws {
        let rules = "%n: \(Self.ones) 100: << hundred[ >>]; 1000: << thousand[ >>]; %f: \(Self.ones) 20: << tens[ >>];"
        let compiled = RulesCompiler.compile(Array(rules.utf8), file: "numbers.rbnf", locale: "en", isBounded: true)
        let ends = compiled.0?.literals.compactMap { literal in
            if case .unspeakable(.beyond(let base, let set, _)) = literal.kind { "\(set) \(base)" } else { nil }
        }
        #expect(ends?.sorted() == ["%f 100", "%n 10000"])
    }
}
