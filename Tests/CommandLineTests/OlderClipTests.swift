import Foundation
import TestSupport
import Testing

/// `say` speaks from clips that were made of earlier recordings, and tells it.
@Suite struct OlderClipTests {
    private static let hint = "note: these clips are older than the recordings: recordings/en-USD/"

    @Test func saysNothingOfClipsAsRecorded() throws {
        let result = try Studio.generated().run("say", "hello").text
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
    }

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
        #expect(result.errors.tells("\(Self.hint)one.wav: recorded anew … and 1 more; …"), "\(result)")
    }

    /// A pack whose recordings are somewhere else.
    @Test func saysNothingWithoutRecordings() throws {
        let studio = try Studio.generated()
        try FileManager.default.removeItem(at: studio.folder.url("recordings"))
        let result = try studio.run("say", "hello").text
        #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
    }
}
