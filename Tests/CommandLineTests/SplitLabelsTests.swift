import Foundation
import TestSupport
import Testing

/// `voice-assets split` with a label track, and what it writes of one.
@Suite struct SplitLabelsTests {
    @Test("Labels: ids, texts and script order")
    func labels() throws {
        let studio = try SessionStudio.with()
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
        #expect(
            result
                .errors =~ "session.wav: warning[session-fit]: … `one` … --only missing\n")
        #expect(result.status == 0)
    }

    @Test("With right labels and a word missing it writes what there is")
    func labelsWithoutOne() throws {
        let studio = try SessionStudio.with()
        // Lengths that are odd are no doubt where a person named the clip.
        try studio.folder.write("labels.txt", "0.4\t1.0\tone\n1.8\t4.2\ttwo\n".utf8)
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--labels", "labels.txt", "--write")
            .text
        #expect(try result.status == 0 && SessionStudio.takes(studio) == ["one.wav", "two.wav"], "\(result)")
        #expect(result.errors.tells("warning[session-fit]: … `paid`"))
    }

    @Test("The proposal as a label track: what is mended in it goes back in")
    func labelsOut() throws {
        // Without `paid`: what is right is in doubt.
        let studio = try SessionStudio.with([SessionStudio.words[0], SessionStudio.words[2]])
        let split = ["split", "session.wav", "--pack", "en-USD"]
        func run(_ arguments: String...) throws -> Program.Result.Text {
            try Tool.run(split + arguments, in: studio.folder).text
        }
        #expect(try run("--labels-out", "cuts.txt").status == 1)
        let track = try String(contentsOf: studio.folder.url("cuts.txt"), encoding: .utf8)
        let lines = track.split(separator: "\n").map { $0.split(separator: "\t", maxSplits: 2).map(String.init) }
        #expect(lines.count == 2 && lines.allSatisfy { $0.count == 3 && $0[2].contains(" ? ") }, "\(track)")
        // As it is: every mark counts.
        let marked = try run("--labels", "cuts.txt", "--write")
        #expect(marked.status == 1 && marked.output.contains("? marked in the label track"), "\(marked)")
        #expect(try SessionStudio.takes(studio) == [])
        // Mended as a person does it: one mark is taken away with its reason, the other clip has a wrong name.
        let mended = [[lines[0][0], lines[0][1], "one: the word one"], [lines[1][0], lines[1][1], "two"]]
        let text = mended.map { $0.joined(separator: "\t") + "\n" }.joined()
        try studio.folder.write("cuts.txt", text.utf8)
        let written = try run("--labels", "cuts.txt", "--write")
        #expect(try written.status == 0 && SessionStudio.takes(studio) == ["one.wav", "two.wav"], "\(written)")
        // What somebody changed is not written over, what nobody changed may be.
        let refused = try run("--labels-out", "cuts.txt")
        #expect(refused.errors.tells("cuts.txt: error[output-conflict]: … no earlier"), "\(refused)")
        #expect(try String(contentsOf: studio.folder.url("cuts.txt"), encoding: .utf8) == text)
        for _ in 0..<2 {
            #expect(try !run("--labels-out", "again.txt").errors.contains("output-conflict"))
        }
    }

    @Test("A label `-` is left out, and one that is marked may be another's text")
    func leftOutLabels() throws {
        let studio = try SessionStudio.with()
        let labels = "0.4\t1.0\t-\n1.8\t2.5\tpaid: the word paid ? 91 % sure\n3.3\t3.9\tthe word two ?\n"
        try studio.folder.write("labels.txt", labels.utf8)
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--labels", "labels.txt").text
        #expect(
            result.output.hasPrefix(
                """
                   start   end     s  clip  take  text           file
                1   0.40  1.00  0.60  -           left out
                2   1.80  2.50  0.70  paid     1  the word paid  paid.wav  ? marked in the label track
                3   3.30  3.90  0.60  two      1  the word two   two.wav   ? marked in the label track
                missing: one (the word one)

                """), "\(result.output)")
    }

    @Test("An oversized label file is refused before the session is listened to")
    func oversizedLabels() throws {
        let studio = try SessionStudio.with()
        var samples = SessionStudio.words.flatMap(\.samples)
        samples[50_000] = .nan
        try studio.folder.write("session.wav", WAV.floats(samples, sampleRate: 24_000))
        try studio.folder.write("labels.txt", [UInt8](repeating: 10, count: 1 << 20 + 1))
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--labels", "labels.txt").text
        #expect(result.status == 1 && result.errors.hasPrefix("labels.txt: error[session-labels]: "), "\(result)")
        #expect(result.errors.split(separator: "\n").count == 1)
    }

    @Test(
        "Bad labels are told line by line",
        arguments: [
            ("nan\t1\tone", "labels.txt:1:1: error[session-labels]: … nan … 1"),
            ("-1\t1\tone", "labels.txt:1:1: error[session-labels]: … -1 … 1"),
            ("2\t1\tone", "labels.txt:1:1: error[session-labels]: … 2 … 1"),
            (
                "1\t1e300\tone",
                "labels.txt:1:1: error[session-labels]: … 1e300 … 4.35 s"
            ),
            ("one", "labels.txt:1:1: error[session-labels]: no label"),
            (
                "0\t2\tone\n1\t3\ttwo",
                "labels.txt:2:1: error[session-labels]: … 1.00 s"
            ),
            (
                "0.4\t1\tpiad",
                "labels.txt:1:1: error[session-labels]: … \"piad\" … `paid`"
            ),
            ("", "labels.txt: error[session-labels]: no labels"),
        ])
    func badLabels(text: String, error: String) throws {
        let studio = try SessionStudio.with()
        try studio.folder.write("labels.txt", text.utf8)
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--labels", "labels.txt", "--write")
            .text
        #expect(result.status == 1 && result.output.isEmpty)
        #expect(result.errors.tells(error), "\(result.errors)")
        #expect(try SessionStudio.takes(studio) == [])
    }

    private func cued(_ studio: Studio, _ points: [(id: UInt32, frame: UInt32, length: UInt32, label: String)]) throws {
        func integer(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
        func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
            Array(name.utf8) + integer(UInt32(data.count)) + data + (data.count % 2 == 0 ? [] : [0])
        }
        var list = Array("adtl".utf8)
        for point in points {
            if !point.label.isEmpty { list += chunk("labl", integer(point.id) + Array((point.label + "\0").utf8)) }
            if point.length > 0 {
                list += chunk("ltxt", integer(point.id) + integer(point.length) + [UInt8](repeating: 0, count: 12))
            }
        }
        let cues = points.flatMap {
            integer($0.id) + integer($0.frame) + Array("data".utf8) + integer(0) + integer(0) + integer($0.frame)
        }
        var wav = WAV.integers(SessionStudio.words.flatMap(\.samples), sampleRate: 24_000)
        wav += chunk("cue ", integer(UInt32(points.count)) + cues) + chunk("LIST", list)
        wav.replaceSubrange(4..<8, with: integer(UInt32(wav.count - 8)))
        try studio.folder.write("session.wav", wav)
    }

    @Test("Cue points: labels, regions and points, with room tone around what is written")
    func cuePoints() throws {
        let studio = try SessionStudio.with()
        try cued(studio, [(3, 80_000, 0, ""), (1, 9_600, 14_400, "one"), (2, 43_200, 0, "the word paid")])
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--cues", "--write").text
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
        #expect(
            result.output.hasPrefix(
                """
                   start   end     s  clip  take  text           file
                1   0.40  1.00  0.60  one      1  the word one   one.wav
                2   1.90  2.41  0.51  paid     1  the word paid  paid.wav
                3   3.40  3.86  0.46  two      1  the word two   two.wav

                """), "\(result.output)")
        // 0.4 s on either side: 0.0 to 1.4 s, 1.5 to 2.81 s and 3.0 s to 4.27 s, as 24-bit samples behind 44 bytes.
        for (name, seconds) in [("one", 1.4), ("paid", 1.31), ("two", 1.27)] {
            let bytes = try Data(contentsOf: studio.folder.url("recordings/en-USD/\(name).wav")).count
            #expect(abs(Double(bytes - 44) / 72_000 - seconds) < 0.02, "\(name): \(bytes)")
        }
    }

    @Test("Cue points and labels that are not used are told")
    func unusedMarks() throws {
        let studio = try SessionStudio.with()
        try cued(studio, [(1, 9_600, 14_400, "one")])
        try studio.folder.write("session.txt", "0.4\t1.0\tone\n1.8\t2.5\tpaid\n".utf8)
        let split = ["split", "session.wav", "--pack", "en-USD", "--accept", "order"]
        let result = try studio.run(split).text
        #expect(result.status == 0 && result.output.hasPrefix(SessionStudio.table))
        #expect(
            result.errors =~ """
                session.wav: note[session-labels]: 1 … --cues …
                session.txt: note[session-labels]: 2 … --labels 'session.txt' …

                """)
        // Any text may have this name.
        try studio.folder.write("session.txt", "Read on Monday.\n".utf8)
        try studio.folder.write("session.wav", WAV.integers(SessionStudio.words.flatMap(\.samples), sampleRate: 24_000))
        #expect(try studio.run(split).text.errors.isEmpty)
    }
}
