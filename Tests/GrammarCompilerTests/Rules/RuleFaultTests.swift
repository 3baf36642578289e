import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetGrammar

/// Each fault of number rules, as the user sees it.
@Suite struct RuleFaultTests {
    /// A file and what is said about it; each sentence is written out once.
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
        #expect(diagnostics.map(\.line).joined(separator: "\n") =~ sample.faults)
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
            numbers.rbnf:3:8: error[numbers-syntax]: a rule does not end with `;`; add `;`; a rule stands on one line
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
            numbers.rbnf:3:1: error[numbers-syntax]: a rule that begins with a digit and has no colon; write `:` behind the number that the rule begins at
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
            numbers.rbnf:3:24: error[numbers-syntax]: `]` that belongs to no pair; write one pair of brackets in a rule, not one inside the other
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
            numbers.rbnf:3:14: error[numbers-syntax]: `[` …
                100: <<[ >>]x[y];
                             ^
            numbers.rbnf:3:16: error[numbers-syntax]: `]` …
                100: <<[ >>]x[y];
                               ^
            numbers.rbnf:4:7: error[numbers-syntax]: `[` …
                1000: [<<[;
                      ^
            numbers.rbnf:4:10: error[numbers-syntax]: `[` …
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
            numbers.rbnf:3:1: error[numbers-syntax]: `thousand` before the colon; write the number that the rule begins at; a colon can't stand in a rule's text
                thousand: x;
                ^
            numbers.rbnf:4:1: error[numbers-syntax]: `2.000x` …
                2.000x: two;
                ^
            numbers.rbnf:5:1: error[numbers-syntax]: nothing before the colon; write the number that the rule begins at, or remove the colon
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
            numbers.rbnf:3:3: error[numbers-syntax]: radix 1; write a radix of 2 or more, or none
                10/1: ten;
                  ^
            numbers.rbnf:4:4: error[numbers-syntax]: more `>` than the number has places; remove some
                100>>>>: x;
                   ^
            numbers.rbnf:5:4: error[numbers-syntax]: `<` in the number of a rule; write digits; `/` and a radix, or `>`, may follow them
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
            numbers.rbnf:3:1: error[numbers-limit]: a number above 1000000000000000000; remove the rule
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
            numbers.rbnf:3:4: error[numbers-unknown-set]: no rule set `%spelout-cardinal`; write `%spellout-cardinal`
                1: =%spelout-cardinal=;
                   ^
            numbers.rbnf:4:4: error[numbers-unknown-set]: no rule set `%foo`; define it
                2: =%foo=;
                   ^
            numbers.rbnf:5:6: error[numbers-unknown-set]: … `%%bar` …
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
            numbers.rbnf:3:4: error[numbers-syntax]: `foo` where a rule set should be; write its name with `%`
                1: <foo<;
                   ^
            numbers.rbnf:4:10: error[numbers-syntax]: `=` without a second one; close it, or remove it
                2: =%a=%a=;
                         ^
            numbers.rbnf:5:6: error[numbers-syntax]: `<` …
                3: a < b;
                     ^
            numbers.rbnf:6:5: error[numbers-unknown-set]: … `%%x` …
                10: <%%x<<;
                    ^
            numbers.rbnf:6:10: error[numbers-syntax]: one `<` too many; remove it
                10: <%%x<<;
                         ^
            numbers.rbnf:7:11: error[numbers-syntax]: a third substitution in a rule; use a rule set for two of them
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
            numbers.rbnf:2:4: error[numbers-syntax]: no text for `other`; add `other{…}`
                0: $(cardinal,one{a}b{c})$;
                   ^
            numbers.rbnf:2:21: error[numbers-syntax]: `b` where a new plural category should be; use each of zero, one, two, few, many, other at most once
                0: $(cardinal,one{a}b{c})$;
                                    ^
            numbers.rbnf:3:4: error[numbers-syntax]: `$(` without `cardinal,`; write `$(cardinal,one{…}other{…})$`
                1: $(cardinal one{a})$;
                   ^
            numbers.rbnf:4:26: error[numbers-syntax]: `{` without `}`; close it, or remove it
                2: $(cardinal,one{a}other{b)$;
                                         ^
            numbers.rbnf:5:4: error[numbers-syntax]: `$(` … `)$` …
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
            numbers.rbnf:2:21: error[numbers-syntax]: a substitution inside `$(…)$`; write it before or after
                0: $(cardinal,other{<<})$;
                                    ^
            numbers.rbnf:3:4: error[numbers-syntax]: … `other` …
                1: $(cardinal,one{x})$;
                   ^
            numbers.rbnf:4:26: error[numbers-syntax]: a second `$(…)$` in a rule; use a rule set for one of them
                2: $(cardinal,other{x})$ $(cardinal,other{x})$;
                                         ^
            numbers.rbnf:5:15: error[numbers-syntax]: `one` … `{` …
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
            numbers.rbnf:5:4: error[numbers-endless]: the rule for 5 of `%b` comes back to itself with the same number: %b → %%c → %a → %b; divide the number on the way, or say text
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
            numbers.rbnf:2:4: error[numbers-endless]: the rule for 0 of `%a` comes back to itself with the same number: %a → %a; divide the number on the way, or say text
                0: >>;
                   ^
            numbers.rbnf:3:4: error[numbers-endless]: … 1 … `%a` … %a → %a …
                1: <<;
                   ^
            numbers.rbnf:5:5: error[numbers-endless]: … 20 … `%a` … %a → %a …
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
            numbers.rbnf:4:1: error[numbers-unreachable]: a second rule for 101 in `%a`; remove it, or the one in line 3, whose brackets make it two rules
                101: x;
                ^
            numbers.rbnf:5:1: error[numbers-unreachable]: … 101 … `%a` … line 3 …
                101: y;
                ^
            numbers.rbnf:6:1: error[numbers-syntax]: the rule for 50 stands behind the one for 101; put the rules of `%a` into ascending order
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
            numbers.rbnf:4:1: error[numbers-unreachable]: a second rule for 3 in `%a`; remove it, or the one in line 3
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
            numbers.rbnf:3:1: error[numbers-duplicate]: a second rule set `%a`; rename it, or remove the one in line 1
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
            numbers.rbnf:1:1: error[numbers-syntax]: rule set `%b` has no rules; add rules, or remove it
                %b:
                ^
            numbers.rbnf:2:2: error[numbers-syntax]: a rule set without a name; write a name of the characters A-Z a-z 0-9 - _ behind `%`
                % c:
                 ^
            numbers.rbnf:4:3: error[numbers-syntax]: the name of a rule set does not end with `:`; add `:`; a name is made of the characters A-Z a-z 0-9 - _
                %d
                  ^
            """#),
        Sample(
            "0: 零; 1: 一; 2: 二; 3: =%x=;",
            #"""
            numbers.rbnf:1:22: error[numbers-unknown-set]: … `%x` …
                0: 零; 1: 一; 2: 二; 3: =%x=;
                                        ^
            """#),
        Sample(
            "",
            #"""
            numbers.rbnf:1:1: error[numbers-syntax]: no rules; add a rule set
            """#),
        Sample(
            "# only a comment",
            #"""
            numbers.rbnf:1:17: error[numbers-syntax]: no rules …
                # only a comment
                                ^
            """#),
    ]

    @Test func boundsAreKept() throws {
        func findings(_ rules: String) -> [String] {
            RulesCompiler.compile(Array(rules.utf8), file: "f", locale: "en").1.map { diagnostic in
                let place = diagnostic.position.map { "\($0.line):\($0.column) " } ?? ""
                return "\(place)\(diagnostic.check.id): \(diagnostic.message)"
            }
        }
        #expect(
            findings("%" + String(repeating: "n", count: 100) + ":\n0: x;") == [
                "1:1 numbers-limit: a name of 101 characters (limit 100); shorten it"
            ])
        let long = String(repeating: "n", count: 9998)
        #expect(findings("0: \(long.dropFirst());") == [])
        #expect(
            findings("\n0: \(long);") == [
                "2:1 numbers-limit: a rule of 10001 characters (limit 10000); split it into several rules"
            ])
        let rules = String(repeating: "x;", count: 20_000)
        #expect(findings(rules) == [])
        #expect(findings(rules + "y;") == ["1:40001 numbers-limit: too many rules (limit 20000); remove some"])
        let sets = (0..<1000).map { "%a\($0): x;" }.joined(separator: "\n")
        #expect(findings(sets) == [])
        #expect(
            findings(sets + "\n%b: x;") == ["1001:1 numbers-limit: too many rule sets (limit 1000); remove some"])
        #expect(
            findings(String(repeating: "#", count: 1_048_577)) == [
                "numbers-limit: 1048577 bytes (limit 1048576 bytes); remove what is not needed"
            ])
        let faults = findings(String(repeating: "=%x=;\n", count: 1000))
        #expect(faults.count == 201)
        #expect(
            faults.last
                == "201:1 numbers-limit: more faults, which are not listed (limit 200); correct the listed faults, then run again"
        )
    }

    @Test(arguments: [[0xFF], [0xC3], [0x30, 0x3A, 0xE2, 0x82], [0x30, 0xED, 0xA0, 0x80]] as [[UInt8]])
    func notUTF8(bytes: [UInt8]) {
        let (rules, diagnostics) = RulesCompiler.compile(bytes, file: "f", locale: "en")
        #expect(rules == nil && diagnostics.count == 1)
        #expect(diagnostics[0].message == "bytes that are not UTF-8 text; save the file as UTF-8")
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
