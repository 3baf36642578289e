import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetGrammar

/// Each fault of number rules: where it is and what it is. What the user sees of the file stands in `ExcerptTests`.
@Suite struct RuleFaultTests {
    @Test(arguments: samples) func says(rules: String, faults: [String]) {
        let (compiled, diagnostics) = RulesCompiler.compile(Array(rules.utf8), file: "numbers.rbnf", locale: "en")
        #expect(diagnostics.map(\.facts) == faults.map { "numbers.rbnf:\($0)" })
        #expect(compiled == nil)
    }

    /// Rules, and what is found in them.
    private static let samples = [
        ("%a:\n0: zero; one;\n5: five\n7: seven;", ["3:8: error[numbers-syntax] end of a rule"]),
        ("%a:\n0: zero;\n5 five;", ["3:1: error[numbers-syntax] no colon"]),
        ("%a:\n0: zero;\n1,000: << thousand[ >>]];", ["3:24: error[numbers-syntax] bracket bracket=]"]),
        (
            "%a:\n0: zero;\n100: <<[ >>]x[y];\n1000: [<<[;",
            [
                "3:14: error[numbers-syntax] bracket bracket=[",
                "3:16: error[numbers-syntax] bracket bracket=]",
                "4:7: error[numbers-syntax] bracket bracket=[",
                "4:10: error[numbers-syntax] bracket bracket=[",
            ]
        ),
        (
            "%a:\n0: zero;\nthousand: x;\n2.000x: two;\n: y;",
            [
                "3:1: error[numbers-syntax] before the colon marks=thousand",
                "4:1: error[numbers-syntax] before the colon marks=2.000x",
                "5:1: error[numbers-syntax] nothing before the colon",
            ]
        ),
        (
            "%a:\n0: zero;\n10/1: ten;\n100>>>>: x;\n100<: x;",
            [
                "3:3: error[numbers-syntax] radix value=1",
                "4:4: error[numbers-syntax] places",
                "5:4: error[numbers-syntax] number mark=<",
            ]
        ),
        (
            "%a:\n0: zero;\n9,999,999,999,999,999,999: huge;",
            ["3:1: error[numbers-limit] number most=1000000000000000000"]
        ),
        (
            "%spellout-cardinal:\n0: zero;\n1: =%spelout-cardinal=;\n2: =%foo=;\nx.x: >%%bar>;",
            [
                "3:4: error[numbers-unknown-set] one is near name=%spelout-cardinal nearest=%spellout-cardinal",
                "4:4: error[numbers-unknown-set] name=%foo",
                "5:6: error[numbers-unknown-set] name=%%bar",
            ]
        ),
        (
            "%a:\n0: zero;\n1: <foo<;\n2: =%a=%a=;\n3: a < b;\n10: <%%x<<;\n11: << >> =%a=;",
            [
                "3:4: error[numbers-syntax] substitution name=foo",
                "4:10: error[numbers-syntax] unclosed mark==",
                "5:6: error[numbers-syntax] unclosed mark=<",
                "6:5: error[numbers-unknown-set] name=%%x",
                "6:10: error[numbers-syntax] surplus mark",
                "7:11: error[numbers-syntax] third substitution",
            ]
        ),
        (
            "%a:\n0: $(cardinal,one{a}b{c})$;\n1: $(cardinal one{a})$;\n2: $(cardinal,one{a}other{b)$;\n"
                + "3: $(cardinal,other{b};",
            [
                "2:4: error[numbers-syntax] plural other",
                "2:21: error[numbers-syntax] plural category categories=zero, one, two, few, many, other name=b",
                "3:4: error[numbers-syntax] plural type",
                "4:26: error[numbers-syntax] plural brace",
                "5:4: error[numbers-syntax] unclosed plural",
            ]
        ),
        (
            "%a:\n0: $(cardinal,other{<<})$;\n1: $(cardinal,one{x})$;\n"
                + "2: $(cardinal,other{x})$ $(cardinal,other{x})$;\n3: $(cardinal,one a)$;",
            [
                "2:21: error[numbers-syntax] plural substitution",
                "3:4: error[numbers-syntax] plural other",
                "4:26: error[numbers-syntax] second plural",
                "5:15: error[numbers-syntax] plural name name=one",
            ]
        ),
        (
            "%a:\n0: =%b=;\n%b:\n0: zero;\n5: =%%c=;\n%%c:\n0: zero;\n3: =%a=;\n7: seven;",
            ["5:4: error[numbers-endless] way base=5 name=%b way=%b → %%c → %a → %b"]
        ),
        (
            "%a:\n0: >>;\n1: <<;\n10: ten;\n20: ==[ x];",
            [
                "2:4: error[numbers-endless] way base=0 name=%a way=%a → %a",
                "3:4: error[numbers-endless] way base=1 name=%a way=%a → %a",
                "5:5: error[numbers-endless] way base=20 name=%a way=%a → %a",
            ]
        ),
        (
            "%a:\n0: zero;\n100: << hundred[ >>];\n101: x;\n101: y;\n50: z;",
            [
                "4:1: error[numbers-unreachable] brackets base=101 line=3 name=%a",
                "5:1: error[numbers-unreachable] brackets base=101 line=3 name=%a",
                "6:1: error[numbers-syntax] order base=50 name=%a other=101",
            ]
        ),
        ("%a:\n0: zero;\n3: x;\n3: y;", ["4:1: error[numbers-unreachable] base=3 line=3 name=%a"]),
        ("%a:\n0: zero;\n%a:\n0: nil;", ["3:1: error[numbers-duplicate] line=1 name=%a"]),
        (
            "%b:\n% c:\n0: x;\n%d\n0: y;",
            [
                "1:1: error[numbers-syntax] no rules name=%b",
                "2:2: error[numbers-syntax] no name",
                "4:3: error[numbers-syntax] end of a name",
            ]
        ),
        ("0: 零; 1: 一; 2: 二; 3: =%x=;", ["1:22: error[numbers-unknown-set] name=%x"]),
        ("", ["1:1: error[numbers-syntax] empty"]),
        ("# only a comment", ["1:17: error[numbers-syntax] empty"]),
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
