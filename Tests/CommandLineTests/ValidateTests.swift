import Foundation
import TestSupport
import Testing

/// `validate`: its text, its JSON and its exit codes.
@Suite struct ValidateTests {
    @Test func cleanPackAsText() throws {
        let studio = try Studio.generated()
        let before = try studio.snapshot(".")
        let result = try studio.run("validate")
        #expect(result.status == 0 && result.errorText.isEmpty)
        #expect(
            result.outputText.hasPrefix("en-USD: 3 clips, mp3 10 kB, wav 118 kB, -16."))
        #expect(result.outputText.contains(" dBTP, longest clip 0.4 s, gaps heard "))
        #expect(result.outputText.hasSuffix(" semitones\nno errors, no warnings, no notes\n"))
        let proof = " semitones\nas the recordings are now: 3 clips\nno errors, no warnings, no notes\n"
        #expect(try studio.run("validate", "--up-to-date").outputText.hasSuffix(proof))
        #expect(try studio.snapshot(".") == before)
    }

    @Test func cleanPackAsJSON() throws {
        let studio = try Studio.generated()
        let result = try studio.run("validate", "--format", "json")
        #expect(result.status == 0 && result.errorText.isEmpty)
        let report = try JSONDecoder().decode(Report.self, from: result.output)
        #expect(report.schema == 1 && report.passed)
        #expect(report.summary == .init(errors: 0, warnings: 0, notes: 0))
        #expect(report.findings.isEmpty)
        let pack = try #require(report.packs.first)
        let files = try studio.snapshot("VoiceAssets/en-USD")
        func bytes(_ folder: String) -> Int {
            files.filter { $0.key.hasPrefix(folder + "/") }.values.map(\.bytes.count).reduce(0, +)
        }
        #expect(pack.pack == "en-USD" && pack.clips == 3)
        #expect(pack.renditions == ["mp3": bytes("mp3"), "wav": bytes("wav")])
        #expect((-16.5 ... -15.5).contains(pack.softest) && (pack.softest ... -15.5).contains(pack.loudest))
        #expect(pack.loudest < pack.loudestMoment && (pack.softestMoment...0).contains(pack.loudestMoment))
        #expect(pack.truePeak < -2 && (0.4...0.5).contains(pack.longestClip))
        // Three words meet at two joins.
        #expect(pack.joins.pairs == 2 && pack.joins.askedGap == 0.06)
        for values in [pack.joins.gap, pack.joins.pitchJump, pack.joins.levelJump] {
            let sorted = ["p5", "p25", "p50", "p75", "p95"].compactMap { values[$0] }
            #expect(sorted.count == 5 && sorted == sorted.sorted())
        }
        #expect(try (0.045...0.075).contains(#require(pack.joins.gap["p50"])))
    }

    /// An app that has nothing but MP3 plays what Apple does not promise.
    @Test(arguments: [("[mp3]", true), ("[mp3, wav]", false), ("[mp3, caf-ulaw]", false), ("[wav]", false)])
    func formatThatAppleDoesNotDocument(renditions: String, isTold: Bool) throws {
        let studio = try Studio()
        let yaml = Studio.yaml(clips: ["one", "paid", "two"], more: "profile: { renditions: \(renditions) }")
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.utf8)
        try #require(try studio.run("generate").status == 0)
        let note = "VoiceAssets/en-USD/mp3: note[format-undocumented]: MP3 … wav … caf-ulaw …"
        #expect(try studio.run("validate").outputText.tells(note) == isTold)
    }

    @Test func oneClipIsOne() throws {
        let studio = try Studio(recording: Studio.takes["one"]!)
        let yaml = Studio.yaml(clips: ["one"], more: "profile: { renditions: [wav] }")
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.utf8)
        let generated = try studio.run("generate").text.output
        #expect(generated.hasPrefix("en-USD: 1 clip in 1 rendition, "), "\(generated)")
        #expect(try studio.run("validate").outputText.hasPrefix("en-USD: 1 clip, wav "))
    }

    @Test func sameTextEveryTime() throws {
        let studio = try Studio.generated()
        for format in ["text", "json"] {
            let first = try studio.run("validate", "--format", format, "--jobs", "1").output
            #expect(try studio.run("validate", "--format", format, "--jobs", "5").output == first)
        }
    }

    @Test func editedMissingAndUnlistedFiles() throws {
        let studio = try Studio.generated()
        let pack = "VoiceAssets/en-USD"
        let mp3 = try Data(contentsOf: studio.folder.url("\(pack)/mp3/one.mp3"))
        try studio.folder.write("\(pack)/mp3/one.mp3", mp3 + mp3.suffix(192))
        try FileManager.default.removeItem(at: studio.folder.url("\(pack)/wav/two.wav"))
        try studio.folder.write("\(pack)/wav/extra.wav", try Data(contentsOf: studio.folder.url("\(pack)/wav/one.wav")))
        let result = try studio.run("validate")
        #expect(result.status == 1)
        #expect(
            result.outputText.split(separator: "\n").map { $0.prefix { $0 != "]" } }.filter { $0.contains("[") }
                == [
                    "\(pack)/wav/extra.wav: warning[asset-extra",
                    "\(pack)/wav/one.wav: warning[clip-identical",
                    "\(pack)/mp3/one.mp3: error[asset-checksum",
                    "\(pack)/wav/two.wav: error[asset-missing",
                ])
        #expect(
            result.outputText.tells(
                "\(pack)/wav/two.wav: error[asset-missing]: not found"
            ))
        #expect(result.outputText.hasSuffix("\n2 errors, 2 warnings, no notes\n"))
    }

    /// A comment, spaces and quotation marks change nothing that a pack says; a text, an order and a number do.
    @Test(arguments: [
        ("locale: en", "# made by us\nlocale:   \"en\"  # English", true),
        ("  one: the word one", "  one: 'the word one'", true),
        ("  one: the word one", "  one: the word One", false),
        ("range: 0.00...9.99", "range: 0.00...9.98", false),
        ("hello: [one, paid, two]", "hello: [paid, one, two]", false),
    ])
    func packFileThatSaysTheSame(text: String, other: String, isSame: Bool) throws {
        let studio = try Studio.generated()
        let yaml = Studio.yaml(clips: ["one", "paid", "two"])
        try #require(yaml.contains(text))
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.replacing(text, with: other).utf8)
        let result = try studio.run("validate", "--up-to-date")
        #expect(result.outputText.contains("pack.yml: error[asset-stale]") != isSame, "\(result.outputText)")
    }

    @Test(arguments: [
        (["no/where"], 66, "no/where: error[file-missing]: not found …\n"),
        (
            ["--pack", "zz"], 66,
            "VoiceAssets/zz: error[file-missing]: … en-USD\n"
        ),
        (
            ["--pack", "en-usd"], 66,
            "VoiceAssets/en-usd: error[file-missing]: … en-USD?\n"
        ),
        (
            ["recordings/en-USD/pack.yml"], 1,
            "recordings/en-USD/pack.yml: error[file-unsafe]: … not a folder …\n"
        ),
    ])
    func wrongFolders(arguments: [String], status: Int32, line: String) throws {
        let studio = try Studio.generated()
        let result = try Tool.run(["validate"] + arguments, in: studio.folder).text
        #expect(result =~ .init(status: status, output: line + "1 error, no warnings, no notes\n"))
    }

    @Test(arguments: [
        (
            ["--format", "xml"],
            """
            Error: The value 'xml' is invalid for '--format <format>'. Please provide one of the following:
              - text
              - compiler
              - github
              - json
              - junit
              - sarif
            Help:  --format <format>  The form of the findings; FORM:FILE writes json, junit or sarif to a file. May be repeated. (default: text, with annotations in GitHub Actions)

            """
        ),
        (["--jobs", "0"], "Error: --jobs takes a whole number from 1 to 1024, not 0.\n"),
        ([""], "Error: The folder of the packs is a path, not an empty text.\n"),
    ])
    func wrongCommandLine(arguments: [String], message: String) throws {
        let studio = try Studio(recording: nil)
        let result = try Tool.run(["validate"] + arguments, in: studio.folder)
        #expect(result.status == 64 && result.outputText.isEmpty)
        #expect(result.errorText.hasPrefix(message + "Usage: voice-assets validate "))
    }

    private struct Report: Decodable {
        struct Pack: Decodable {
            var pack: String, clips: Int, renditions: [String: Int]
            var softest: Double, loudest: Double, softestMoment: Double, loudestMoment: Double, truePeak: Double,
                longestClip: Double, joins: Joins
        }
        struct Joins: Decodable {
            var pairs: Int, askedGap: Double, nearGap: Double
            var gap: [String: Double], pitchJump: [String: Double], levelJump: [String: Double]
        }
        struct Finding: Decodable { var file: String, rule: String, severity: String, found: String }
        struct Summary: Decodable, Equatable { var errors: Int, warnings: Int, notes: Int }
        var schema: Int, passed: Bool, packs: [Pack], findings: [Finding], summary: Summary
    }
}
