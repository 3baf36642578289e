import Foundation
import TestSupport
import Testing

/// `voice-assets split`
@Suite struct SplitTests {
    /// The pack `en-USD` without recordings, and a session: the words of `one`, `paid` and `two`.
    private func studio(_ takes: [RawTake] = words) throws -> Studio {
        let studio = try Studio(recording: nil)
        try studio.folder.write("recordings/en-USD/pack.yml", Studio.yaml(clips: ["one", "paid", "two"]).utf8)
        try studio.folder.write("session.wav", WAV.integers(takes.flatMap(\.samples), sampleRate: 24_000))
        return studio
    }

    private static let words = [take(110, 0.4), take(300, 0.5), take(190, 0.45)]

    private static func take(_ pitch: Double, _ seconds: Double) -> RawTake {
        var take = RawTake(pitch: pitch)
        take.speech = seconds
        return take
    }

    private func takes(_ studio: Studio) throws -> [String] {
        try studio.snapshot("recordings/en-USD").keys.filter { $0 != "pack.yml" }.sorted()
    }

    private static let table = """
           start   end     s  clip  take  text           file
        1   0.50  0.91  0.41  one      1  the word one   one.wav
        2   1.90  2.40  0.51  paid     1  the word paid  paid.wav
        3   3.40  3.86  0.46  two      1  the word two   two.wav

        """

    @Test("Shows the cuts and writes nothing")
    func shows() throws {
        let studio = try studio()
        let result = try studio.run("split", "session.wav", "--pack", "en-USD").text
        #expect(
            result
                == .init(output: Self.table + "3 takes, 0 left out, 0 in doubt, 0 missing; nothing written\n"))
        #expect(try takes(studio) == [])
    }

    @Test("Writes takes with room tone, never over what is there, and generate takes them")
    func writes() throws {
        let studio = try studio()
        let first = try studio.run("split", "session.wav", "--pack", "en-USD", "--write").text
        #expect(
            first == .init(output: Self.table + "3 takes, 0 left out, 0 in doubt, 0 missing; written to en-USD\n"))
        #expect(try takes(studio) == ["one.wav", "paid.wav", "two.wav"])
        let before = try studio.snapshot("recordings/en-USD")
        let wav = [UInt8](try #require(before["one.wav"]).bytes)
        #expect(wav[34] == 24 && wav[22] == 1)
        #expect(try studio.run("generate").status == 0)
        #expect(try studio.run("split", "session.wav", "--pack", "en-USD", "--write").status == 0)
        let after = try studio.snapshot("recordings/en-USD")
        #expect(
            after.keys.sorted() == [
                "one.wav", "one~2.wav", "pack.yml", "paid.wav", "paid~2.wav", "two.wav", "two~2.wav",
            ])
        for (name, state) in before { #expect(after[name] == state) }
        let missing = try studio.run("split", "session.wav", "--pack", "en-USD", "--only", "missing").text
        let error = "recordings/en-USD: error[session-fit]: no clip to record; leave --only out\n"
        #expect(missing == .init(status: 1, errors: error))
    }

    @Test("A missing clip is told, the place is named, and nothing is written unless doubts are accepted")
    func doubts() throws {
        let studio = try studio([Self.words[0], Self.words[2]])
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--write").text
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("session.wav: error[session-fit]: "), "\(result.errors)")
        #expect(result.errors.contains("it first looks wrong at "), "\(result.errors)")
        #expect(result.output.contains("missing: "), "\(result.output)")
        #expect(result.output.hasSuffix("nothing written\n"))
        #expect(try takes(studio) == [])
        let accepted = try studio.run("split", "session.wav", "--pack", "en-USD", "--write", "--accept-doubtful").text
        #expect(accepted.status == 0 && accepted.errors.contains(": warning[session-fit]: "), "\(accepted)")
        #expect(try takes(studio).count == 2)
    }

    @Test("Labels: ids, texts and script order")
    func labels() throws {
        let studio = try studio()
        try studio.folder.write(
            "labels.txt", "0.4\t1.0\ttwo\r\n\\\t100\t200\n1.8\t1.8\tthe word paid\n3.3\t3.9\t\n".utf8)
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--labels", "labels.txt").text
        // After `paid` comes `two`, a second time.
        #expect(
            result.output.hasPrefix(
                """
                   start   end     s  clip  take  text           file
                1   0.40  1.00  0.60  two      1  the word two   two.wav
                2   1.90  2.41  0.51  paid     1  the word paid  paid.wav
                3   3.30  3.90  0.60  two      2  the word two   two~2.wav
                missing: one (the word one)

                """), "\(result.output)")
        #expect(result.status == 1)
    }

    @Test(
        "Bad labels are told line by line",
        arguments: [
            ("nan\t1\tone", "labels.txt:1:1: error[session-labels]: a label from nan to 1; "),
            ("-1\t1\tone", "labels.txt:1:1: error[session-labels]: a label from -1 to 1; "),
            ("2\t1\tone", "labels.txt:1:1: error[session-labels]: a label from 2 to 1; "),
            (
                "1\t1e300\tone",
                "labels.txt:1:1: error[session-labels]: a label that ends at 1e300 s in a session of 4.35 s; "
            ),
            ("one", "labels.txt:1:1: error[session-labels]: no label; "),
            (
                "0\t2\tone\n1\t3\ttwo",
                "labels.txt:2:1: error[session-labels]: a label that starts at 1.00 s, before that of "
            ),
            (
                "0.4\t1\tpiad",
                "labels.txt:1:1: error[session-labels]: no clip has the id or the text \"piad\"; the nearest one is `paid`; "
            ),
            ("", "labels.txt: error[session-labels]: no labels; "),
        ])
    func badLabels(text: String, error: String) throws {
        let studio = try studio()
        try studio.folder.write("labels.txt", text.utf8)
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--labels", "labels.txt", "--write")
            .text
        #expect(result.status == 1 && result.output.isEmpty)
        #expect(result.errors.hasPrefix(error), "\(result.errors)")
        #expect(try takes(studio) == [])
    }

    @Test("Draws a picture that is XML")
    func picture() throws {
        let studio = try studio()
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--picture", "cuts.svg")
        #expect(result.status == 0)
        let svg = String(decoding: try Data(contentsOf: studio.folder.url("cuts.svg")), as: UTF8.self)
        #expect(svg.hasPrefix("<svg xmlns=") && svg.hasSuffix("</svg>\n") && svg.contains(">2 paid<title>"))
    }

    @Test("JSON is JSON")
    func json() throws {
        let studio = try studio()
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--format", "json").text
        let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let cuts = try #require(object["cuts"] as? [[String: Any]])
        #expect(cuts.map { $0["file"] as? String } == ["one.wav", "paid.wav", "two.wav"])
        #expect(object["written"] as? Bool == false)
    }

    @Test(
        "What is missing or no session is told by the exit code",
        arguments: [
            (["nowhere.wav", "--pack", "en-USD"], 66, "nowhere.wav: error[file-missing]: not found"),
            (["session.wav", "--pack", "de-EUR"], 66, "recordings/de-EUR: error[file-missing]: not found"),
            (["recordings", "--pack", "en-USD"], 1, "recordings: error[file-unsafe]: a folder, not a file"),
            (["/dev/zero", "--pack", "en-USD"], 1, "/dev/zero: error[file-unsafe]: a device, not a file"),
            (
                ["recordings/en-USD/pack.yml", "--pack", "en-USD"], 1,
                "recordings/en-USD/pack.yml: error[recording-unreadable]: "
            ),
            (["session.wav", "--pack", "../x"], 64, "Error: --pack takes the name of a pack; "),
            (
                ["session.wav", "--pack", "en-USD", "--cues", "--labels", "x"], 64,
                "Error: Give --labels or --cues, not both."
            ),
            (["session.wav", "--pack", "en-USD", "--pauses", "1ms"], 64, "Error: The value '1ms' is invalid"),
            (
                ["session.wav", "--pack", "en-USD", "--picture", "nowhere/a.svg"], 74,
                "nowhere/a.svg: error[output-failed]: "
            ),
            (["session.wav", "--pack", "en-USD", "--cues"], 1, "session.wav: error[session-labels]: no labels"),
        ])
    func refused(arguments: [String], status: Int32, error: String) throws {
        let result = try Tool.run(["split"] + arguments, in: studio().folder).text
        #expect(result.status == status, "\(result)")
        #expect(result.errors.hasPrefix(error), "\(result.errors)")
    }

    @Test("A pack's folder that leaves the recordings is not written to")
    func link() throws {
        let studio = try studio()
        try FileManager.default.moveItem(
            at: studio.folder.url("recordings/en-USD"), to: studio.folder.url("elsewhere"))
        try studio.link("recordings/en-USD", to: "../elsewhere")
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--write").text
        #expect(result.status == 1 && result.errors.contains("error[file-unsafe]"), "\(result.errors)")
        #expect(try studio.snapshot("elsewhere").count == 1)
    }
}
