import Foundation
import TestSupport
import Testing

/// `say` speaks from clips that were made of earlier recordings, and tells it.
@Suite struct OlderClipTests {
    private static let hint = "note: these clips are older than the recordings: recordings/en-USD/"

    @Test func tellsATakeThatIsGone() throws {
        let studio = try Studio.generated()
        try FileManager.default.removeItem(at: studio.folder.url("recordings/en-USD/one.wav"))
        let result = try studio.run("say", "hello").text
        #expect(result.status == 0 && result.output.contains("one paid two"), "\(result)")
        #expect(
            result.errors.tells("\(Self.hint)pack.yml:5:3: the recording of `one` is gone; … generate en-USD"),
            "\(result)")
    }

    @Test func tellsATakeThatIsAnother() throws {
        let studio = try Studio.generated()
        try studio.record("en-USD/one", Studio.takes["other"]!)
        try studio.record("en-USD/two", Studio.takes["other"]!)
        let result = try studio.run("say", "hello", "--format", "json").text
        #expect(result.errors.tells("\(Self.hint)one.wav: recorded again … and 1 more; …"), "\(result)")
    }

    /// Made again after its text alone was changed, a clip is not older, but its take says what was recorded.
    @Test func tellsATakeThatSaysAnEarlierText() throws {
        let studio = try Studio.generated()
        let yaml = try String(contentsOf: studio.folder.url("recordings/en-USD/pack.yml"), encoding: .utf8)
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.replacing("the word one", with: "another").utf8)
        try #require(try studio.run("generate").status == 0)
        let result = try studio.run("say", "hello").text
        let hint =
            "note: a clip says something else: recordings/en-USD/one.wav: the clip's text was `the word one` … `another` now"
        #expect(result.status == 0 && result.errors.tells(hint), "\(result)")
    }

    /// A pack whose recordings are somewhere else.
    @Test func saysNothingWithoutRecordings() throws {
        let studio = try Studio.generated()
        try FileManager.default.removeItem(at: studio.folder.url("recordings"))
        let result = try studio.run("say", "hello").text
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
    }

    /// A text that changed, also where one pack of several says it, where nothing is said yet, and beside clips elsewhere.
    @Test(arguments: ["hello", "hello --pack ru-RUB", "hello --format json", "bye"])
    func tellsAPackThatChanged(words: String) throws {
        let (arguments, status): ([String], Int32) = (
            words.split(separator: " ").map(String.init), words == "bye" ? 64 : 0
        )
        let studio = try Studio.generated()
        try studio.addPack("ru-RUB")
        try #require(try studio.run("generate").status == 0)
        let yaml = try String(contentsOf: studio.folder.url("recordings/en-USD/pack.yml"), encoding: .utf8)
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.replacing("the word one", with: "another").utf8)
        let result = try studio.run(["say"] + arguments + ["--pack", "en-USD"]).text
        #expect(result.status == status && result.errors.tells("\(Self.hint)pack.yml: … generate en-USD"), "\(result)")
        try FileManager.default.createDirectory(at: studio.folder.url("work"), withIntermediateDirectories: true)
        let beside = try Program.run(
            Tool.path, ["say", "hello", "--pack", "en-USD", "--assets", "../VoiceAssets"],
            in: studio.folder.url("work"), deadline: 60)
        #expect(beside.errorText.tells("recordings: ../recordings/en-USD/pack.yml: …"), "\(beside.errorText)")
    }
}
