import Foundation
import TestSupport
import Testing

/// `voice-assets split --references`
@Suite struct SplitReferencesTests {
    private static func split(_ studio: Studio, _ options: String...) throws -> Program.Result.Text {
        try studio.run(["split", "session.wav", "--pack", "en-USD"] + options).text
    }

    @Test("Known takes are evidence, and nothing is written beside them")
    func known() throws {
        let studio = try SessionStudio.with()
        for (name, take) in zip(["one", "paid", "two"], SessionStudio.again) {
            try studio.folder.write("known/\(name).wav", WAV.integers(take.samples, sampleRate: 24_000))
        }
        let before = try studio.snapshot("known").keys.sorted()
        let result = try Self.split(studio, "--references", "known")
        #expect(result.status == 0 && result.output.contains("3 takes proven by known takes; nothing"), "\(result)")
        #expect(try studio.snapshot("known").keys.sorted() == before)
    }

    @Test("Cuts of the session itself prove nothing of it")
    func ownCuts() throws {
        let studio = try SessionStudio.with()
        #expect(try Self.split(studio, "--write").status == 0)
        let own = try Self.split(studio, "--references", "recordings/en-USD")
        #expect(own.status == 1 && own.errors.tells("session-fit]: … `two.wav` (cut from this session)"), "\(own)")
        let known = WAV.integers(SessionStudio.again[0].samples, sampleRate: 24_000)
        try studio.folder.write("recordings/en-USD/one~2.wav", known)
        let other = try Self.split(studio, "--references", "recordings/en-USD")
        #expect(other.errors.tells("left out: `one.wav`, `paid.wav` … `two.wav` (cut from this session)"), "\(other)")
        #expect(!other.output.contains("3 takes proven"), "\(other)")
    }

    @Test(
        "A cut of the session at other edges, softer and at another rate proves nothing of it either",
        arguments: [(4_000, 26_000), (13_000, 30_000), (9_001, 62_001)])
    func ownCutsAgain(start: Int, end: Int) throws {
        let studio = try SessionStudio.with()
        let cut = SessionStudio.words.flatMap(\.samples)[start..<end].map { $0 / -8 }
        let halved = stride(from: 0, to: cut.count - 1, by: 2).map { (cut[$0] + cut[$0 + 1]) / 2 }
        try studio.folder.write("known/one.wav", WAV.integers(cut, sampleRate: 24_000))
        try studio.folder.write("known/two.wav", WAV.floats(halved, sampleRate: 12_000))
        let result = try Self.split(studio, "--references", "known")
        #expect(result.errors.tells("session-fit]: … `one.wav` and `two.wav` (cut from this session)"), "\(result)")
    }

    @Test("A folder that is not there, one without a take of the script, and one whose only take is no sound")
    func faults() throws {
        let studio = try SessionStudio.with()
        // Before anything is listened to.
        let noSound = WAV.floats([0, .nan, 0], sampleRate: 24_000)
        try studio.folder.write("broken.wav", noSound)
        let nowhere = try studio.run("split", "broken.wav", "--pack", "en-USD", "--references", "nowhere").text
        #expect(nowhere.errors.contains("nowhere: error[file-missing]"), "\(nowhere)")
        try studio.folder.write("known/notes.txt", [1])
        let empty = try Self.split(studio, "--references", "known").errors
        #expect(empty.tells("known: error[session-fit]: no file … --references … `one.wav`"), "\(empty)")
        try studio.folder.write("known/other.wav", [1])
        try studio.folder.write("known/two~2.wav", [1])
        let unusable = try Self.split(studio, "--references", "known").errors
        #expect(unusable.tells("known: error[session-fit]: … `other.wav` … `two~2.wav` … `one.wav`"), "\(unusable)")
    }

    @Test("A synthesizer's takes in the folder are told as not looked at, and a Git LFS pointer as that")
    func passedOver() throws {
        let studio = try SessionStudio.with()
        let take = WAV.integers(SessionStudio.again[0].samples, sampleRate: 24_000)
        try studio.folder.write("known/synthetic/one.wav", take)
        let only = try Self.split(studio, "--references", "known")
        #expect(only.errors.tells("known: error[session-fit]: … known/synthetic … --references"), "\(only)")
        try studio.folder.write("known/one.wav", take)
        let beside = try Self.split(studio, "--references", "known")
        #expect(beside.errors.tells("known: note[session-fit]: … known/synthetic are not compared"), "\(beside)")
        let both = try Self.split(studio, "--references", "known", "--references", "known/synthetic/")
        #expect(!both.errors.contains("not compared"), "\(both)")
        try studio.folder.write("known/paid.wav", "version https://git-lfs.github.com/spec/v1\n".utf8)
        let pointer = try Self.split(studio, "--references", "known")
        #expect(pointer.errors.contains("left out: `paid.wav` (Git LFS pointers; bring them with git lfs pull)"))
        try studio.folder.write("session.wav", "version https://git-lfs.github.com/spec/v1\n".utf8)
        let session = try Self.split(studio)
        #expect(session.errors.tells("session.wav: error[recording-unreadable]: … git lfs pull"), "\(session)")
    }

    private static func findings(_ studio: Studio) throws -> [[String: Any]] {
        let result = try split(studio, "--references", "known", "--format", "json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let findings = try #require(object["findings"] as? [[String: Any]])
        return findings.filter { $0["file"] as? String == "known" }
    }

    private static func count(_ name: String, _ finding: [String: Any]) -> Double? {
        ((finding["arguments"] as? [String: Any])?[name] as? [String: Any])?["value"] as? Double
    }

    @Test("What is compared is told, and each file that is not, with the reason")
    func unused() throws {
        let studio = try SessionStudio.with()
        for (name, take) in zip(["one", "paid"], SessionStudio.again) {
            try studio.folder.write("known/\(name).wav", WAV.integers(take.samples, sampleRate: 24_000))
        }
        let all = try #require(try Self.findings(studio).first)
        #expect(all["severity"] as? String == "note" && Self.count("takes", all) == 2, "\(all)")
        #expect(Self.count("covered", all) == 2 && Self.count("script", all) == 3, "\(all)")
        let sine = (0..<24_000).map { Float(sin(Double($0) * 2 * .pi * 440 / 24_000)) / 4 }
        let files = [
            "three.wav": SessionStudio.again[2].samples, "two.wav": [Float](repeating: 0, count: 24_000),
            "two~2.wav": sine, "two~4.wav": [Float](repeating: 0, count: 31 * 24_000),
        ]
        for (name, samples) in files {
            try studio.folder.write("known/\(name)", WAV.integers(samples, sampleRate: 24_000))
        }
        try studio.folder.write("known/two~3.wav", "this is no sound".utf8)
        let findings = try Self.findings(studio)
        let some = try #require(findings.first)
        #expect(findings.count == 1 && some["severity"] as? String == "warning", "\(findings)")
        // A tone is like no word, so that it proves none.
        #expect(Self.count("takes", some) == 3 && Self.count("covered", some) == 3)
        let arguments = try #require(some["arguments"] as? [String: Any])
        let names = ["misnamed", "speechless", "unreadable", "long", "surplus"].map { arguments[$0] as? [String] }
        #expect(names == [["three.wav"], ["two.wav"], ["two~3.wav"], ["two~4.wav"], nil], "\(arguments)")
    }

    @Test("More than eight takes of a clip are not compared, and that is told")
    func surplus() throws {
        let studio = try SessionStudio.with()
        for take in 1...9 {
            let samples = SessionStudio.take(302, 0.45 + 0.01 * Double(take)).samples
            let name = take == 1 ? "paid" : "paid~\(take)"
            try studio.folder.write("known/\(name).wav", WAV.integers(samples, sampleRate: 24_000))
        }
        let told = try #require(try Self.findings(studio).first)
        #expect(Self.count("takes", told) == 8 && Self.count("covered", told) == 1, "\(told)")
        #expect((told["arguments"] as? [String: Any])?["surplus"] as? [String] == ["paid~9.wav"], "\(told)")
    }

    @Test("With --missing, a take of a clip that is not asked for is no mistake")
    func onlyMissing() throws {
        let studio = try SessionStudio.with([SessionStudio.words[1], SessionStudio.words[2]])
        let one = WAV.integers(SessionStudio.again[0].samples, sampleRate: 24_000)
        try studio.folder.write("recordings/en-USD/one.wav", one)
        try studio.folder.write("known/one.wav", one)
        try studio.folder.write(
            "known/two.wav", WAV.integers(SessionStudio.again[2].samples, sampleRate: 24_000))
        let told = try Self.split(studio, "--missing", "--references", "known")
        #expect(told.errors.tells("known: note[session-fit]: … 1 … 1 of 2 "), "\(told)")
    }

    @Test(
        "Each cut is held against the takes of all clips, however far away, and labels' names as well",
        arguments: [true, false])
    func farApart(isLabelled: Bool) throws {
        let names = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
        let takes = [90.0, 120, 160, 210, 280, 370, 490, 640].map { SessionStudio.take($0, 0.45) }
        // The last word is said in the first one's place, and in its own.
        let said = [SessionStudio.take(640, 0.46)] + takes.dropFirst()
        let studio = try SessionStudio.with(said)
        try studio.folder.write("recordings/en-USD/pack.yml", Studio.yaml(clips: names).utf8)
        for (name, take) in zip(names, takes.map(SessionStudio.saidAgain)) {
            try studio.folder.write("known/\(name).wav", WAV.integers(take.samples, sampleRate: 24_000))
        }
        let labels = names.indices.map { "\(0.5 + 1.45 * Double($0))\t\(0.97 + 1.45 * Double($0))\t\(names[$0])\n" }
        try studio.folder.write("labels.txt", labels.joined().utf8)
        let options = ["--references", "known"] + (isLabelled ? ["--import", "labels.txt"] : [])
        let result = try studio.run(["split", "session.wav", "--pack", "en-USD"] + options).text
        #expect(result.status == 1 && result.output.contains("by the known takes it may be `eight`"), "\(result)")
        // What contests one cut proves no other.
        #expect(!result.output.contains("proven by known takes"), "\(result)")
    }
}
