import Testing

@testable import VoiceAssetDiagnostics

@Suite struct DiagnosticTests {
    @Test func saysWhereWhatAndHow() {
        let diagnostic = Diagnostic(
            .clipClipping, file: "recordings/en/7.wav", found: "212 samples at full scale", limit: "0",
            advice: "record again 6 dB lower")
        #expect(
            diagnostic.line
                == "recordings/en/7.wav: error[clip-clipping]: 212 samples at full scale (limit 0); record again 6 dB lower"
        )
        var placed = Diagnostic(.packValue, .note, file: "pack.yml", found: "a gap")
        placed.position = SourcePosition(line: 3, column: 9)
        #expect(placed.line == "pack.yml:3:9: note[pack-value]: a gap")
    }

    /// A file name can't move the cursor or colour the terminal.
    @Test(arguments: [
        "\u{1b}[31m", "a\nb", "\u{7}", "\u{9b}2J", "\r", "a\u{2028}b", "\u{2029}", "\u{202e}gpj.wav",
        "\u{2066}x\u{2069}",
        "\u{200f}", "\u{61c}", "\u{0}", "\u{7f}",
    ]) func showsControlCharacters(name: String) {
        let line = Diagnostic(.fileMissing, file: name, found: "not found").line
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
        func found(_ file: String, _ line: Int?, _ rule: Rule, _ severity: Severity = .error) -> Diagnostic {
            Diagnostic(
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
        ] as [([Rule], VoiceAssetDiagnostics.ExitStatus)])
    func endsWithTheGravest(rules: [Rule], status: VoiceAssetDiagnostics.ExitStatus) {
        let diagnostics = rules.map { Diagnostic($0, file: "f", found: "x") }
        #expect(VoiceAssetDiagnostics.ExitStatus(of: diagnostics) == status)
        #expect(
            VoiceAssetDiagnostics.ExitStatus(
                of: diagnostics.map { Diagnostic($0.rule, .warning, file: "f", found: "x") })
                == .clean)
        #expect(diagnostics.hasErrors == (status != .clean))
    }
}
