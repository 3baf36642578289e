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
            line: "recordings/en-USD/pack.yml:8:1: error[pack-unknown-key]: unknown key `speeker`; write `speaker`"),
        Case(
            yaml: Studio.yaml(clips: ["one", "one"]),
            line: """
                recordings/en-USD/pack.yml:6:3: error[pack-duplicate]: `one` stands here a second time; \
                remove it; the first one is in line 5
                """),
        Case(
            yaml: Studio.yaml(clips: ["one"], more: "speaker: [a, b]"),
            line: "recordings/en-USD/pack.yml:8:10: error[pack-type]: `speaker` is a list; write text"),
        Case(
            yaml: Studio.yaml(clips: ["one"], more: "speaker: &a [*a]"),
            line: """
                recordings/en-USD/pack.yml:8:14: error[pack-syntax]: alias `*a`; \
                write the value out; anchors (&) and aliases (*) are not used here
                """),
        Case(
            yaml: String(repeating: "[", count: 10_000_000),
            line: """
                recordings/en-USD/pack.yml: error[pack-limit]: at least 10000000 bytes (limit 1048576 bytes); \
                check that it is the right file
                """),
        Case(
            yaml: String(repeating: "[", count: 1_000_000),
            line: """
                recordings/en-USD/pack.yml:1:17: error[pack-limit]: \
                more than 16 lists and mappings in each other (limit 16)
                """),
    ]

    @Test(arguments: cases)
    func text(_ bad: Case) throws {
        try Studio(yaml: bad.yaml.utf8).expectRefusal(bad.line, status: 1)
    }

    @Test func notText() throws {
        try Studio(yaml: [0xFF, 0xFE, 0x6C, 0x00]).expectRefusal(
            "recordings/en-USD/pack.yml:1:1: error[pack-syntax]: UTF-16 text; save the file as UTF-8", status: 1)
    }

    @Test func missingBesideRecordings() throws {
        let studio = try Studio(recording: Studio.takes["one"]!)
        try FileManager.default.removeItem(at: studio.folder.url("recordings/en-USD/pack.yml"))
        let result = try studio.run("generate").text
        #expect(
            result
                == .init(
                    status: 66,
                    errors: """
                        recordings/en-USD/pack.yml: error[file-missing]: not found beside recordings; \
                        add it, or move the recordings elsewhere
                        1 error, no warnings, no notes

                        """))
    }
}
