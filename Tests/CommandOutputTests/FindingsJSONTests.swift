import Foundation
import TestSupport
import Testing
import VoiceAssetCore
import VoiceManifest

@testable import VoiceAssetCommandOutput

/// The JSON of every command that has findings, read by Python.
@Suite(.enabled(if: FindingsShape.isCheckable, "needs python3"))
struct FindingsJSONTests {
    private static let hostile = [
        "plain", "", "\"quoted\" \\ back/slash", "\u{0}\u{1}\t\n\r\u{1b}[31m\u{7f}", "\u{80}\u{9b}2J\u{9f}",
        "\u{2028}\u{2029}\u{feff}", "中文 é e\u{301} 🇩🇪 \u{1f468}\u{200d}\u{1f469}", "</script>", "\u{fffe}\u{10ffff}",
    ]

    @Test(arguments: hostile)
    func textsSurvive(text: String) throws {
        let finding = Finding(
            .clipClipping, file: text, position: SourcePosition(line: 3, column: 9), clip: text, found: text,
            limit: text,
            advice: text)
        let json = Data(FindingsJSON([finding], status: .brokenRule, members: ["own": .string(text)]).text.utf8)
        #expect(try FindingsShape.faults(json, status: 1, members: ["own"]) == "")
        let script = """
            import json, sys
            report = json.load(sys.stdin.buffer)
            text = bytes.fromhex(sys.argv[1]).decode()
            finding = report["findings"][0]
            assert [finding[key] for key in ("file", "clip", "found", "limit", "advice")] == [text] * 5, finding
            assert report["own"] == text and (finding["line"], finding["column"]) == (3, 9), report
            """
        let hex = text.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        let result = try Program.run("python3", ["-c", script, hex], input: json)
        #expect(result.status == 0, "\(result.errorText)")
    }

    @Test func nothingFound() throws {
        let text = FindingsJSON([], status: .clean, members: ["packs": .array([]), "unknown": nil]).text
        #expect(
            text == """
                {
                  "findings": [],
                  "packs": [],
                  "passed": true,
                  "schema": 1,
                  "summary": {
                    "errors": 0,
                    "notes": 0,
                    "warnings": 0
                  }
                }

                """)
        #expect(try FindingsShape.faults(Data(text.utf8), status: 0, members: ["packs"]) == "")
    }

    @Test func severitiesAreCounted() throws {
        let findings = [Severity.note, .error, .warning, .note, .note, .warning].map {
            Finding(.packValue, $0, file: "pack.yml", found: "x")
        }
        let counts = FindingCounts(findings)
        #expect((counts.errors, counts.warnings, counts.notes) == (1, 2, 3))
        #expect(counts.words == "1 error, 2 warnings, 3 notes")
        #expect(FindingCounts([]).words == "no errors, no warnings, no notes")
        let json = Data(FindingsJSON(findings, status: .brokenRule, members: [:]).text.utf8)
        #expect(try FindingsShape.faults(json, status: 1, members: []) == "")
    }

    /// The checker itself must see what is wrong.
    @Test(arguments: [
        ("{}\n", "KeyError"), ("{\"schema\": 1}\n", "AssertionError"),
        (
            "{\"findings\": [], \"passed\": false, \"schema\": 1, "
                + "\"summary\": {\"errors\": 0, \"notes\": 0, \"warnings\": 0}}\n", "AssertionError"
        ),
        ("{\"a\": NaN}\n", "no JSON"), ("{\"b\": 1, \"a\": 1}\n", "not sorted"), ("{\"a\": 1, \"a\": 1}\n", "twice"),
        ("{\"a\": \"\u{9b}\"}\n", "a control character"), ("{\"a\": null}\n", "null"), ("{}", "no line feed"),
    ])
    func theCheckerSees(json: String, fault: String) throws {
        #expect(try FindingsShape.faults(Data(json.utf8), status: 0, members: []).contains(fault))
    }

    /// No level has infinite decimals, silence has no level.
    @Test func figures() {
        #expect(JSONValue.figure(-16.004999, decimals: 2) == .number(-16))
        #expect(JSONValue.figure(0.12345, decimals: 3) == .number(0.123))
        #expect(JSONValue.figure(-.infinity, decimals: 2) == nil)
        #expect(JSONValue.figure(.nan, decimals: 2) == nil)
        #expect(JSONValue.figure(nil, decimals: 2) == nil)
    }
}
