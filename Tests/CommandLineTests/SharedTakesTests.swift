import Foundation
import TestSupport
import Testing

/// A second currency in the same voice: a pack that has takes from another one.
@Suite struct SharedTakesTests {
    /// `en-USD` with the takes of `one`, `paid` and `two`, and `en-EUR`, which says `other` instead of `two` and has a take of that only.
    private static func studio(takesFrom other: String = "en-USD") throws -> Studio {
        let studio = try Studio()
        let yaml = Studio.yaml(clips: ["one", "paid", "other"], more: "takes-from: \(other)")
        try studio.folder.write("recordings/en-EUR/pack.yml", yaml.replacing("USD\nrange", with: "EUR\nrange").utf8)
        try studio.record("en-EUR/other", Studio.takes["other"]!)
        return studio
    }

    @Test func whatBothSayIsRecordedOnce() throws {
        let studio = try Self.studio()
        let status = try studio.run("status", "en-EUR")
        #expect(status.outputText.contains("en-EUR: 3 of 3 recorded, 0 missing, 0 rejected\n"), "\(status.text)")
        #expect(status.outputText.contains("by takes of en-USD: 2\n"))
        #expect(try studio.run("script", "en-EUR", "--missing").status == 0)
        #expect(try studio.run("generate").status == 0)
        for clip in ["one", "paid"] {
            let clips = try ["USD", "EUR"].map {
                try Data(contentsOf: studio.folder.url("VoiceAssets/en-\($0)/wav/\(clip).wav"))
            }
            #expect(clips[0].count > 1000 && clips[1].count > 1000)
        }
        #expect(try studio.run("validate", "--up-to-date").status == 0)
        #expect(try studio.run("generate", "en-EUR").outputText.contains("en-EUR: unchanged"))
    }

    /// A take that is recorded again is another one for both packs, also where a run remembers that there was nothing to do.
    @Test func aTakeRecordedAgainChangesBoth() throws {
        let studio = try Self.studio()
        #expect(try studio.run("generate").status == 0)
        #expect(try studio.run("generate").status == 0)
        try studio.record("en-USD/one", RawTake(pitch: 130).wav)
        let stale = try studio.run("validate", "en-EUR", "--up-to-date")
        #expect(stale.status == 1 && stale.outputText.contains("recordings/en-USD/one.wav: error[asset-stale]"))
        let again = try studio.run("generate", "en-EUR")
        #expect(again.status == 0 && !again.outputText.contains("unchanged"), "\(again.text)")
        #expect(try studio.run("validate", "en-EUR", "--up-to-date").status == 0)
    }

    @Test func itsOwnTakeComesFirst() throws {
        let studio = try Self.studio()
        try studio.record("en-EUR/one", RawTake(pitch: 130).wav)
        #expect(try studio.run("status", "en-EUR").outputText.contains("by takes of en-USD: 1\n"))
    }

    /// The same id with another text is another word.
    @Test func anotherTextIsMissing() throws {
        let studio = try Self.studio()
        try studio.edit("recordings/en-EUR/pack.yml", "the word one", "the word won")
        let status = try studio.run("status", "en-EUR")
        #expect(status.status == 1 && status.outputText.contains("2 of 3 recorded, 1 missing"), "\(status.text)")
    }

    @Test(arguments: [
        ("../en-USD", "pack-value"), ("/etc", "pack-value"), (".", "pack-value"), ("[en-USD]", "pack-type"),
        ("en-GBP", "pack-reference"), ("en-EUR", "pack-reference"), ("en-CAD", "pack-reference"),
    ])
    func refused(other: String, check: String) throws {
        let studio = try Self.studio(takesFrom: other)
        let outside = try TemporaryFolder()
        try outside.write("pack.yml", Studio.yaml(clips: ["one", "paid", "other"]).utf8)
        try studio.link("recordings/en-CAD", to: outside.path)
        for command in [["status", "en-EUR"], ["generate", "en-EUR"]] {
            let result = try studio.run(command)
            #expect(
                result.status == 1 && result.errorText.contains("recordings/en-EUR/pack.yml:10:13: error[\(check)]"),
                "\(result.text)")
        }
    }
}
