import Foundation
import TestSupport
import Testing

/// What a person reads of many findings: each cause once, what is new, nothing that acts on the terminal.
@Suite struct QuietOutputTests {
    /// A pack whose takes are all too soft for its limits.
    private static func softPack(_ more: String = "") throws -> Studio {
        let studio = try Studio()
        for (clip, pitch) in [("one", 110.0), ("paid", 150), ("two", 190)] {
            var take = RawTake(pitch: pitch)
            take.amplitude = 0.25
            try studio.record("en-USD/\(clip)", take.wav)
        }
        let yaml = Studio.yaml(clips: ["one", "paid", "two"], more: "takes: { least-peak: -6 }\n\(more)")
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.utf8)
        return studio
    }

    @Test func oneCauseIsToldOnceAndAgainOnlyCounted() throws {
        let studio = try Self.softPack()
        let first = try studio.run("generate").text
        let lines = first.errors.split(separator: "\n")
        #expect(first.status == 0 && lines.count == 3, "\(first.errors)")
        #expect(lines[0].hasPrefix("recordings/en-USD (3 files): warning[recording-quiet]: peak only -"))
        #expect(lines[1] == "    one.wav, paid.wav, two.wav" && lines[2] == "no errors, 3 warnings, no notes")
        let second = try studio.run("generate").text
        #expect(
            second.status == 0 && second.errors == "no errors, 3 warnings, no notes; all known, --verbose lists all\n")
        let verbose = try studio.run("generate", "--verbose").text.errors
        #expect(verbose.ranges(of: ".wav: warning[recording-quiet]: ").count == 3)
        // What makes a run fail is told however often it is run.
        let strict = try studio.run("generate", "--strict").text
        #expect(strict.status == 1 && strict.errors.contains("(3 files): warning[recording-quiet]"))
        // What is not about a clip is told: nobody knows since when it is there.
        try studio.record("en-USD/stray", Studio.takes["other"]!)
        let stray = try studio.run("generate").text.errors
        #expect(
            stray.contains("stray.wav: warning[recording-unknown]") && !stray.contains("recording-quiet"), "\(stray)")
        #expect(stray.hasSuffix("no errors, 4 warnings, no notes; 3 known, --verbose lists all\n"))
    }

    /// A rule that is off is not heard of again, by no command, and neither in the manifest.
    @Test func rulesOfThePack() throws {
        let off = try Self.softPack("rules: { recording-quiet: { severity: off, because: a whisper } }")
        #expect(try off.run("generate").text.errors == "")
        #expect(try off.run("generate").text.errors == "")
        let manifest = try String(contentsOf: off.folder.url("VoiceAssets/en-USD/manifest.json"), encoding: .utf8)
        #expect(!manifest.contains("recording-quiet"))
        #expect(try !off.run("status", "--takes", "--pack", "en-USD").outputText.contains("recording-quiet"))
        #expect(try off.run("validate", "--up-to-date").text.status == 0)
        let error = try Self.softPack("rules: { recording-quiet: { severity: error, clips: [two], because: a law } }")
        let refused = try error.run("generate").text
        #expect(refused.status == 1 && refused.errors.contains("two.wav: error[recording-quiet]"), "\(refused.errors)")
        #expect(refused.errors.hasSuffix("1 error, 2 warnings, no notes\n"))
        let status = try error.run("status").text
        #expect(status.status == 1 && status.output.contains("rejected: two"), "\(status)")
    }

    @Test func validationHeedsThePacksRules() throws {
        let studio = try Self.softPack(
            "profile: { renditions: [mp3] }\nrules: { format-undocumented: { severity: off, because: tried on devices } }"
        )
        try #require(try studio.run("generate").status == 0)
        #expect(try studio.run("validate").outputText.contains("note[format-undocumented]"))
        let heeding = try studio.run("validate", "--up-to-date").outputText
        #expect(heeding.hasSuffix("\nno errors, 3 warnings, no notes\n") && !heeding.contains("format-undocumented"))
    }

    /// One sound in two encodings is as loud in both.
    @Test func loudnessIsToldOncePerClip() throws {
        let studio = try Studio.generated()
        try studio.edit("VoiceAssets/en-USD/manifest.json", "\"loudness\": -16,\n    \"", "\"loudness\": -20,\n    \"")
        let output = try studio.run("validate").outputText
        #expect(output.contains("(3 files): error[clip-loudness]: the loudness is -"), "\(output)")
        #expect(output.ranges(of: "error[clip-loudness]").count == 1, "\(output)")
    }

    /// Faults that are there on purpose are no news to their owner.
    @Test func builtInPacksAreQuiet() throws {
        let packs = try BuiltInPacks.shared.get()
        let result = try Tool.run(
            ["generate", "--dry-run", "--recordings", BuiltInPacks.recordings], in: packs.folder
        ).text
        #expect(result.status == 0 && Program.withoutProgress(result.errors) == "", "\(result.errors)")
    }

    private static let needsPython = Program.available("python3")

    @Test(
        .enabled(if: needsPython, "needs python3"),
        arguments: [
            ("", "", true), ("", "--color never", false), ("NO_COLOR=1", "", false), ("NO_COLOR=", "", true),
            ("TERM=dumb", "", false), ("NO_COLOR=1", "--color always", true),
        ])
    func colour(environment: String, option: String, isColored: Bool) throws {
        let folder = try TemporaryFolder()
        let python = "import os,pty,sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))"
        let script = "unset NO_COLOR; \(environment) \"$0\" validate nowhere \(option)"
        var variables = Program.environment
        variables["TERM"] = "xterm"
        let result = try Program.run(
            "python3", ["-c", python, "bash", "-c", script, Tool.path], in: folder.url, environment: variables)
        #expect(
            result.status == 66 && result.outputText.contains("\u{1b}[1;31merror[file-missing]\u{1b}[0m") == isColored)
        #expect(isColored || !result.outputText.contains("\u{1b}"))
    }

    private static let hostile = "x\u{1b}[2J\n\u{202e}y"

    /// No command prints what somebody wrote as it was written, where it could act.
    @Test(arguments: [
        ["--\(hostile)"], ["generate", "--pack", hostile], ["generate", "--assets", hostile], ["generate", hostile],
        ["validate", hostile], ["status", hostile], ["status", "--pack", hostile],
        ["say", hostile, "--pack", "en-USD"],
        ["say", "1", hostile, "--pack", "en-USD"], ["say", "1", "--pack", hostile],
        ["say", "1", "--pack", "en-USD", hostile], ["payload", hostile, "--pack", "en-USD"],
        ["script", "--pack", hostile], ["split", hostile, "--pack", "en-USD"], ["review", "--pack", hostile],
        ["export", "--vectors", "100", "--pack", hostile], ["help", hostile], [hostile],
        ["status", "--recordings", hostile],
        ["say", "--pack", "en-USD", "hello"], ["review", "--import", hostile],
    ])
    func whatIsWrittenDoesNotAct(arguments: [String]) throws {
        let studio = try Studio.generated()
        try studio.edit("VoiceAssets/en-USD/manifest.json", "the word one", "the\\u001b[2J\\u202e\\nword one")
        try FileManager.default.createDirectory(
            at: studio.folder.url("recordings/\(Self.hostile)"), withIntermediateDirectories: false)
        let result = try Tool.run(arguments, in: studio.folder)
        let text = result.outputText + result.errorText
        #expect(!text.isEmpty)
        #expect(!text.unicodeScalars.contains { $0 == "\u{1b}" || $0.properties.isBidiControl }, "\(text)")
        #expect(!text.split(separator: "\n").contains { $0.hasPrefix("y") || $0.hasPrefix("\\u{202e}y") }, "\(text)")
    }
}
