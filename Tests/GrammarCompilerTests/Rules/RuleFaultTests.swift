import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetGrammar

/// Each fault of number rules: where it is, what it is, and what the user sees of the file.
@Suite struct RuleFaultTests {
    /// A file and what is found in it.
    private struct Sample: CustomTestStringConvertible {
        let rules: String
        let faults: String

        init(_ rules: String, _ faults: String) {
            self.rules = rules
            self.faults = faults
        }

        var testDescription: String { rules }
    }

    @Test(arguments: samples) private func says(sample: Sample) {
        let (rules, diagnostics) = RulesCompiler.compile(
            Array(sample.rules.utf8), file: "numbers.rbnf", locale: "en")
        #expect(diagnostics.map(\.factsAndExcerpt).joined(separator: "\n") == sample.faults)
        #expect(rules == nil)
    }

    private static let samples = [
        Sample(
            #"""
            %a:
            0: zero; one;
            5: five
            7: seven;
            """#,
            #"""
            numbers.rbnf:3:8: error[numbers-syntax] end of a rule
                5: five
                       ^
            """#),
        Sample(
            #"""
            %a:
            0: zero;
            5 five;
            """#,
            #"""
            numbers.rbnf:3:1: error[numbers-syntax] no colon
                5 five;
                ^
            """#),
        Sample(
            #"""
            %a:
            0: zero;
            1,000: << thousand[ >>]];
            """#,
            #"""
            numbers.rbnf:3:24: error[numbers-syntax] bracket bracket=]
                1,000: << thousand[ >>]];
                                       ^
            """#),
        Sample(
            #"""
            %a:
            0: zero;
            100: <<[ >>]x[y];
            1000: [<<[;
            """#,
            #"""
            numbers.rbnf:3:14: error[numbers-syntax] bracket bracket=[
                100: <<[ >>]x[y];
                             ^
            numbers.rbnf:3:16: error[numbers-syntax] bracket bracket=]
                100: <<[ >>]x[y];
                               ^
            numbers.rbnf:4:7: error[numbers-syntax] bracket bracket=[
                1000: [<<[;
                      ^
            numbers.rbnf:4:10: error[numbers-syntax] bracket bracket=[
                1000: [<<[;
                         ^
            """#),
        Sample(
            #"""
            %a:
            0: zero;
            thousand: x;
            2.000x: two;
            : y;
            """#,
            #"""
            numbers.rbnf:3:1: error[numbers-syntax] before the colon marks=thousand
                thousand: x;
                ^
            numbers.rbnf:4:1: error[numbers-syntax] before the colon marks=2.000x
                2.000x: two;
                ^
            numbers.rbnf:5:1: error[numbers-syntax] nothing before the colon
                : y;
                ^
            """#),
        Sample(
            #"""
            %a:
            0: zero;
            10/1: ten;
            100>>>>: x;
            100<: x;
            """#,
            #"""
            numbers.rbnf:3:3: error[numbers-syntax] radix value=1
                10/1: ten;
                  ^
            numbers.rbnf:4:4: error[numbers-syntax] places
                100>>>>: x;
                   ^
            numbers.rbnf:5:4: error[numbers-syntax] number mark=<
                100<: x;
                   ^
            """#),
        Sample(
            #"""
            %a:
            0: zero;
            9,999,999,999,999,999,999: huge;
            """#,
            #"""
            numbers.rbnf:3:1: error[numbers-limit] number most=1000000000000000000
                9,999,999,999,999,999,999: huge;
                ^
            """#),
        Sample(
            #"""
            %spellout-cardinal:
            0: zero;
            1: =%spelout-cardinal=;
            2: =%foo=;
            x.x: >%%bar>;
            """#,
            #"""
            numbers.rbnf:3:4: error[numbers-unknown-set] one is near name=%spelout-cardinal nearest=%spellout-cardinal
                1: =%spelout-cardinal=;
                   ^
            numbers.rbnf:4:4: error[numbers-unknown-set] name=%foo
                2: =%foo=;
                   ^
            numbers.rbnf:5:6: error[numbers-unknown-set] name=%%bar
                x.x: >%%bar>;
                     ^
            """#),
        Sample(
            #"""
            %a:
            0: zero;
            1: <foo<;
            2: =%a=%a=;
            3: a < b;
            10: <%%x<<;
            11: << >> =%a=;
            """#,
            #"""
            numbers.rbnf:3:4: error[numbers-syntax] substitution name=foo
                1: <foo<;
                   ^
            numbers.rbnf:4:10: error[numbers-syntax] unclosed mark==
                2: =%a=%a=;
                         ^
            numbers.rbnf:5:6: error[numbers-syntax] unclosed mark=<
                3: a < b;
                     ^
            numbers.rbnf:6:5: error[numbers-unknown-set] name=%%x
                10: <%%x<<;
                    ^
            numbers.rbnf:6:10: error[numbers-syntax] surplus mark
                10: <%%x<<;
                         ^
            numbers.rbnf:7:11: error[numbers-syntax] third substitution
                11: << >> =%a=;
                          ^
            """#),
        Sample(
            #"""
            %a:
            0: $(cardinal,one{a}b{c})$;
            1: $(cardinal one{a})$;
            2: $(cardinal,one{a}other{b)$;
            3: $(cardinal,other{b};
            """#,
            #"""
            numbers.rbnf:2:4: error[numbers-syntax] plural other
                0: $(cardinal,one{a}b{c})$;
                   ^
            numbers.rbnf:2:21: error[numbers-syntax] plural category categories=zero, one, two, few, many, other name=b
                0: $(cardinal,one{a}b{c})$;
                                    ^
            numbers.rbnf:3:4: error[numbers-syntax] plural type
                1: $(cardinal one{a})$;
                   ^
            numbers.rbnf:4:26: error[numbers-syntax] plural brace
                2: $(cardinal,one{a}other{b)$;
                                         ^
            numbers.rbnf:5:4: error[numbers-syntax] unclosed plural
                3: $(cardinal,other{b};
                   ^
            """#),
        Sample(
            #"""
            %a:
            0: $(cardinal,other{<<})$;
            1: $(cardinal,one{x})$;
            2: $(cardinal,other{x})$ $(cardinal,other{x})$;
            3: $(cardinal,one a)$;
            """#,
            #"""
            numbers.rbnf:2:21: error[numbers-syntax] plural substitution
                0: $(cardinal,other{<<})$;
                                    ^
            numbers.rbnf:3:4: error[numbers-syntax] plural other
                1: $(cardinal,one{x})$;
                   ^
            numbers.rbnf:4:26: error[numbers-syntax] second plural
                2: $(cardinal,other{x})$ $(cardinal,other{x})$;
                                         ^
            numbers.rbnf:5:15: error[numbers-syntax] plural name name=one
                3: $(cardinal,one a)$;
                              ^
            """#),
        Sample(
            #"""
            %a:
            0: =%b=;
            %b:
            0: zero;
            5: =%%c=;
            %%c:
            0: zero;
            3: =%a=;
            7: seven;
            """#,
            #"""
            numbers.rbnf:5:4: error[numbers-endless] way base=5 name=%b way=%b → %%c → %a → %b
                5: =%%c=;
                   ^
            """#),
        Sample(
            #"""
            %a:
            0: >>;
            1: <<;
            10: ten;
            20: ==[ x];
            """#,
            #"""
            numbers.rbnf:2:4: error[numbers-endless] way base=0 name=%a way=%a → %a
                0: >>;
                   ^
            numbers.rbnf:3:4: error[numbers-endless] way base=1 name=%a way=%a → %a
                1: <<;
                   ^
            numbers.rbnf:5:5: error[numbers-endless] way base=20 name=%a way=%a → %a
                20: ==[ x];
                    ^
            """#),
        Sample(
            #"""
            %a:
            0: zero;
            100: << hundred[ >>];
            101: x;
            101: y;
            50: z;
            """#,
            #"""
            numbers.rbnf:4:1: error[numbers-unreachable] brackets base=101 line=3 name=%a
                101: x;
                ^
            numbers.rbnf:5:1: error[numbers-unreachable] brackets base=101 line=3 name=%a
                101: y;
                ^
            numbers.rbnf:6:1: error[numbers-syntax] order base=50 name=%a other=101
                50: z;
                ^
            """#),
        Sample(
            #"""
            %a:
            0: zero;
            3: x;
            3: y;
            """#,
            #"""
            numbers.rbnf:4:1: error[numbers-unreachable] base=3 line=3 name=%a
                3: y;
                ^
            """#),
        Sample(
            #"""
            %a:
            0: zero;
            %a:
            0: nil;
            """#,
            #"""
            numbers.rbnf:3:1: error[numbers-duplicate] line=1 name=%a
                %a:
                ^
            """#),
        Sample(
            #"""
            %b:
            % c:
            0: x;
            %d
            0: y;
            """#,
            #"""
            numbers.rbnf:1:1: error[numbers-syntax] no rules name=%b
                %b:
                ^
            numbers.rbnf:2:2: error[numbers-syntax] no name
                % c:
                 ^
            numbers.rbnf:4:3: error[numbers-syntax] end of a name
                %d
                  ^
            """#),
        Sample(
            "0: 零; 1: 一; 2: 二; 3: =%x=;",
            #"""
            numbers.rbnf:1:22: error[numbers-unknown-set] name=%x
                0: 零; 1: 一; 2: 二; 3: =%x=;
                                        ^
            """#),
        Sample(
            "",
            #"""
            numbers.rbnf:1:1: error[numbers-syntax] empty
            """#),
        Sample(
            "# only a comment",
            #"""
            numbers.rbnf:1:17: error[numbers-syntax] empty
                # only a comment
                                ^
            """#),
    ]

    @Test func boundsAreKept() throws {
        func findings(_ rules: String) -> [String] {
            RulesCompiler.compile(Array(rules.utf8), file: "f", locale: "en").1.map(\.facts)
        }
        #expect(
            findings("%" + String(repeating: "n", count: 100) + ":\n0: x;") == [
                "f:1:1: error[numbers-limit] name count=101 most=100"
            ])
        let long = String(repeating: "n", count: 9998)
        #expect(findings("0: \(long.dropFirst());") == [])
        #expect(
            findings("\n0: \(long);") == [
                "f:2:1: error[numbers-limit] rule count=10001 most=10000"
            ])
        let rules = String(repeating: "x;", count: 20_000)
        #expect(findings(rules) == [])
        #expect(findings(rules + "y;") == ["f:1:40001: error[numbers-limit] rules most=20000"])
        let sets = (0..<1000).map { "%a\($0): x;" }.joined(separator: "\n")
        #expect(findings(sets) == [])
        #expect(
            findings(sets + "\n%b: x;") == ["f:1001:1: error[numbers-limit] sets most=1000"])
        #expect(
            findings(String(repeating: "#", count: 1_048_577)) == [
                "f: error[numbers-limit] bytes bytes=1048577 bytes most=1048576 bytes"
            ])
        let faults = findings(String(repeating: "=%x=;\n", count: 1000))
        #expect(faults.count == 201)
        #expect(
            faults.last
                == "f:201:1: error[numbers-limit] more faults most=200"
        )
    }

    @Test(arguments: [[0xFF], [0xC3], [0x30, 0x3A, 0xE2, 0x82], [0x30, 0xED, 0xA0, 0x80]] as [[UInt8]])
    func notUTF8(bytes: [UInt8]) {
        let (rules, diagnostics) = RulesCompiler.compile(bytes, file: "f", locale: "en")
        #expect(rules == nil && diagnostics.count == 1)
        #expect(diagnostics[0].check == .numbersSyntax && diagnostics[0].form == "no UTF-8")
    }

    /// Coming back to a set with another number is fine, and so is a rule that nothing gets to.
    @Test(
        arguments: [
            "%a: 0: zero; 10: << >>; 20: >%b>; %b: 0: =%c=; 1: =%a=; %c: 0: x; 1: =%a=;",
            "%a: 0: x; 5: =%b=; %b: 0: =%a=; 5: five;", "%a: 0: x; 1: >>; 10/20: ten;",
            "%a: 0: x; 20/20: <<; 21: <<>>;",
        ])
    func ends(rules: String) {
        #expect(RulesCompiler.compile(Array(rules.utf8), file: "f", locale: "en").1.map(\.line) == [])
    }
}
