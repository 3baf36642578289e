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
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--import", "labels.txt").text
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
                .errors =~ "session.wav: warning[session-fit]: … `one` … --missing\n")
        #expect(result.status == 0)
    }

    @Test(
        "With right labels and a word missing it writes what there is",
        arguments: ["two ✓", "two: the word two", "two: the\u{A0}word  two"])
    func labelsWithoutOne(label: String) throws {
        let studio = try SessionStudio.with()
        // An odd length is no doubt where somebody heard the cut: a check mark says so, or the page's form. A name is the order.
        try studio.folder.write("labels.txt", "0.4\t1.0\tone\n1.8\t4.2\t\(label)\n".utf8)
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--import", "labels.txt", "--write")
            .text
        #expect(try result.status == 0 && SessionStudio.takes(studio) == ["one.wav", "two.wav"], "\(result)")
        #expect(result.errors.tells("warning[session-fit]: … `paid`"))
    }

    @Test("A label `-` is left out, and one that is marked may be another's text")
    func leftOutLabels() throws {
        let studio = try SessionStudio.with()
        let labels = "0.4\t1.0\t-\n1.8\t2.5\tpaid: the word paid ? 91 % sure\n3.3\t3.9\tthe word two ?\n"
        try studio.folder.write("labels.txt", labels.utf8)
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--import", "labels.txt").text
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

    @Test("A label over silence is in doubt, and one of next to no length is a point")
    func silentLabels() throws {
        let studio = try SessionStudio.with()
        try studio.folder.write("labels.txt", "0.02\t0.42\tone ✓\n1.8\t1.8001\tpaid\n3.3\t3.9\ttwo\n".utf8)
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--import", "labels.txt").text
        #expect(
            result.output.split(separator: " ? ").count == 2 && result.output.contains("one.wav   ? no clear vowel"),
            "\(result)")
        #expect(result.output.contains("2   1.90  2.41  0.51  paid"), "\(result)")
    }

    @Test("An oversized label file is refused before the session is listened to")
    func oversizedLabels() throws {
        let studio = try SessionStudio.with()
        var samples = SessionStudio.words.flatMap(\.samples)
        samples[50_000] = .nan
        try studio.folder.write("session.wav", WAV.floats(samples, sampleRate: 24_000))
        try studio.folder.write("labels.txt", [UInt8](repeating: 10, count: 1 << 20 + 1))
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--import", "labels.txt").text
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
            ("one", "labels.txt:1:1: error[session-labels]: this line is no label"),
            (
                "0\t2\tone\n1\t3\ttwo",
                "labels.txt:2:1: error[session-labels]: … 1.00 s"
            ),
            (
                "0.4\t1\tpiad",
                "labels.txt:1:1: error[session-labels]: … \"piad\" … `paid`"
            ),
            ("0.4\t1\tone: the word two", "labels.txt:1:1: error[session-labels]: … \"one: the word two\" … `one`"),
            ("", "labels.txt: error[session-labels]: this file has no labels"),
        ])
    func badLabels(text: String, error: String) throws {
        let studio = try SessionStudio.with()
        try studio.folder.write("labels.txt", text.utf8)
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--import", "labels.txt", "--write")
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
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--write").text
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
        try cued(studio, [(1, 9_600, 14_400, "here")])
        try studio.folder.write("session.txt", "0.4\t1.0\tone\n1.8\t2.5\tpaid\n".utf8)
        let split = ["split", "session.wav", "--pack", "en-USD"]
        let result = try studio.run(split).text
        #expect(result.status == 0 && result.output.hasPrefix(SessionStudio.table))
        #expect(
            result.errors =~ """
                session.wav: note[session-labels]: 1 … name …
                session.txt: note[session-labels]: 2 … --import 'session.txt' …

                """)
        // One that names a clip says where to cut, unless a pause is given.
        try cued(studio, [(1, 9_600, 14_400, "one")])
        #expect(try studio.run(split).text.output.contains("1 take as the cue points say, 2 missing"))
        #expect(try studio.run(split + ["--pauses", "500ms"]).text.output.hasPrefix(SessionStudio.table))
        // Any text may have this name.
        try studio.folder.write("session.txt", "Read on Monday.\n".utf8)
        try studio.folder.write("session.wav", WAV.integers(SessionStudio.words.flatMap(\.samples), sampleRate: 24_000))
        #expect(try studio.run(split).text.errors.isEmpty)
    }
}
