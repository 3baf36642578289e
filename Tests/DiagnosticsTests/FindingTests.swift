import Foundation
import TestSupport
import Testing

@testable import VoiceAssetCore

@Suite struct FindingTests {
    @Test func saysWhereWhatAndHow() {
        let diagnostic = Finding(
            .clipClipping, file: "recordings/en/7.wav", found: "212 samples at full scale", limit: "0",
            advice: "record again 6 dB lower")
        #expect(
            diagnostic.line
                == "recordings/en/7.wav: error[clip-clipping]: 212 samples at full scale (limit 0); record again 6 dB lower"
        )
        var placed = Finding(.packValue, .note, file: "pack.yml", found: "a gap")
        placed.position = SourcePosition(line: 3, column: 9)
        #expect(placed.line == "pack.yml:3:9: note[pack-value]: a gap")
    }

    private static let hum = Finding(
        .recordingHum,
        [
            "frequency": .of("50", "Hz"), "level": .of("-45.0", "dBFS"), "ratio": .of("38.25", "dB"),
            "least": .of("40.0", "dB"),
        ]
    ).at("7.wav", clip: "7")

    /// The words are the check's, the values the finding's.
    @Test func saysItsArguments() {
        #expect(
            Self.hum.line
                == "7.wav: warning[recording-hum]: 50 Hz hum at -45.0 dBFS, only 38.25 dB below the speech (limit 40.0 dB); "
                + "use a balanced cable, away from power supplies; keep fans and disks away from the microphone; run the computer on its battery"
        )
        #expect(Self.hum.arguments["ratio"] == .of("38.25", "dB"))
        let level = Finding(
            .recordingLevel, "low",
            [
                "level": .of("-30.0", "dBFS"), "least": .of("-26.0", "dBFS"), "most": .of("-14.0", "dBFS"),
                "excess": .of("4.0", "dB"),
            ])
        #expect(
            level.message.hasPrefix(
                "speech too soft: -30.0 dBFS (limit -26.0 to -14.0 dBFS); raise the microphone's gain"))
        let unread = Finding(.recordingQuiet, "faint", ["peak": .of("-60.0", "dBFS")])
        #expect(unread.severity == .error && unread.found.contains("{ratio}"))
    }

    @Test(arguments: [
        (["a"], "`a`"), (["a", "b"], "`a` and `b`"), (["a", "b", "c", "d"], "`a`, `b`, `c` and `d`"),
        (["a", "b", "c", "d", "e"], "`a`, `b`, `c` and 2 more"), ([], ""),
    ])
    func namesInASentence(names: [String], words: String) {
        #expect(Finding.Argument.names(names).words() == words)
    }

    /// What is kept of a finding says the same.
    @Test func isKeptAsData() throws {
        var said = Finding(
            .numbersTextAmbiguous, "number",
            ["count": .count(3), "text": .piece("seven"), "amount": .of("2.50", nil), "ids": .text("`{a}` or `{b}`")]
        ).at("numbers.rbnf", position: .init(line: 2, column: 3))
        said.excerpt = "a\n^"
        let command = Finding(
            .recordingUnreadable, "unknown", ["reason": .text("no"), "convert": .command("mv 'a' 'b'")])
        for finding in [Self.hum, said, command] {
            let kept = try JSONDecoder().decode(Finding.self, from: JSONEncoder().encode(finding))
            #expect(kept == finding && kept.line == finding.line && kept.words.sentence == finding.words.sentence)
        }
        #expect(said.found == "2.50 needs `seven`, but 3 clips have this text")
        let pieces = said.words.found.pieces
        #expect(pieces.map(\.text) == ["2.50", " needs `", "seven", "`, but ", "3", " clips have this text"])
        #expect(pieces.map(\.kind) == [.figure, .text, .name(quote: "`"), .text, .figure, .text])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Check.self, from: Data("\"no-such-check\"".utf8))
        }
    }

    /// A file name can't move the cursor or colour the terminal.
    @Test(arguments: [
        "\u{1b}[31m", "a\nb", "\u{7}", "\u{9b}2J", "\r", "a\u{2028}b", "\u{2029}", "\u{202e}gpj.wav",
        "\u{2066}x\u{2069}",
        "\u{200f}", "\u{61c}", "\u{0}", "\u{7f}",
    ]) func showsControlCharacters(name: String) {
        let line = Finding(.fileMissing, file: name, found: "not found").line
        let acting: [Unicode.GeneralCategory] = [.control, .lineSeparator, .paragraphSeparator]
        #expect(
            !line.unicodeScalars.contains {
                acting.contains($0.properties.generalCategory) || $0.properties.isBidiControl
            })
        #expect(line.contains("\\u{"))
    }

    /// What Unicode says acts unseen is made visible, all of it and nothing else.
    @Test func printableAgreesWithUnicode() {
        for value in UInt32(0)..<0x11_0000 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let properties = scalar.properties
            let isActing =
                [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
                || properties.isBidiControl
            #expect(scalar.actsUnseen == isActing, "\(value)")
        }
    }

    /// Words keep what joins and parts their letters.
    @Test(arguments: ["می\u{200c}خواهم", "👨\u{200d}👩", "e\u{301}", "中文", "שלום"]) func keepsWords(text: String) {
        #expect(printable(text) == text)
    }

    @Test func standsInReadingOrder() {
        func found(_ file: String, _ line: Int?, _ rule: Check, _ severity: Severity = .error) -> Finding {
            Finding(
                rule, severity, file: file, position: line.map { SourcePosition(line: $0, column: 1) }, found: "x")
        }
        let ordered = [
            found("z", nil, .packType, .note), found("y", nil, .packType, .warning), found("a", nil, .packType),
            found("a", 2, .packValue), found("a", 10, .packType),
            found("a", 10, .packValue),
            found("b", 1, .packType),
        ]
        #expect(ordered.reversed().inReadingOrder() == ordered)
    }

    /// The gravest failure among the errors decides; warnings and notes never do.
    @Test(
        arguments: [
            ([], .clean), ([.recordingNoise, .recordingUnused], .clean), ([.clipClipping], .brokenRule),
            ([.clipClipping, .fileMissing], .missingInput),
            ([.fileMissing, .outputFailed, .clipClipping], .inputOutput),
        ] as [([Check], VoiceAssetCore.ExitStatus)])
    func endsWithTheGravest(rules: [Check], status: VoiceAssetCore.ExitStatus) {
        let diagnostics = rules.map { Finding($0, file: "f", found: "x") }
        #expect(VoiceAssetCore.ExitStatus(of: diagnostics) == status)
        #expect(
            VoiceAssetCore.ExitStatus(
                of: diagnostics.map { Finding($0.check, .warning, file: "f", found: "x") })
                == .clean)
        #expect(diagnostics.hasErrors == (status != .clean))
    }
}
