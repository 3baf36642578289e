import Foundation
import TestSupport
import Testing

/// Programs that leave something running, as one does that starts a server for the next time.
@Suite("What a program leaves behind") struct LeftChildTests {
    private let desk: UnrecordedStudio
    private let clock = ContinuousClock()

    init() throws { desk = try UnrecordedStudio() }

    /// What is left runs for so many seconds, and nobody waits for it.
    private static let left = "setsid sleep 60 &"
    private static let limit = Duration.seconds(45)

    @Test("Keeps the take", arguments: [left, "sleep 60 &", "setsid sh -c 'exec sleep 60' >/dev/null 2>&1 &"])
    func keepsTheTake(script: String) throws {
        let start = clock.now
        let spoken = try desk.speak("cp voice \"$2\"\n\(script)", "--seconds", "5")
        #expect(spoken.status == 0, "\(spoken.errors)")
        #expect(try desk.isComplete())
        #expect(clock.now - start < Self.limit)
    }

    @Test("Tells how a program ended")
    func failure() throws {
        let start = clock.now
        let spoken = try desk.speak("\(Self.left)\necho no voice >&2; exit 3")
        #expect(spoken.status == 1 && spoken.errors.tells("error[speech-failed]: … 3: no voice"), "\(spoken.errors)")
        #expect(clock.now - start < Self.limit)
    }

    @Test("Ends a program that does not end")
    func late() throws {
        let start = clock.now
        let spoken = try desk.speak("\(Self.left)\nexec sleep 600", "--seconds", "1")
        #expect(
            spoken.status == 1 && spoken.errors.tells("error[speech-failed]: … (limit 1 s)") && desk.takes.isEmpty,
            "\(spoken.errors)")
        #expect(clock.now - start < Self.limit)
    }

    @Test("Is ended by signals", arguments: [("HUP", 1), ("INT", 2), ("TERM", 15)] as [(String, Int32)])
    func signals(signal: String, number: Int32) throws {
        let start = clock.now
        let spoken = try desk.speak("\(Self.left)\nkill -\(signal) $PPID; exec sleep 600")
        #expect(spoken.status == 128 + number && desk.takes.isEmpty)
        #expect(spoken.errors.tells("error[speech-failed]: … stopped"), "\(spoken.errors)")
        #expect(clock.now - start < Self.limit)
    }

    @Test("Goes on in spite of a signal that nohup has it ignore")
    func nohup() throws {
        _ = try desk.arguments("kill -HUP $PPID; sleep 0.1; cp voice \"$2\"")
        let spoken = try Tool.bash(
            "trap '' HUP; exec \"$0\" speak --pack en-USD --with 'sh speak.sh {text} {out}'", in: desk.studio.folder)
        #expect(spoken.status == 0, "\(spoken.errorText)")
        #expect(try desk.isComplete())
    }

    /// A shell's pipe ends when nobody can write into it any more.
    @Test("Lets nothing of the tool's stay open")
    func descriptors() throws {
        _ = try desk.arguments("cp voice \"$2\"\n\(Self.left)")
        let start = clock.now
        let spoken = try Tool.bash(
            "\"$0\" speak --pack en-USD --with 'sh speak.sh {text} {out}' 9>&1 | cat", in: desk.studio.folder)
        #expect(spoken.outputText == "en-USD: 3 clips spoken by a synthesizer, 0 had a take\n")
        #expect(clock.now - start < Self.limit)
    }

    @Test(
        "Takes what a recognizer heard",
        arguments: [
            ("echo the word one", 0, "heard        the word one"),
            ("exec sleep 600", 0, "warning[recognizer-failed]: … (limit 1 s)"),
            ("kill -TERM $PPID; exec sleep 600", 143, "warning[recognizer-failed]: … stopped"),
        ] as [(String, Int32, String)])
    func recognizer(script: String, status: Int32, words: String) throws {
        let studio = try Studio(recording: Studio.takes["one"])
        try studio.folder.write("hear.sh", "\(Self.left)\n\(script)\n".utf8)
        let start = clock.now
        let heard = try studio.run(
            "status", "--pack", "en-USD", "--with", "sh hear.sh {file}", "--seconds", "1", "--verbose"
        ).text
        #expect(heard.status == status && heard.output.tells(words), "\(heard)")
        #expect(clock.now - start < Self.limit)
    }
}
