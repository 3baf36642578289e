import Foundation
import TestSupport
import Testing

/// `validate --baseline`: only what is new is told.
@Suite struct BaselineTests {
    private func damage(_ clip: String, in studio: Studio) throws {
        let file = studio.folder.url("VoiceAssets/en-USD/wav/\(clip).wav")
        var bytes = try Data(contentsOf: file)
        bytes[bytes.count / 2] ^= 1
        try bytes.write(to: file)
    }

    /// A studio of which one clip is not what generate wrote, and known.json says so.
    private func damaged() throws -> Studio {
        let studio = try Studio.generated()
        try damage("one", in: studio)
        let known = try studio.run("validate", "--format", "json")
        try #require(known.status == 1)
        try studio.folder.write("known.json", known.output)
        return studio
    }

    @Test func whatIsKnownDoesNotFail() throws {
        let studio = try damaged()
        let result = try studio.run("validate", "--strict", "--baseline", "known.json")
        #expect(result.status == 0)
        #expect(!result.outputText.contains("one.wav"))
        #expect(result.outputText.contains(" known by known.json\n"))
    }

    @Test(arguments: ["text", "json", "junit", "sarif", "github"]) func whatIsNewFails(format: String) throws {
        let studio = try damaged()
        try damage("two", in: studio)
        let result = try studio.run("validate", "--baseline", "known.json", "--format", format)
        #expect(result.status == 1)
        #expect(result.outputText.contains("two.wav"))
        #expect(!result.outputText.contains("one.wav"))
    }

    /// A clip that is swapped for another is a new fault, whatever was known of it.
    @Test(arguments: [("two", "paid"), ("paid", "two")]) func anotherSwapIsNew(first: String, second: String) throws {
        let studio = try Studio.generated()
        let files = FileManager.default
        func put(_ clip: String) throws {
            let place = studio.folder.url("VoiceAssets/en-USD/wav/one.wav")
            try files.removeItem(at: place)
            try files.copyItem(at: studio.folder.url("VoiceAssets/en-USD/wav/\(clip).wav"), to: place)
        }
        try put(first)
        let known = try studio.run("validate", "--format", "json")
        try #require(known.status == 1)
        try studio.folder.write("known.json", known.output)
        #expect(try studio.run("validate", "--strict", "--baseline", "known.json").status == 0)
        try put(second)
        let result = try studio.run("validate", "--baseline", "known.json")
        #expect(result.status == 1)
        #expect(result.outputText.contains(/one\.wav: error\[asset-checksum\]/))
    }

    @Test func whatIsGoneIsCounted() throws {
        let studio = try damaged()
        try FileManager.default.removeItem(at: studio.folder.url("VoiceAssets"))
        try #require(try studio.run("generate").status == 0)
        let result = try studio.run("validate", "--baseline", "known.json")
        #expect(result.status == 0)
        #expect(result.outputText.contains(/no longer occurs?; update the file\n/))
    }

    /// What is no such report, or not there, is told beside what was found.
    @Test(arguments: ["", "[]", "{\"findings\": [{\"rule\": 7}]}", String(repeating: "[", count: 100_000)])
    func refusesOtherFiles(text: String) throws {
        let studio = try damaged()
        try studio.folder.write("known.json", Data(text.utf8))
        let result = try studio.run("validate", "--baseline", "known.json")
        #expect(result.status == 74)
        #expect(
            result.outputText.tells("known.json: error[file-unreadable]: … --format json"))
        #expect(result.outputText.contains("one.wav"))
        try FileManager.default.removeItem(at: studio.folder.url("known.json"))
        #expect(try studio.run("validate", "--baseline", "known.json").status == 66)
        #expect(try studio.run("validate", "--baseline", "").status == 64)
    }

    /// Nobody looked at it: a missing folder is never known, and a stamp says that nothing was found.
    @Test func knowsOnlyWhatWasLookedAt() throws {
        let studio = try damaged()
        let known = try studio.run("validate", "nope", "--format", "json")
        #expect(known.status == 66)
        try studio.folder.write("nope.json", known.output)
        #expect(try studio.run("validate", "nope", "--baseline", "nope.json").status == 66)
        #expect(try studio.run("validate", "--baseline", "known.json", "--stamp", "stamp").status == 64)
    }
}
