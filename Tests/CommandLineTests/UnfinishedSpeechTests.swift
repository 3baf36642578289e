import Foundation
import TestSupport
import Testing

/// `speak` that comes to no good end: a take is there whole and noted, or not at all.
@Suite("Speech that is not finished") struct UnfinishedSpeechTests {
    private let desk: UnrecordedStudio

    init() throws { desk = try UnrecordedStudio() }

    private static let pack = "recordings/en-USD"

    private func write(_ path: String, _ bytes: some Sequence<UInt8>) throws {
        try desk.studio.folder.write("\(Self.pack)/\(path)", bytes)
    }

    /// `RLIMIT_FSIZE` stands for a full disk, but not for the program: a write of more than 8 KiB fails.
    @Test("A full disk leaves no take")
    func fullDisk() throws {
        _ = try desk.arguments("ulimit -S -f unlimited; cp voice \"$2\"")
        let line = "exec \"$0\" speak --pack en-USD --with 'sh speak.sh {text} {out}'"
        let spoken = try Tool.bash("ulimit -S -f 8; trap '' XFSZ; \(line)", in: desk.studio.folder).text
        #expect(spoken.status == 74 && desk.takes.isEmpty && desk.notes.isEmpty)
        #expect(
            spoken.errors.tells(
                "\(Self.pack)/synthetic/.voice-assets-take: error[output-failed]: … File too large … 2"),
            "\(spoken.errors)")
        #expect(try desk.speak().status == 0)
        #expect(try desk.isComplete())
    }

    /// Whether a folder that is a disk of its own can be made here: not in every container.
    private static let canMount =
        (try? Program.run("unshare", ["-rm", "mount", "-t", "tmpfs", "disk", "/mnt"]))?.status == 0

    /// Runs lines of a shell in a folder with a disk `disk` of 100 kB; `$0` is the tool.
    private func withSmallDisk(_ script: String) throws -> Program.Result.Text {
        let lines = "mkdir disk && mount -t tmpfs -o size=100k disk disk || exit 99\n\(script)"
        return try Program.run(
            "unshare", ["-rm", "bash", "-c", lines, Tool.path], in: desk.studio.folder.url, deadline: 120
        ).text
    }

    /// A take has 65 kB.
    @Test("A disk that is full in the middle keeps the takes that are whole", .enabled(if: canMount))
    func fullInTheMiddle() throws {
        let line = try desk.arguments("cp voice \"$2\"").map { "'\($0 == "en-USD" ? "disk/recordings/en-USD" : $0)'" }
            .joined(separator: " ")
        let spoken = try withSmallDisk(
            """
            mv recordings disk; "$0" \(line); status=$?; mv disk/recordings .; exit $status
            """)
        #expect(spoken.status == 74 && desk.takes == ["one.wav"] && desk.notes.count == 1, "\(spoken)")
        #expect(
            spoken.errors.tells(
                "error[output-failed]: … No space left on device … 1"), "\(spoken)")
        #expect(try desk.speak().status == 0)
        #expect(try desk.isComplete())
    }

    @Test(
        "A full folder for temporary files is to blame", .enabled(if: canMount),
        arguments: ["cp voice \"$2\"", "cp voice \"$2\"; true"])
    func fullScratch(script: String) throws {
        let line = try desk.arguments("cat voice >rest; \(script)").map { "'\($0)'" }.joined(separator: " ")
        let spoken = try withSmallDisk("head -c 80000 /dev/zero >disk/rest; TMPDIR=$PWD/disk exec \"$0\" \(line)")
        #expect(spoken.status == 74 && desk.takes.isEmpty, "\(spoken)")
        #expect(
            spoken.errors.tells(
                "error[output-failed]: … no room … 2 … TMPDIR"), "\(spoken)")
    }

    @Test("A take that can't be noted is not there")
    func unnoted() throws {
        try write(".recorded-texts~/in the way", [])
        let spoken = try desk.speak()
        #expect(spoken.status == 74 && desk.takes.isEmpty)
        #expect(spoken.errors.tells("\(Self.pack)/.recorded-texts~: error[output-failed]:"))
        #expect(spoken.errors.contains("; 2 more clips were not tried\n"), "\(spoken.errors)")
    }

    @Test("Something else instead of the notes is told once and stops nothing")
    func foreignNotes() throws {
        try write(".recorded-texts", "mine\n".utf8)
        let spoken = try desk.speak()
        #expect(try spoken.status == 0 && desk.isComplete())
        #expect(spoken.errors.matches(of: /but something else is here/).count == 1, "\(spoken.errors)")
    }

    /// The program ends the tool when it is asked for the second clip.
    @Test("A kill leaves what was spoken, and what it says")
    func killed() throws {
        let spoken = try desk.speak("test -e first && kill -KILL $PPID; touch first; cp voice \"$2\"")
        #expect(spoken.status == 137)
        #expect(try desk.takes == ["one.wav"] && desk.take("one.wav") == Data(UnrecordedStudio.voice))
        #expect(desk.notes == ["synthetic/one.wav": "the word one"])
        let yaml = Studio.yaml(clips: desk.clips).replacingOccurrences(of: "the word one", with: "a unit")
        try write("pack.yml", yaml.utf8)
        #expect(try desk.speak().output == "en-USD: 2 clips spoken by a synthesizer, 1 had a take\n")
        let status = try desk.studio.run("status").text
        #expect(status.errors.tells("warning[recording-text-changed]: … `the word one` … `a unit`"))
    }

    @Test("An empty take is none")
    func emptyTake() throws {
        try write("synthetic/one.wav", [])
        #expect(try !desk.studio.run("status").outputText.contains("spoken by a synthesizer"))
        #expect(try desk.speak().output == "en-USD: 3 clips spoken by a synthesizer, 0 had a take\n")
        #expect(try desk.isComplete())
    }

    @Test("Damaged takes are told and left alone", arguments: [("one.wav", 9), ("one.wav", 20_000), ("one.flac", 0)])
    func damagedTake(name: String, bytes: Int) throws {
        let half = Array(UnrecordedStudio.voice.prefix(bytes))
        try write("synthetic/\(name)", half)
        let spoken = try desk.speak()
        #expect(spoken.status == 1 && spoken.output == "en-USD: 2 clips spoken by a synthesizer, 0 had a take\n")
        #expect(spoken.errors.contains("\(Self.pack)/synthetic/\(name): error[recording-"), "\(spoken.errors)")
        #expect(spoken.errors.contains("; delete it and run again\n"), "\(spoken.errors)")
        #expect(try desk.takes == [name, "paid.wav", "two.wav"].sorted() && desk.take(name) == Data(half))
        #expect(try !desk.studio.run("status").outputText.contains("to be recorded: 3"))
    }

    @Test("Two files of one take are for a person to choose from")
    func ambiguous() throws {
        try write("one.wav", UnrecordedStudio.voice)
        try write("one.aiff", UnrecordedStudio.voice)
        let spoken = try desk.speak()
        #expect(spoken.status == 1 && spoken.errors.contains("error[recording-ambiguous]"), "\(spoken.errors)")
        #expect(desk.takes == ["paid.wav", "two.wav"])
    }

    @Test(
        "Who removes the folder for temporary files is to blame",
        arguments: ["", "exit 1", "cp voice \"$2\""])
    func scratch(script: String) throws {
        let spoken = try desk.speak("rm -rf \"${2%/*}\"; \(script)")
        #expect(spoken.status == 74 && desk.takes.isEmpty)
        #expect(
            spoken.errors.tells(
                "error[output-failed]: … removed … 2 … TMPDIR"),
            "\(spoken.errors)")
    }

    @Test("Who removes a recognizer's folder is to blame", arguments: ["", "exit 1"])
    func recognizersScratch(script: String) throws {
        let studio = try Studio()
        try studio.folder.write("hear.sh", "rm -rf \"${1%/*}\"; \(script)\n".utf8)
        let heard = try studio.run("status", "--pack", "en-USD", "--with", "sh hear.sh {file}").text
        #expect(heard.status == 74)
        #expect(heard.output.tells("error[output-failed]: … removed"))
        #expect(!heard.output.contains("recognizer-failed"), "\(heard.output)")
    }

    /// The program of one run starts another.
    @Test("Two runs at once don't mix")
    func twoRuns() throws {
        let line = "\"\(Tool.path)\" speak --pack en-USD --with 'cp voice {out} {text}'"
        let spoken = try desk.speak("test -e second || \(line) 2>second; cp voice \"$2\"")
        #expect(try spoken.status == 0 && desk.isComplete())
        let second = try String(contentsOf: desk.studio.folder.url("second"), encoding: .utf8)
        #expect(second.tells("\(Self.pack)/synthetic: error[output-failed]: … lock"), "\(second)")
    }

    @Test("What a killed run left is removed", arguments: [false, true])
    func leftovers(isComplete: Bool) throws {
        if isComplete { _ = try desk.speak() }
        try write("synthetic/.voice-assets-take", [1, 2, 3])
        #expect(try desk.speak().status == 0)
        #expect(try desk.isComplete())
    }
}
