import Foundation
import TestSupport
import Testing

/// What `generate` proves of a pack's announcements and says of its number rules, to the letter.
@Suite struct NumberProofTests {
    /// A pack with one fault, and what is said of it.
    struct Case: Sendable, CustomTestStringConvertible {
        var pack: CountingPack
        var lines: String
        var testDescription: String { lines }
    }

    static let cases = [
        Case(
            pack: CountingPack(patterns: [
                #"when: { fraction: 0 }, say: ["{integer}"]"#,
                #"when: { integer: 0 }, say: ["{integer}", "{fraction}"]"#,
            ]),
            lines: "recordings/en-USD/pack.yml: error[amount-unsaid]: … 1.01 …"),
        Case(
            pack: CountingPack(rules: "%count:\n0: one; two; three;\n10: << and >>;\n"),
            lines: """
                recordings/en-USD/numbers.rbnf:2:14: error[numbers-text-unsaid]: … `three` … 0.02 …
                    0: one; two; three;
                                 ^
                recordings/en-USD/numbers.rbnf:3:8: error[numbers-text-unsaid]: … `and` … 0.10 …
                    10: << and >>;
                           ^
                """),
        Case(
            pack: CountingPack(patterns: [#"say: ["{integer}", "{fraction %cuont}"]"#]),
            lines: "recordings/en-USD/pack.yml:10:26: error[numbers-unknown-set]: … `%cuont` … `%count`"),
        Case(
            pack: CountingPack(rules: "%count:\n0: one; two;\n10: =%more=;\n%more:\n0: one =%count=;\n"),
            lines: """
                recordings/en-USD/numbers.rbnf:3:5: error[numbers-endless]: … 10 … `%count` … %count → %more → %count …
                    10: =%more=;
                        ^
                """),
        Case(
            pack: CountingPack(rules: "%count:\n0: one; two\n10: << >>;\n"),
            lines: """
                recordings/en-USD/numbers.rbnf:2:12: error[numbers-syntax]: … `;` …
                    0: one; two
                               ^
                """),
    ]

    /// Two amounts that are said alike are told at the rule that says so, of amounts and of slots.
    @Test(arguments: [("0.01 and", "6:4", ""), ("`paid table=1` and", "6:4", "table")])
    func alike(words: String, place: String, slot: String) throws {
        let studio = try Studio.generatedCounting()
        var pack = CountingPack(range: "0.00...0.02", rules: "%count:\n# zero\n0: paid;\n# one\n1: one;\n2: one;\n")
        if !slot.isEmpty { pack.announcement = "[paid, \"{table}\"]" }
        try studio.write(pack)
        if !slot.isEmpty {
            let file = studio.folder.url("recordings/en-USD/pack.yml")
            let yaml = try String(contentsOf: file, encoding: .utf8) + "slots:\n  table: { number: 0...2 }\n"
            try yaml.write(to: file, atomically: true, encoding: .utf8)
        }
        let result = try studio.run("generate").text
        #expect(
            result.status == 1
                && result.errors.tells(
                    "recordings/en-USD/numbers.rbnf:\(place): error[amounts-alike]: \(words) … alike: …"),
            "\(result)")
    }

    @Test(arguments: cases) func refused(_ bad: Case) throws {
        let studio = try Studio.generatedCounting()
        let before = try studio.snapshot()
        try studio.write(bad.pack)
        let result = try studio.run("generate").text
        let count = bad.lines.matches(of: /: error\[/).count
        let tally = "\(count) error\(count == 1 ? "" : "s"), no warnings, no notes\n"
        #expect(result =~ .init(status: 1, output: "en-USD: not written\n", errors: bad.lines + "\n" + tally))
        #expect(try studio.snapshot() == before)
    }

    /// Binary digits of 3 s, and of 5 s for a one: six ones are the first to reach 30 s.
    @Test func announcementOfThirtySeconds() throws {
        let short = CountingPack(currency: "JPY", range: "0...15", patterns: [#"say: ["{integer}"]"#])
        let studio = try Studio(short)
        try studio.record("en-USD/one", RawTake.lasting(3))
        var long = RawTake(pitch: 150)
        (long.sampleRate, long.speech) = (12_000, 5)
        try studio.record("en-USD/two", long.wav)
        let first = try studio.run("generate").text
        try #require(first.status == 0, "\(first.errors)")
        let before = try studio.snapshot()
        var pack = short
        pack.range = "0...127"
        try studio.write(pack)
        let result = try studio.run("generate").text
        #expect(
            result
                =~ .init(
                    status: 1, output: "en-USD: not written\n",
                    errors: """
                        recordings/en-USD/one.wav: warning[recording-length]: 3.01 s … limit 1.44 s …
                        recordings/en-USD/two.wav: warning[recording-length]: 5.01 s … limit 1.2 s …
                        recordings/en-USD/pack.yml: error[announcement-too-long]: … 'paid' … 35.86 s … 63 … 30.79 s … 30.0 s …
                        1 error, 2 warnings, no notes

                        """))
        #expect(try studio.snapshot() == before)
        // One less is announced.
        pack.range = "0...62"
        try studio.write(pack)
        #expect(try studio.run("generate").status == 0)
        #expect(try studio.run("validate", "--up-to-date").status == 0)
    }

    @Test func aFaultOfThePackHidesNoneOfItsRules() throws {
        let studio = try Studio(CountingPack(range: "0...-1", rules: "%count:\n0: one; two\n"))
        let errors = try studio.run("generate").errorText
        #expect(errors.contains("recordings/en-USD/pack.yml:3:8: error[pack-value]: "), "\(errors)")
        #expect(errors.contains("recordings/en-USD/numbers.rbnf:2:12: error[numbers-syntax]: "), "\(errors)")
        // A slot's fault hides no text that nobody says.
        try studio.write(
            CountingPack(
                range: "0.00...2.00", patterns: [#"say: ["{integer}", "{fraction %x}"]"#],
                rules: "%count:\n0: one; two; three;\n"))
        let both = try studio.run("generate").errorText
        #expect(both.contains("error[numbers-unknown-set]") && both.contains("error[numbers-text-unsaid]"), "\(both)")
    }

    @Test func clipThatNobodySays() throws {
        let studio = try Studio(CountingPack(range: "0.00...0.00", rules: "%count:\n0: one;\n"))
        let result = try studio.run("generate").text
        #expect(
            try result
                =~ .init(
                    output: "en-USD: 3 clips in 2 renditions, \(studio.kilobytes()); 8 files written\n",
                    errors: """
                        recordings/en-USD/pack.yml:7:3: warning[clip-unused]: … 'two' …
                        no errors, 1 warning, no notes

                        """))
        let again = try studio.run("generate")
        #expect(again.status == 0 && again.errorText == result.errors)
        #expect(again.outputText.hasSuffix("Nothing to do: VoiceAssets is up to date.\n"))
        let report = try studio.run("validate").text
        #expect(report.status == 0)
        #expect(
            report.output.tells(
                "VoiceAssets/en-USD/manifest.json: warning[clip-unused]: … 'two'"))
    }
}
