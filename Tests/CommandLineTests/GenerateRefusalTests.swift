import Foundation
import TestSupport
import Testing

/// When `generate` writes nothing: the exit code, the words, and the earlier pack as it was.
@Suite struct GenerateRefusalTests {
    private static let usage =
        """
        Usage: voice-assets generate [--recordings <folder>] [--assets <folder>] [<pack> ...] [--pack <name> ...] [--same-loudness] [--dry-run] [--format <format> ...] [--quiet] [--verbose] [--strict] [--color <color>] [--jobs <jobs>]
          See 'voice-assets generate --help' for more information.

        """

    @Test(arguments: [
        (["--pakc", "en-USD"], "Error: Unknown option '--pakc'. Did you mean '--pack'?\n"),
        (["--jobs", "0"], "Error: --jobs takes a whole number from 1 to 1024, not 0.\n"),
        (["--jobs", "1025"], "Error: --jobs takes a whole number from 1 to 1024, not 1025.\n"),
        (["--assets", ""], "Error: --assets takes the path of a folder, not an empty text.\n"),
        (["--recordings", ""], "Error: --recordings takes the path of a folder, not an empty text.\n"),
        (["--extra"], "Error: Unknown option '--extra'\n"),
    ])
    func wrongCommandLine(arguments: [String], message: String) throws {
        let studio = try Studio(recording: nil)
        let result = try Tool.run(["generate"] + arguments, in: studio.folder).text
        #expect(result == .init(status: 64, errors: message + Self.usage))
    }

    @Test(arguments: [
        (["zz"], 66, "recordings/zz: error[file-missing]: … en-USD"),
        (["--pack", "zz"], 66, "recordings/zz: error[file-missing]: … en-USD"),
        (
            ["--recordings", "nowhere"], 66,
            "nowhere: error[file-missing]: no voice pack yet … folder … --recordings nowhere"
        ),
        (
            ["--recordings", "recordings/en-USD/pack.yml"], 1,
            "recordings/en-USD/pack.yml: error[file-unsafe]: … not a folder …"
        ),
        (
            ["--recordings", "empty"], 66,
            "empty: error[file-missing]: no voice pack yet … folder … --recordings empty"
        ),
        (
            ["--assets", "recordings/out"], 1,
            "recordings/out: error[output-conflict]: … inside the recordings …"
        ),
        (
            ["--assets", "link/deeper"], 1,
            "link/deeper: error[output-conflict]: … inside the recordings …"
        ),
        (
            ["--assets", "./empty/../recordings/"], 1,
            "./empty/../recordings: error[output-conflict]: … the folder of the recordings …"
        ),
        (
            ["--assets", "."], 1,
            ".: error[output-conflict]: … inside the output …"
        ),
    ])
    func wrongFolders(arguments: [String], status: Int32, line: String) throws {
        let studio = try Studio()
        try FileManager.default.createDirectory(at: studio.folder.url("empty"), withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(
            atPath: studio.folder.url("link").path, withDestinationPath: "recordings")
        let before = try studio.snapshot(".")
        let result = try Tool.run(["generate"] + arguments, in: studio.folder).text
        #expect(result =~ .init(status: status, errors: line + "\n1 error, no warnings, no notes\n"))
        #expect(try studio.snapshot(".") == before)
    }

    @Test func fileInTheWayOfTheOutput() throws {
        let studio = try Studio()
        try studio.folder.write("VoiceAssets", "a file".utf8)
        #expect(
            try studio.run("generate").text
                =~ .init(
                    status: 74, output: "en-USD: not written\n",
                    errors: """
                        VoiceAssets: error[output-failed]: … Not a directory
                        1 error, no warnings, no notes

                        """))
        #expect(try String(contentsOf: studio.folder.url("VoiceAssets"), encoding: .utf8) == "a file")
    }

    @Test(.enabled(if: Tool.runsUnprivileged, "needs setpriv"))
    func readOnlyOutput() throws {
        let studio = try Studio.generated()
        try studio.record("en-USD/one", Studio.takes["other"]!)
        let before = try studio.snapshot()
        try studio.permit(0o555, "VoiceAssets")
        defer { try? studio.permit(0o755, "VoiceAssets") }
        let result = try Tool.runUnprivileged(["generate"], in: studio.folder).text
        #expect(
            result
                =~ .init(
                    status: 74, output: "en-USD: not written\n",
                    errors: """
                        VoiceAssets/.voice-assets-staging-en-USD: error[output-failed]: … Permission denied …
                        1 error, no warnings, no notes

                        """))
        #expect(try studio.snapshot() == before)
    }

    @Test func allFaultsAreToldInOneRunAndEarlierPacksStay() throws {
        let studio = try Studio()
        try studio.addPack("de-EUR")
        try studio.addPack("fr-EUR")
        _ = try studio.run("generate")
        let before = try studio.snapshot()
        try studio.write(CountingPack(rules: "%count:\n0: one; two; three;\n"), name: "it-EUR")
        try studio.record("it-EUR/paid", Studio.takes["other"]!)
        try studio.record("it-EUR/one", [])
        try studio.record("en-USD/one", [])
        try studio.record("en-USD/paid", RawTake.clipped)
        try FileManager.default.removeItem(at: studio.folder.url("recordings/en-USD/two.wav"))
        try studio.folder.write(
            "recordings/de-EUR/pack.yml", Studio.yaml(clips: ["one", "paid", "two"], more: "curency: EUR").utf8)
        let result = try studio.run("generate").text
        #expect(result.status == 1)
        #expect(
            result.output == """
                de-EUR: not written
                en-USD: not written
                it-EUR: not written
                fr-EUR: unchanged, 3 clips in 2 renditions, \(try studio.kilobytes("fr-EUR"))

                """)
        #expect(
            result.errors.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != "]" } } == [
                "recordings/de-EUR/pack.yml:10:1: error[pack-unknown-key",
                "recordings/en-USD/one.wav: error[recording-unreadable",
                "recordings/en-USD/pack.yml:7:3: error[recording-missing",
                "recordings/en-USD/paid.wav: error[clip-clipping",
                "recordings/it-EUR/numbers.rbnf:2:14: error[numbers-text-unsaid",
                "recordings/it-EUR/one.wav: error[recording-unreadable",
                "recordings/it-EUR/pack.yml:7:3: error[recording-missing",
                "7 errors, no warnings, no notes",
            ])
        #expect(try studio.snapshot() == before)
    }

    /// `RLIMIT_FSIZE` stands for a full disk: a write of more than 8 KiB fails.
    @Test func fullDiskLeavesTheEarlierPack() throws {
        let studio = try Studio.generated()
        let before = try studio.snapshot()
        try studio.record("en-USD/one", Studio.takes["other"]!)
        let result = try Tool.bash("ulimit -f 8; trap '' XFSZ; exec \"$0\" generate", in: studio.folder).text
        #expect(
            result
                =~ .init(
                    status: 74, output: "en-USD: not written\n",
                    errors: """
                        VoiceAssets/.voice-assets-staging-en-USD/wav/one.wav: error[output-failed]: … File too large
                        1 error, no warnings, no notes

                        """))
        #expect(try studio.snapshot() == before)
        #expect(try studio.run("generate").status == 0)
    }

    /// The system ends a process with SIGXFSZ unless it asks for an error; then there is no time to clear away.
    @Test func endedByTheSizeLimitLeavesTheEarlierPack() throws {
        let studio = try Studio.generated()
        let before = try studio.snapshot("VoiceAssets/en-USD")
        try studio.record("en-USD/one", Studio.takes["other"]!)
        #expect(try Tool.bash("ulimit -f 8; exec \"$0\" generate", in: studio.folder).status != 0)
        #expect(try studio.snapshot("VoiceAssets/en-USD") == before)
        #expect(try studio.run("generate").status == 0)
        #expect(try !studio.leavesStaging)
    }
}
