import Foundation
import TestSupport
import Testing

/// pack.yml files that are no good, or made to hurt: what `generate` says about each, to the letter.
@Suite struct BadPackTests {
    /// A pack.yml and the line about it.
    struct Case: Sendable, CustomTestStringConvertible {
        var yaml: String
        var line: String
        var testDescription: String { line }
    }

    static let cases = [
        Case(
            yaml: Studio.yaml(clips: ["one"], more: "speeker: me"),
            line: "recordings/en-USD/pack.yml:8:1: error[pack-unknown-key]: … `speeker` … `speaker`"),
        Case(
            yaml: Studio.yaml(clips: ["one", "one"]),
            line: "recordings/en-USD/pack.yml:6:3: error[pack-duplicate]: `one` … line 5"),
        Case(
            yaml: Studio.yaml(clips: ["one"], more: "speaker: [a, b]"),
            line: "recordings/en-USD/pack.yml:8:10: error[pack-type]: `speaker` … list …"),
        Case(
            yaml: Studio.yaml(clips: ["one"], more: "speaker: &a [*a]"),
            line: "recordings/en-USD/pack.yml:8:14: error[pack-syntax]: … `*a` …"),
        Case(
            yaml: String(repeating: "[", count: 10_000_000),
            line: "recordings/en-USD/pack.yml: error[pack-limit]: … 10000000 bytes … 1048576 bytes …"),
        Case(
            yaml: String(repeating: "[", count: 1_000_000),
            line: "recordings/en-USD/pack.yml:1:17: error[pack-limit]: … 16 … (limit 16); …"),
    ]

    @Test(arguments: cases)
    func text(_ bad: Case) throws {
        try Studio(yaml: bad.yaml.utf8).expectRefusal(bad.line, status: 1)
    }

    @Test func notText() throws {
        try Studio(yaml: [0xFF, 0xFE, 0x6C, 0x00]).expectRefusal(
            "recordings/en-USD/pack.yml:1:1: error[pack-syntax]: UTF-16 text …", status: 1)
    }

    @Test func missingBesideRecordings() throws {
        let studio = try Studio(recording: Studio.takes["one"]!)
        try FileManager.default.removeItem(at: studio.folder.url("recordings/en-USD/pack.yml"))
        let result = try studio.run("generate").text
        #expect(
            result
                =~ .init(
                    status: 66,
                    errors: """
                        recordings/en-USD/pack.yml: error[file-missing]: … recordings …
                        1 error, no warnings, no notes

                        """))
    }
}
