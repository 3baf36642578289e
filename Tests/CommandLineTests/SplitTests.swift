import Foundation
import TestSupport
import Testing

/// `voice-assets split`
@Suite struct SplitTests {
    @Test("Shows the cuts and writes nothing")
    func shows() throws {
        let studio = try SessionStudio.with()
        let result = try studio.run("split", "session.wav", "--pack", "en-USD").text
        #expect(
            result
                == .init(
                    output: SessionStudio.table
                        + SessionStudio.verdict + "nothing written\n" + SessionStudio.next()))
        #expect(try SessionStudio.takes(studio) == [])
    }

    @Test("Writes takes with room tone, never over what is there, and generate takes them")
    func writes() throws {
        let studio = try SessionStudio.with()
        let write = ["split", "session.wav", "--pack", "en-USD", "--write"]
        let first = try studio.run(write).text
        #expect(
            first
                == .init(output: SessionStudio.table + SessionStudio.written))
        #expect(try SessionStudio.takes(studio) == ["one.wav", "paid.wav", "two.wav"])
        let before = try studio.snapshot("recordings/en-USD")
        let wav = [UInt8](try #require(before["one.wav"]).bytes)
        #expect(wav[34] == 24 && wav[22] == 1)
        #expect(try studio.run("generate").status == 0)
        // The same takes are not written twice, and a new one goes beside those that are there.
        let again = try studio.run(write)
        #expect(again.status == 0 && again.outputText.contains("; no take written\nnext: "), "\(again.text)")
        #expect(again.errorText.contains("are kept as they are: `one.wav`, `paid.wav` and `two.wav`"), "\(again.text)")
        #expect(try studio.snapshot("recordings/en-USD") == before)
        try FileManager.default.moveItem(
            at: studio.folder.url("recordings/en-USD/two.wav"), to: studio.folder.url("recordings/en-USD/one~2.wav"))
        let more = try studio.run(write)
        #expect(more.outputText.contains("written to en-USD: 3 takes"), "\(more.text)")
        #expect(try SessionStudio.takes(studio) == ["one.wav", "one~2.wav", "paid.wav", "two.wav"])
        let noted = String(decoding: try #require(before[".recorded-texts"]).bytes, as: UTF8.self)
        #expect(noted.hasSuffix("  paid.wav  the word paid\n" + noted.split(separator: "\n")[3] + "\n"), "\(noted)")
        let missing = try studio.run("split", "session.wav", "--pack", "en-USD", "--missing").text
        let error = "recordings/en-USD: error[session-fit]: … --missing\n"
        #expect(missing =~ .init(status: 1, errors: error))
    }

    @Test("A missing clip is told, the place is named, and nothing is written unless doubts are accepted")
    func doubts() throws {
        let studio = try SessionStudio.with([SessionStudio.words[0], SessionStudio.words[2]])
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--write").text
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("session.wav: error[session-fit]: "), "\(result.errors)")
        #expect(result.errors.tells("error[session-fit]: … looks wrong at"), "\(result.errors)")
        #expect(result.output.contains("missing: "), "\(result.output)")
        let next = SessionStudio.next(" --accept 1", heard: ", if cut 1 is right")
        #expect(result.output.hasSuffix("nothing written\n" + next), "\(result.output)")
        #expect(try SessionStudio.takes(studio) == [])
        let accepted = try studio.run("split", "session.wav", "--pack", "en-USD", "--write", "--accept", "all").text
        #expect(accepted.status == 0 && accepted.errors.contains(": warning[session-fit]: "), "\(accepted)")
        #expect(accepted.output.contains("1 accepted, 1 in the script's order, 1 missing\nnext: "), "\(accepted)")
        #expect(try SessionStudio.takes(studio).count == 2)
    }

    @Test("Single cuts are accepted and dropped by their numbers")
    func settled() throws {
        let studio = try SessionStudio.with([SessionStudio.words[0], SessionStudio.words[2]])
        let split = ["split", "session.wav", "--pack", "en-USD", "--write"]
        func run(_ arguments: String...) throws -> Program.Result.Text {
            try Tool.run(split + arguments, in: studio.folder).text
        }
        let doubtful = try run("--accept", "2")
        #expect(try doubtful.status == 1 && SessionStudio.takes(studio) == [], "\(doubtful)")
        #expect(
            doubtful.errors.contains("1 of 2 cuts in doubt") && doubtful.errors.contains(" s, cut 1, `"), "\(doubtful)")
        let dropped = try run("--accept", "1,2=-")
        #expect(try dropped.status == 0 && SessionStudio.takes(studio).count == 1, "\(dropped)")
        #expect(dropped.output.contains("written to en-USD: 1 take accepted, 1 left out, 2 missing\n"), "\(dropped)")
        #expect(try run("--accept", "1,2").status == 0)
        #expect(try run("--accept", "1-2").status == 0)
        #expect(try run("--accept", "1", "--accept", "2 - 2 =-").status == 0)
        let strange = try run("--accept", "3=-")
        let error = "session.wav: error[session-fit]: … 3 (limit 1 to 2) … --accept\n"
        #expect(strange =~ .init(status: 1, errors: error))
        for wrong in [
            "0", "1,", "orders", "x", "order", "1,2,1=-", "2-1", "1-", "-2", "1-2-3", "1-99999999999", "1 2-3", "=-",
        ] {
            #expect(try Tool.run(split + ["--accept", wrong], in: studio.folder).status == 64, "\(wrong)")
        }
    }

    @Test("A session of some milliseconds", arguments: [1, 9, 10, 30])
    func tinySession(milliseconds: Int) throws {
        let studio = try SessionStudio.with()
        let samples = (0..<24 * milliseconds).map { Float(sin(Double($0) / 8)) / 2 }
        try studio.folder.write("session.wav", WAV.integers(samples, sampleRate: 24_000))
        let result = try studio.run("split", "session.wav", "--pack", "en-USD").text
        #expect(result.status == 1 && result.errors.hasPrefix("session.wav: error[recording-empty]: "), "\(result)")
    }

    @Test(
        "What is missing or no session is told by the exit code",
        arguments: [
            (["nowhere.wav", "--pack", "en-USD"], 66, "nowhere.wav: error[file-missing]: not found"),
            (
                ["session.wav", "--pack", "de-EUR"], 66,
                "recordings/de-EUR: error[file-missing]: … en-USD"
            ),
            (["recordings", "--pack", "en-USD"], 1, "recordings: error[file-unsafe]: … folder"),
            (["/dev/zero", "--pack", "en-USD"], 1, "/dev/zero: error[file-unsafe]: … device"),
            (
                ["recordings/en-USD/pack.yml", "--pack", "en-USD"], 1,
                "recordings/en-USD/pack.yml: error[recording-unreadable]: "
            ),
            (
                ["session.wav", "--pack", "en-USD", "--pauses", "1s", "--import", "x"], 64,
                "Error: Give --import or --pauses, not both."
            ),
            (
                ["session.wav", "--pack", "en-USD", "--pauses", "199ms"], 64,
                "Error: --pauses takes 200ms to 10s, written as 300ms or 0.3s."
            ), (["session.wav", "--pack", "en-USD", "--pauses", "0.3"], 64, "Error: --pauses takes 200ms to 10s, "),
            (["session.wav", "--pack", "nowhere/x"], 66, "nowhere: error[file-missing]: "),
            (
                ["session.wav", "--pack", "en-USD", "--to", "nowhere/a.html"], 74,
                "nowhere/a.html: error[output-failed]: "
            ),
        ])
    func refused(arguments: [String], status: Int32, error: String) throws {
        let result = try Tool.run(["split"] + arguments, in: SessionStudio.with().folder).text
        #expect(result.status == status, "\(result)")
        #expect(result.errors.tells(error), "\(result.errors)")
    }

    @Test("A pack's folder that leaves the recordings is not written to")
    func link() throws {
        let studio = try SessionStudio.with()
        try FileManager.default.moveItem(
            at: studio.folder.url("recordings/en-USD"), to: studio.folder.url("elsewhere"))
        try studio.link("recordings/en-USD", to: "../elsewhere")
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--write").text
        #expect(result.status == 1 && result.errors.contains("error[file-unsafe]"), "\(result.errors)")
        #expect(try studio.snapshot("elsewhere").count == 1)
    }

    @Test("Expects what the script sheet lists, in its order, and no clip that nothing says")
    func order() throws {
        let studio = try SessionStudio.with()
        let yaml = Studio.yaml(clips: ["one", "spare", "paid", "two"]).replacing("one, spare, ", with: "one, ")
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.utf8)
        let sheet = try studio.run("script", "--pack", "en-USD", "--format", "csv").text
        let ids = sheet.output.split(separator: "\r\n").dropFirst()
            .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
        #expect(ids.map { $0[1] } == ["one", "paid", "two", "spare"] && ids.last?[7] == "unneeded")
        let result = try studio.run("split", "session.wav", "--pack", "en-USD").text
        #expect(result.status == 0 && result.output.hasPrefix(SessionStudio.table), "\(result)")
        #expect(
            result.errors =~ "recordings/en-USD/pack.yml: note[session-fit]: … `spare` … `clips`\n")
    }

    @Test("Only missing: what `script --missing` lists, clips whose take is rejected among them")
    func onlyMissing() throws {
        let studio = try SessionStudio.with([SessionStudio.words[0], SessionStudio.words[2]])
        // One has no take, that of two is silence, and paid has a good one.
        try studio.record("en-USD/two", WAV.integers([Float](repeating: 0, count: 24_000), sampleRate: 24_000))
        try studio.record("en-USD/paid", Studio.takes["paid"]!)
        let sheet = try studio.run("script", "--pack", "en-USD", "--missing", "--format", "csv").text
        #expect(
            sheet.output.split(separator: "\r\n").dropFirst().map { $0.split(separator: ",")[1] } == ["one", "two"])
        let result = try studio.run(
            "split", "session.wav", "--pack", "en-USD", "--missing"
        ).text
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
        try studio.folder.write("session.wav", WAV.integers(SessionStudio.words.flatMap(\.samples), sampleRate: 24_000))
        let result = try studio.run("split", "session.wav", "--pack", "en-USD").text
        let error = "recordings/en-USD/pack.yml: error[session-fit]: … `two` … `clips`\n"
        #expect(result =~ .init(status: 1, errors: error))
    }

    /// The session with cue points: the id, the frame, the frames that it lasts for and the label of each.
    @Test("Sessions in other formats", .enabled(if: Program.available("ffmpeg")), arguments: ["flac", "mp3", "ogg"])
    func formats(ending: String) throws {
        let studio = try SessionStudio.with()
        let session = studio.folder.url("session.\(ending)").path
        let made = try Program.run("ffmpeg", ["-v", "error", "-i", studio.folder.url("session.wav").path, session])
        try #require(made.status == 0, "\(made.errorText)")
        let result = try studio.run("split", "session.\(ending)", "--pack", "en-USD", "--write")
            .text
        // libmpg123 may write a line of its own where it goes on in the middle of an MP3.
        #expect(result.status == 0 && !result.errors.contains("session.\(ending)"), "\(result)")
        #expect(try SessionStudio.takes(studio) == ["one.wav", "paid.wav", "two.wav"])
    }

    @Test("A session whose Ogg stream was to go on is cut with a warning", .enabled(if: Program.available("ffmpeg")))
    func unendedStream() throws {
        let studio = try SessionStudio.with()
        let (wav, ogg) = (studio.folder.url("session.wav").path, studio.folder.url("whole.ogg"))
        let vorbis = ["-c:a", "libvorbis", "-q:a", "9", "-page_duration", "50000"]
        let made = try Program.run("ffmpeg", ["-v", "error", "-nostdin", "-i", wav] + vorbis + [ogg.path])
        try #require(made.status == 0, "\(made.errorText)")
        let cuts = UnendedOgg.cuts(of: [UInt8](try Data(contentsOf: ogg)))
        let warning = "session.ogg: warning[recording-truncated]: … where more was to come: … Ogg …"
        func split(_ bytes: [UInt8]) throws -> Program.Result.Text {
            try studio.folder.write("session.ogg", bytes)
            return try studio.run("split", "session.ogg", "--pack", "en-USD", "--write").text
        }
        let behind = try split(try #require(cuts.last))
        #expect(behind.status == 0 && (behind.errors =~ (warning + "\n")), "\(behind)")
        #expect(try SessionStudio.takes(studio) == ["one.wav", "paid.wav", "two.wav"])
        // It ends at 1 in 20 of some 4.5 s before the end: amid the last word.
        let amid = try split(cuts[cuts.count * 82 / 100])
        #expect(amid.status == 1 && amid.errors.tells(warning) && amid.errors.contains("ends in it"), "\(amid)")
        let damaged = try split(Array(try #require(cuts.last).dropLast()))
        #expect(damaged.status == 0 && damaged.errors.tells(warning), "\(damaged)")
    }

    @Test("Takes that can't be noted are not there")
    func unnoted() throws {
        let studio = try SessionStudio.with()
        try studio.folder.write("recordings/en-USD/.recorded-texts~/in the way", [])
        let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--write").text
        #expect(result.status == 74 && result.errors.contains("/.recorded-texts~: error[output-failed]: "), "\(result)")
        #expect(try studio.snapshot("recordings/en-USD").keys.sorted() == [".recorded-texts~/in the way", "pack.yml"])
    }

    @Test("A session of silence, of clicks and of nothing at all")
    func nothingSaid() throws {
        let studio = try SessionStudio.with()
        let silence = [Float](repeating: 0, count: 240_000)
        var clicks = silence
        for start in stride(from: 0, to: clicks.count, by: 24) { clicks[start] = 0.5 }
        let noSpeech = "session.wav: error[recording-empty]: … speech …\n"
        for (samples, error) in [
            (silence, noSpeech), (clicks, nil),
            ([], "session.wav: error[recording-empty]: … samples …\n"),
        ] {
            try studio.folder.write("session.wav", WAV.integers(samples, sampleRate: 24_000))
            let result = try studio.run("split", "session.wav", "--pack", "en-USD", "--write").text
            #expect(result.status == 1, "\(result)")
            if let error { #expect(result.errors =~ error) }
            #expect(result.errors.split(separator: "\n").count == 1)
            #expect(try SessionStudio.takes(studio) == [])
        }
    }
}
