import Foundation
import TestSupport
import Testing

/// The standard streams: a progress bar on a terminal, plain lines elsewhere, and readers that go away.
@Suite struct TerminalTests {
    /// Runs bash on a terminal of its own; returns what the terminal got, and the exit code.
    private func onTerminal(_ script: String, _ studio: Studio, term: String = "xterm") throws -> Program.Result {
        let python = "import os,pty,sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))"
        var environment = ProcessInfo.processInfo.environment
        environment["TERM"] = term
        return try Program.run(
            "python3", ["-c", python, "bash", "-c", script, Tool.path], in: studio.folder.url, environment: environment,
            deadline: 120)
    }

    private static let needsPython = Program.available("python3")

    @Test(.enabled(if: needsPython, "needs python3"))
    func progressBar() throws {
        let studio = try Studio()
        let result = try onTerminal("exec \"$0\" generate --jobs 1 >result", studio)
        let clear = "\r\u{1b}[2K"
        let frames = [
            "████████░░░░░░░░░░░░░░░░ 1/3 en-USD/one", "████████████████░░░░░░░░ 2/3 en-USD/paid",
            "████████████████████████ 3/3 en-USD/two", "",
        ]
        #expect(result.status == 0)
        #expect(result.outputText == frames.map { clear + $0 }.joined())
        let printed = try String(contentsOf: studio.folder.url("result"), encoding: .utf8)
        #expect(printed == "en-USD: 3 clips in 2 renditions, \(try studio.kilobytes()); 8 files written\n")
    }

    /// The bar is gone before anything else is said.
    @Test(.enabled(if: needsPython, "needs python3"))
    func diagnosticsFollowTheBar() throws {
        let studio = try Studio()
        try studio.record("en-USD/two", [])
        let result = try onTerminal("exec \"$0\" generate --jobs 1", studio)
        #expect(result.status == 1)
        #expect(
            result.outputText.hasSuffix(
                """
                3/3 en-USD/two\r\u{1b}[2K\
                recordings/en-USD/two.wav: error[recording-unreadable]: the file is empty; record the clip again\r
                en-USD: not written\r
                1 error, no warnings, no notes\r

                """))
    }

    @Test(
        .enabled(if: needsPython, "needs python3"),
        arguments: ["exec \"$0\" generate 2>errors", "exec \"$0\" validate"])
    func noBar(script: String) throws {
        let studio = try Studio.generated()
        let result = try onTerminal(script, studio)
        #expect(result.status == 0 && !result.outputText.contains("\u{1b}"))
        let errors = try? String(contentsOf: studio.folder.url("errors"), encoding: .utf8)
        #expect(Program.withoutProgress(errors ?? "").isEmpty)
    }

    @Test(.enabled(if: needsPython, "needs python3"))
    func noBarOnATerminalThatCanNotRedraw() throws {
        let studio = try Studio()
        let result = try onTerminal("exec \"$0\" generate >/dev/null", studio, term: "dumb")
        #expect(result.status == 0)
        #expect(Program.withoutProgress(result.outputText.replacing("\r\n", with: "\n")).isEmpty)
    }

    /// A log that stays empty for minutes looks like a run that hangs.
    @Test(.exhaustive) func plainProgressOfALongRunExhaustively() throws {
        let studio = try Studio(recording: RawTake.lasting(1))
        let ids = (1...1000).map { "clip-\($0)" }
        try studio.folder.write("recordings/en-USD/pack.yml", Studio.yaml(clips: ids).utf8)
        for id in ids { try studio.link("recordings/en-USD/\(id).wav", to: "one.wav") }
        let result = try studio.run("generate", "--dry-run", "--jobs", "1")
        let lines = result.errorText.matches(of: /(?m)^([0-9]+) of 1000 clips done: en-USD\/clip-[0-9]+\n/).compactMap {
            Int($0.1)
        }
        #expect(!lines.isEmpty && lines == lines.sorted() && Set(lines).count == lines.count)
        #expect(!result.errorText.contains("\u{1b}"))
    }

    /// A reader that goes away ends the output, not the work.
    @Test(arguments: [
        "\"$0\" generate --verbose --jobs 1 2>&1 | head -1; exit ${PIPESTATUS[0]}",
        "\"$0\" generate --verbose --jobs 1 2>&1 | true; exit ${PIPESTATUS[0]}",
        "\"$0\" generate >&-",
        "\"$0\" generate 2>&-",
        "\"$0\" generate --verbose <&- >&- 2>&-",
    ])
    func readersThatGoAway(script: String) throws {
        let studio = try Studio()
        #expect(try Tool.bash(script, in: studio.folder).status == 0)
        let again = try studio.run("generate")
        #expect(again.outputText.hasSuffix("Nothing to do: VoiceAssets is up to date.\n"))
        #expect(try studio.run("validate").status == 0)
    }

    @Test(arguments: ["help rules", "validate --format json", "--help"])
    func resultsThatNobodyReads(command: String) throws {
        let studio = try Studio.generated()
        for end in ["| head -1; exit ${PIPESTATUS[0]}", "| true; exit ${PIPESTATUS[0]}", ">&-"] {
            let result = try Tool.bash("\"$0\" \(command) \(end)", in: studio.folder)
            #expect(result.status == 0 && result.errorText.isEmpty, "\(end): \(result.errorText)")
        }
    }

    /// A result that could not be written must not look like one that was.
    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "only Linux has /dev/full"),
        arguments: ["generate", "validate", "validate --format json", "help rules"])
    func fullDiskUnderTheResult(command: String) throws {
        let studio = try Studio.generated()
        let result = try Tool.bash("\"$0\" \(command) >/dev/full", in: studio.folder).text
        #expect(result == .init(status: 74, errors: "standard output: error[output-failed]: No space left on device\n"))
    }

    @Test func closedStandardOutputKeepsTheExitCode() throws {
        let studio = try Studio(recording: [])
        let result = try Tool.bash("\"$0\" generate >&-", in: studio.folder)
        #expect(result.status == 1)
        #expect(result.errorText.hasPrefix("recordings/en-USD/one.wav: error[recording-unreadable]: "))
    }
}
