import Foundation
import TestSupport
import Testing

/// `status --with`, with programs that misbehave.
@Suite("A recognizer of the user's")
struct RecognizerTests {
    private func studio(_ text: String = "the word one", more: String = "") throws -> Studio {
        let yaml = Studio.yaml(clips: ["one"], more: more).replacing("the word one", with: text)
        return try Studio(yaml: yaml.utf8)
    }

    private func inspect(_ studio: Studio, _ line: String, _ more: String...) throws -> Program.Result.Text {
        try Tool.run(["status", "--pack", "en-USD", "--with", line] + more, in: studio.folder).text
    }

    private static let doubt = "recordings/en-USD/one.wav: note[recording-words]: "

    @Test(
        "Holds what it hears against the text",
        arguments: [
            ("printf 'the word one\\n'", nil, "the word one"),
            ("printf ' The Word,  ONE.\\r\\n'", nil, "The Word,  ONE."),
            ("printf 'the word\\none\\n'", nil, "the word one"),
            ("printf 'the word two'", "`the word two` … `the word one`", "the word two"),
            ("true", "nothing … `the word one`", "nothing"),
            (
                "printf 'the word two\\t0.25\\nthe word won\\t0.5\\nthe word one\\t-1\\n'",
                "`the word won` … 0.5 … 1.5 … `the word one`", "the word won, score 0.5"
            ),
            (
                "printf 'two\\t3\\n'", "`two` … 3 … `the word one`",
                "two, score 3"
            ),
            ("printf 'the word one\\t1\\nthe word two\\t0.9\\n'", nil, "the word one, score 1"),
            // No number, no score.
            ("printf 'the word\\tone\\n'", nil, "the word one"),
            ("printf 'the word one\\tnan\\n'", "`the word one nan`", "the word one nan"),
        ])
    func compares(script: String, words: String?, row: String) throws {
        let result = try inspect(try studio(), "sh -c \"\(script.replacing("\\", with: "\\\\"))\" {file}")
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        #expect(result.output.contains("\n  heard        \(row)\n"), "\(result.output)")
        guard let words else { return #expect(!result.output.contains("recording-words"), "\(result.output)") }
        #expect(result.output.tells("\(Self.doubt)… \(words)"), "\(result.output)")
    }

    @Test("Prints no control character that it printed")
    func controlCharacters() throws {
        let result = try inspect(try studio(), "printf '\\033[31mred\\007 \\377\\n' {file}", "--color", "never")
        #expect(result.status == 0)
        #expect(result.output.contains("  heard        \\u{1b}[31mred\\u{7} \u{fffd}\n"), "\(result.output)")
        #expect(!result.output.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    }

    @Test(
        "Tells what it does wrong, which blocks nothing",
        arguments: [
            ("no-such-recognizer {file}", "`no-such-recognizer`"),
            ("sh -c 'echo no model >&2; exit 3' {file}", "3: no model"),
            ("sh -c 'sleep 600 & wait' {file}", "(limit 1 s); … --seconds"),
            ("sh -c 'exec yes' {file}", "(limit 65536 bytes)"),
            ("sh -c 'exec yes >&2' {file}", "(limit 1 s); … --seconds"),
        ])
    func misbehaves(line: String, words: String) throws {
        let result = try inspect(try studio(), line, "--seconds", "1")
        #expect(result.status == 0)
        #expect(result.output.tells("one.wav: warning[recognizer-failed]: … \(words)"), "\(result.output)")
        #expect(!result.output.contains("heard"), "\(result.output)")
    }

    @Test("Asks no further where there is no answer", arguments: [("false", 1), ("no-such-program", 3)])
    func givesUp(program: String, left: Int) throws {
        let clips = ["one", "two", "three", "four"]
        let studio = try Studio(yaml: Studio.yaml(clips: clips).utf8)
        for clip in clips.dropFirst() { try studio.record("en-USD/\(clip)", Studio.takes["one"]!) }
        let result = try inspect(studio, "\(program) {file}", "--verbose")
        #expect(result.output.matches(of: /recognizer-failed/).count == 4 - left, "\(result.output)")
        #expect(
            result.output.contains("; \(left) more \(left == 1 ? "take was" : "takes were") not tried"),
            "\(result.output)")
    }

    @Test("Hands over a plain copy, the language and a grammar of nothing but words")
    func handsOver() throws {
        let studio = try studio("\"the $(touch pwned); | <x> {y} `z` O'Clock — one\"")
        let result = try inspect(
            studio, "sh -c 'cp \"$1\" copy.wav; cp \"$2\" grammar; echo $0' {language} {file} {grammar}")
        #expect(result.output.contains("\n  heard        en\n"), "\(result.output)")
        let grammar = try String(contentsOf: studio.folder.url("grammar"), encoding: .utf8)
        #expect(
            grammar == """
                #JSGF V1.0 UTF-8 en;
                grammar pack;
                public <text> = the touch pwned x y z o'clock one;

                """)
        let wav = Array(try Data(contentsOf: studio.folder.url("copy.wav")))
        // Canonical: PCM, 1 channel, 16,000 Hz, 16 bits.
        #expect(Array(wav[20..<28]) == [1, 0, 1, 0, 0x80, 0x3e, 0, 0] && wav[34] == 16)
        // With half a second of room around the 1.35 s.
        #expect(abs(Double(wav.count - 44) / 32000 - 2.35) < 0.001)
        #expect(!FileManager.default.fileExists(atPath: studio.folder.url("pwned").path))
    }

    @Test("Is told as JSON, and weighs what pack.yml says")
    func json() throws {
        let more = "rules: { recording-words: { severity: off, because: heard by hand } }"
        let result = try inspect(try studio(more: more), "printf 'two\\t0.12345\\n' {file}", "--format", "json")
        #expect(result.status == 0 && !result.output.contains("recording-words"))
        let json = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let heard = try #require((json["takes"] as? [[String: Any]])?.first?["heard"] as? [String: Any])
        #expect(heard["text"] as? String == "two" && heard["score"] as? Double == 0.123)
    }

    @Test(
        "Refuses what is no command",
        arguments: [
            (["--pack", "en-USD", "--with", ""], "not an empty text"),
            (["--pack", "en-USD", "--with", "whisper {language}"], "no argument of the program says {file}"),
            (["--pack", "en-USD", "--with", "whisper '{file}"], "has nothing behind it"),
            (["--pack", "en-USD", "--with", "whisper {file}", "--seconds", "0"], "a number from 1 to 600"),
            (["one.wav", "--with", "whisper {file}"], "needs the texts of a pack"),
        ])
    func refuses(arguments: [String], words: String) throws {
        let result = try Tool.run(["status"] + arguments, in: try studio().folder).text
        #expect(result.status == 64 && result.errors.contains(words), "\(result.errors)")
    }

    /// A real one and a real speaker: two words exchanged, and a ten that it takes for a -teen.
    @Test(
        "Finds exchanged words with pocketsphinx",
        .enabled(if: Program.available("pocketsphinx_continuous") && VoiceSamples.promptsAvailable))
    func pocketsphinx() throws {
        let clips = ["1": "one", "2": "seven", "7": "two", "13": "thirteen", "30": "thirty", "dollars": "dollars"]
        let studio = try studio()
        let yaml = try String(contentsOf: studio.folder.url("recordings/en-USD/pack.yml"), encoding: .utf8)
            .replacing("  one: the word one", with: clips.map { "  \"\($0)\": \($1)" }.joined(separator: "\n"))
            .replacing("[one]", with: "[dollars]")
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.utf8)
        try FileManager.default.removeItem(at: studio.folder.url("recordings/en-USD/one.wav"))
        for clip in clips.keys {
            try studio.record("en-USD/\(clip)", Array(Data(contentsOf: VoiceSamples.prompt("digits/\(clip)"))))
        }
        let result = try inspect(
            studio, "pocketsphinx_continuous -infile {file} -jsgf {grammar} -logfn /dev/null", "--verbose")
        let doubts = result.output.matches(
            of: /(\w+).wav: note\[recording-words\]: the recognizer heard `(.*?)`, but .*? `(.*?)`/)
        #expect(
            doubts.map { "\($0.1) \($0.2) \($0.3)" }.sorted() == ["2 two seven", "30 thirteen thirty", "7 seven two"],
            "\(result)")
        #expect(result.output.components(separatedBy: "\n  heard        ").count == 7)
    }
}
