import ArgumentParser
import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetCommandOutput

/// How many findings become few lines, without losing what a person needs.
@Suite struct FindingsTextTests {
    private func hum(_ file: String, _ level: String, _ check: Check = .recordingHum) -> Finding {
        Finding(
            check, file: file, found: "50 Hz hum at {level}", limit: "50.0 dB", advice: "use a balanced cable",
            ["level": .of(level, "dBFS")])
    }

    @Test func oneCauseIsOneEntry() {
        let findings = [hum("r/en/1.wav", "-78.6"), hum("r/en/2.wav", "-71"), hum("r/en/3.wav", "-9")]
        #expect(
            FindingsText(findings).lines == [
                "r/en (3 files): warning[recording-hum]: 50 Hz hum at -78.6 to -9 dBFS (limit 50.0 dB); use a balanced cable",
                "    1.wav, 2.wav, 3.wav",
            ])
        #expect(FindingsText(findings, isVerbose: true).lines == findings.map(\.line))
        #expect(FindingsText(Array(findings.prefix(2))).lines == findings.prefix(2).map(\.line))
    }

    /// Another folder, rule, severity or text is another cause.
    @Test func otherCausesStandApart() {
        let mixed = [
            hum("r/en/1.wav", "1"), hum("r/ru/1.wav", "1"), hum("r/en/2.wav", "1", .recordingNoise),
            Finding(.recordingHum, file: "r/en/3.wav", found: "50 Hz hum at loud dBFS"),
        ]
        var graver = hum("r/en/4.wav", "1")
        graver.severity = .error
        #expect(FindingsText(mixed + [graver]).lines == (mixed + [graver]).map(\.line))
    }

    @Test func manyFilesAreCounted() {
        let lines = FindingsText((1...46).map { hum("\($0).wav", "1") }).lines
        #expect(lines[0].hasPrefix("46 files: warning[recording-hum]: 50 Hz hum at 1 dBFS"))
        #expect(lines[1].hasSuffix(", 12.wav and 34 more; --verbose lists all"))
        #expect(!FindingsText((1...13).map { hum("\($0).wav", "1") }).lines[1].contains("more"))
    }

    /// A command on the files themselves is shown for the first of them.
    @Test func commands() {
        let findings = ["1", "2", "3"].map { (clip: String) in
            Finding(
                .recordingUnreadable, "unknown",
                [
                    "reason": .text("unknown"),
                    "convert": .command("ffmpeg -i 'r/en/\(clip).m4a' 'r/en/\(clip).wav' && rm 'r/en/\(clip).m4a'"),
                ]
            ).at("r/en/\(clip).m4a", clip: clip)
        }
        let command = "ffmpeg -i 'r/en/1.m4a' 'r/en/1.wav' && rm 'r/en/1.m4a', and so on"
        #expect(FindingsText(findings).lines[0].hasSuffix("convert it with: \(command)"))
    }

    /// Of names that differ the list says which; where two differ at once, each finding says its own.
    @Test func namesThatDiffer() {
        func unsaid(_ text: String, line: Int) -> Finding {
            Finding(
                .numbersTextUnsaid, file: "r/en/numbers.rbnf", position: .init(line: line, column: 1),
                found: "no clip says `{text}`", ["text": .text(text)], excerpt: "\(line): x\n^")
        }
        #expect(
            FindingsText([unsaid("seven", line: 7), unsaid("eight", line: 8), unsaid("nine", line: 9)]).lines == [
                "r/en/numbers.rbnf (3 places): error[numbers-text-unsaid]: no clip says `seven`, `eight` and `nine`",
                "    seven, eight, nine",
            ])
        let many = (1...4).map { unsaid("word \($0)", line: $0) }
        #expect(FindingsText(many).lines[0].hasSuffix(": no clip says `word 1`, `word 2`, `…`"))
        let missing = ["one", "two", "six"].map { (clip: String) in
            Finding(
                .recordingMissing, file: "p/pack.yml", position: .init(line: 4, column: 3), clip: clip,
                found: "no recording of `{name}`", advice: "record '{name}.wav'", ["name": .text(clip)])
        }
        let ends = ["7": "seven", "8": "eight", "9": "nine"].sorted { $0.key < $1.key }.map { id, text in
            Finding(
                .recordingMissing, file: "p/pack.yml", position: .init(line: 4, column: 3), clip: "\(id).end",
                found: "no recording of `{text}` as it is said at the end of an announcement",
                advice: "add `{id}.end.<ext>`",
                ["text": .text(text), "id": .text(id)])
        }
        #expect(
            FindingsText(ends).lines == [
                "p/pack.yml (3 places): error[recording-missing]: no recording of `seven`, `eight` and `nine` as it is said at the end of an announcement; add `7.end.<ext>`, `…`",
                "    seven, eight, nine",
            ])
        #expect(
            FindingsText(missing).lines == [
                "p/pack.yml (3 places): error[recording-missing]: no recording of `one`, `…`; record 'one.wav', '…'",
                "    one, two, six",
            ])
        let alike = [("a", "b"), ("c", "d"), ("e", "f")].map { (one: String, other: String) in
            Finding(
                .recordingAlike, file: "p/\(one).wav", clip: one, found: "`{one}` sounds like `{other}`",
                ["one": .text(one), "other": .text(other)])
        }
        #expect(FindingsText(alike).lines == alike.map(\.line))
    }

    /// Digits that are part of a name are no figure.
    @Test func figuresAreNumbersByThemselves() {
        let digits = ["1", "2", "3"].map {
            Finding(
                .clipIdentical, file: "\($0)", found: "as wav/{name}.wav, h26{name}", ["name": .text("\($0)")])
        }
        #expect(FindingsText(digits).lines == digits.map(\.line))
        let ranges = ["-1", "2.5", "10"].map {
            Finding(.clipLoudness, file: "\($0)", found: "({level})", ["level": .of($0, "LUFS")])
        }
        #expect(FindingsText(ranges).lines[0] == "3 files: error[clip-loudness]: (-1 to 10 LUFS)")
    }

    /// Nothing that a file is called drives the terminal, in no form.
    @Test func namesAreShownHarmless() {
        let findings = ["a", "b", "c"].map { hum("r\u{1b}[2J/\($0)\u{202e}\n.wav", "1") }
        for text in [
            FindingsText(findings).lines, FindingsText(findings, isVerbose: true, isColored: false).lines,
        ] {
            #expect(
                text.joined().unicodeScalars.allSatisfy { !$0.properties.isBidiControl && $0 != "\u{1b}" && $0 != "\n" }
            )
        }
    }

    @Test func coloursAreOfSeverities() {
        let line = FindingsText([hum("a", "1")], isColored: true).lines[0]
        #expect(line.hasPrefix("a: \u{1b}[33mwarning[recording-hum]\u{1b}[0m: 50 Hz"))
        var error = hum("a", "1")
        error.severity = .error
        #expect(FindingsText([error], isColored: true).lines[0].contains("\u{1b}[1;31merror["))
    }

    @Test(arguments: [
        ("Unknown option '--x\u{1b}[31m'", ["--x\u{1b}[31m"], "Unknown option '--x\\u{1b}[31m'"),
        ("The value 'a\nb' is invalid.\nUsage: x", ["--to=a\nb"], "The value 'a\\u{a}b' is invalid.\nUsage: x"),
        ("No rule \u{202e}abc\nUsage", ["abc"], "No rule \\u{202e}abc\nUsage"),
        ("all is well\n  - twice", ["all"], "all is well\n  - twice"),
    ])
    func faultsOfTheCommandLine(message: String, arguments: [String], shown: String) {
        #expect(CommandFailure.printable(message, quoting: arguments) == shown)
    }
}
