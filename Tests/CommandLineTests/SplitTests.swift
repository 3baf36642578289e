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
        #expect(
            result
                .errors == """
                    session.wav: warning[session-fit]: no take of `one`; record what is missing in another session, cut with \
                    --only missing

                    """)
        #expect(result.status == 0)
    }

    @Test("With right labels and a word missing it writes what there is")
    func labelsWithoutOne() throws {
        let studio = try studio()
        // Lengths that are odd are no doubt where a person named the clip.
        try studio.folder.write("labels.txt", "0.4\t1.0\tone\n1.8\t4.2\ttwo\n".utf8)
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--labels", "labels.txt", "--write")
            .text
        #expect(try result.status == 0 && takes(studio) == ["one.wav", "two.wav"], "\(result)")
        #expect(result.errors.contains("warning[session-fit]: no take of `paid`; "))
    }

    @Test("The proposal as a label track: what is mended in it goes back in")
    func labelsOut() throws {
        // Without `paid`: what is right is in doubt.
        let studio = try studio([Self.words[0], Self.words[2]])
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
        #expect(try takes(studio) == [])
        // Mended as a person does it: one mark is taken away with its reason, the other clip has a wrong name.
        let mended = [[lines[0][0], lines[0][1], "one: the word one"], [lines[1][0], lines[1][1], "two"]]
        let text = mended.map { $0.joined(separator: "\t") + "\n" }.joined()
        try studio.folder.write("cuts.txt", text.utf8)
        let written = try run("--labels", "cuts.txt", "--write")
        #expect(try written.status == 0 && takes(studio) == ["one.wav", "two.wav"], "\(written)")
        // What somebody changed is not written over, what nobody changed may be.
        let refused = try run("--labels-out", "cuts.txt")
        #expect(refused.errors.contains("cuts.txt: error[output-conflict]: there is something else than"), "\(refused)")
        #expect(try String(contentsOf: studio.folder.url("cuts.txt"), encoding: .utf8) == text)
        for _ in 0..<2 {
            #expect(try !run("--labels-out", "again.txt").errors.contains("output-conflict"))
        }
    }

    @Test("A label `-` is left out, and one that is marked may be another's text")
    func leftOutLabels() throws {
        let studio = try studio()
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

    @Test("Single cuts are accepted and dropped by their numbers")
    func settled() throws {
        let studio = try studio([Self.words[0], Self.words[2]])
        let split = ["split", "session.wav", "--pack", "en-USD", "--write"]
        func run(_ arguments: String...) throws -> Program.Result.Text {
            try Tool.run(split + arguments, in: studio.folder).text
        }
        let doubtful = try run("--accept", "1")
        #expect(try doubtful.status == 1 && takes(studio) == [], "\(doubtful)")
        #expect(
            doubtful.errors.contains("1 of 2 cuts in doubt") && doubtful.errors.contains(" s, cut 2, `"), "\(doubtful)")
        let dropped = try run("--accept", "1", "--drop", "2")
        #expect(try dropped.status == 0 && takes(studio).count == 1, "\(dropped)")
        #expect(dropped.output.contains("1 takes, 1 left out, 0 in doubt, 2 missing; written"), "\(dropped)")
        #expect(try run("--accept", "1,2").status == 0)
        let strange = try run("--drop", "3")
        #expect(
            strange
                == .init(
                    status: 1,
                    errors: """
                        session.wav: error[session-fit]: there is no cut 3 (limit 1 to 2); take the numbers of the table that the \
                        same command prints without --accept and --drop

                        """))
        for wrong in [["--accept", "0"], ["--accept", "1,"], ["--drop", "x"], ["--accept", "1", "--drop", "2,1"]] {
            #expect(try Tool.run(split + wrong, in: studio.folder).status == 64, "\(wrong)")
        }
    }

    @Test("An oversized label file is refused before the session is listened to")
    func oversizedLabels() throws {
        let studio = try studio()
        var samples = Self.words.flatMap(\.samples)
        samples[50_000] = .nan
        try studio.folder.write("session.wav", WAV.floats(samples, sampleRate: 24_000))
        try studio.folder.write("labels.txt", [UInt8](repeating: 10, count: 1 << 20 + 1))
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--labels", "labels.txt").text
        #expect(result.status == 1 && result.errors.hasPrefix("labels.txt: error[session-labels]: "), "\(result)")
        #expect(result.errors.split(separator: "\n").count == 1)
    }

    @Test("A session of some milliseconds", arguments: [1, 2, 3, 5, 9, 10, 11, 30])
    func tinySession(milliseconds: Int) throws {
        let studio = try studio()
        let samples = (0..<24 * milliseconds).map { Float(sin(Double($0) / 8)) / 2 }
        try studio.folder.write("session.wav", WAV.integers(samples, sampleRate: 24_000))
        let result = try studio.run("split", "session.wav", "--pack", "en-USD").text
        #expect(result.status == 1 && result.errors.hasPrefix("session.wav: error[recording-empty]: "), "\(result)")
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
        #expect(
            svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\"") && svg.hasSuffix("</svg>\n")
                && svg.contains("</tspan> the word paid<title>2: paid: the word paid</title>"))
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
            (
                ["session.wav", "--pack", "de-EUR"], 66,
                "recordings/de-EUR: error[file-missing]: no such pack; there are: en-USD"
            ),
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

    @Test("Expects what the script sheet lists, in its order, and no clip that nothing says")
    func order() throws {
        let studio = try studio()
        let yaml = Studio.yaml(clips: ["one", "spare", "paid", "two"]).replacing("one, spare, ", with: "one, ")
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.utf8)
        let sheet = try studio.run("script", "--pack", "en-USD", "--format", "csv").text
        let ids = sheet.output.split(separator: "\r\n").dropFirst()
            .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
        #expect(ids.map { $0[1] } == ["one", "paid", "two", "spare"] && ids.last?[7] == "unneeded")
        let result = try studio.run("split", "session.wav", "--pack", "en-USD").text
        #expect(result.status == 0 && result.output.hasPrefix(Self.table), "\(result)")
        #expect(
            result.errors == """
                recordings/en-USD/pack.yml: note[session-fit]: no announcement says `spare`: not expected in the session; \
                remove what is not needed from `clips`

                """)
    }

    @Test("Only missing: what `script --missing` lists, clips whose take is rejected among them")
    func onlyMissing() throws {
        let studio = try studio([Self.words[0], Self.words[2]])
        // One has no take, that of two is silence, and paid has a good one.
        try studio.record("en-USD/two", WAV.integers([Float](repeating: 0, count: 24_000), sampleRate: 24_000))
        try studio.record("en-USD/paid", Studio.takes["paid"]!)
        let sheet = try studio.run("script", "--pack", "en-USD", "--missing", "--format", "csv").text
        #expect(
            sheet.output.split(separator: "\r\n").dropFirst().map { $0.split(separator: ",")[1] } == ["one", "two"])
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--only", "missing").text
        #expect(result.status == 0, "\(result)")
        #expect(
            result.output.split(separator: "\n").dropFirst().prefix(2).compactMap { $0.split(separator: " ").last }
                == ["one.wav", "two~2.wav"], "\(result.output)")
    }

    @Test("A text that no clip says has no take: it is to be added first")
    func undeclared() throws {
        var pack = CountingPack()
        pack.clips = ["one", "paid"]
        let studio = try Studio(pack)
        try studio.folder.write("session.wav", WAV.integers(Self.words.flatMap(\.samples), sampleRate: 24_000))
        let result = try studio.run("split", "session.wav", "--pack", "en-USD").text
        let error = """
            recordings/en-USD/pack.yml: error[session-fit]: the number rules say `two`, which `clips` lacks; \
            add it to `clips`

            """
        #expect(result == .init(status: 1, errors: error))
    }

    /// The session with cue points: the id, the frame, the frames that it lasts for and the label of each.
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
        var wav = WAV.integers(Self.words.flatMap(\.samples), sampleRate: 24_000)
        wav += chunk("cue ", integer(UInt32(points.count)) + cues) + chunk("LIST", list)
        wav.replaceSubrange(4..<8, with: integer(UInt32(wav.count - 8)))
        try studio.folder.write("session.wav", wav)
    }

    @Test("Cue points: labels, regions and points, with room tone around what is written")
    func cuePoints() throws {
        let studio = try studio()
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
        let studio = try studio()
        try cued(studio, [(1, 9_600, 14_400, "one")])
        try studio.folder.write("session.txt", "0.4\t1.0\tone\n1.8\t2.5\tpaid\n".utf8)
        let result = try studio.run("split", "session.wav", "--pack", "en-USD").text
        #expect(result.status == 0 && result.output.hasPrefix(Self.table))
        #expect(
            result.errors == """
                session.wav: note[session-labels]: 1 cue point is not used; add --cues to cut there
                session.txt: note[session-labels]: 2 labels are not used; add --labels 'session.txt' to cut there

                """)
        // Any text may have this name.
        try studio.folder.write("session.txt", "Read on Monday.\n".utf8)
        try studio.folder.write("session.wav", WAV.integers(Self.words.flatMap(\.samples), sampleRate: 24_000))
        #expect(try studio.run("split", "session.wav", "--pack", "en-USD").text.errors.isEmpty)
    }

    @Test("Sessions in other formats", .enabled(if: Program.available("ffmpeg")), arguments: ["flac", "mp3", "ogg"])
    func formats(ending: String) throws {
        let studio = try studio()
        let session = studio.folder.url("session.\(ending)").path
        let made = try Program.run("ffmpeg", ["-v", "error", "-i", studio.folder.url("session.wav").path, session])
        try #require(made.status == 0, "\(made.errorText)")
        let result = try studio.run("split", "session.\(ending)", "--pack", "en-USD", "--write").text
        // libmpg123 may write a line of its own where it goes on in the middle of an MP3.
        #expect(result.status == 0 && !result.errors.contains("session.\(ending)"), "\(result)")
        #expect(try takes(studio) == ["one.wav", "paid.wav", "two.wav"])
    }

    @Test("Replaces an earlier picture and nothing else")
    func pictureOverOther() throws {
        let studio = try studio()
        let before = try Data(contentsOf: studio.folder.url("session.wav"))
        let result = try studio.run(
            "split", "session.wav", "--pack", "en-USD", "--picture", "session.wav", "--write"
        ).text
        #expect(try result.status == 1 && takes(studio) == [])
        #expect(
            result.errors == """
                session.wav: error[output-conflict]: there is something else than an earlier picture; move it away, or \
                choose another name

                """)
        #expect(try Data(contentsOf: studio.folder.url("session.wav")).count == before.count)
        for _ in 0..<2 {
            #expect(try studio.run("split", "session.wav", "--pack", "en-USD", "--picture", "cuts.svg").status == 0)
        }
    }

    @Test("A session of silence, of clicks and of nothing at all")
    func nothingSaid() throws {
        let studio = try studio()
        let silence = [Float](repeating: 0, count: 240_000)
        var clicks = silence
        for start in stride(from: 0, to: clicks.count, by: 24) { clicks[start] = 0.5 }
        let noSpeech = "session.wav: error[recording-empty]: no speech found; check the recording\n"
        for (samples, error) in [
            (silence, noSpeech), (clicks, nil),
            ([], "session.wav: error[recording-empty]: the file holds no samples; record it again\n"),
        ] {
            try studio.folder.write("session.wav", WAV.integers(samples, sampleRate: 24_000))
            let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--write").text
            #expect(result.status == 1, "\(result)")
            if let error { #expect(result.errors == error) }
            #expect(result.errors.split(separator: "\n").count == 1)
            #expect(try takes(studio) == [])
        }
    }
}
