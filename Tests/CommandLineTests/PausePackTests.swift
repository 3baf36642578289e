import Foundation
import TestSupport
import Testing
import VoiceManifest

/// A pack with pauses and symbols in groups, from its recordings to what is heard: the frames and samples between the words.
@Suite struct PausePackTests {
    private static let yaml = """
        locale: en
        clips: { one: one, paid: paid, two: two }
        slots:
          code: { spell: "[AB]{2,4}", as: { A: one, B: two }, groups: [2, 2], pause: 150ms }
        announcements:
          ready: [paid, "{pause 400ms}", "{code}"]

        """

    private func generated() throws -> Studio {
        let studio = try Studio(yaml: Self.yaml.utf8)
        for clip in ["paid", "two"] { try studio.record("en-USD/\(clip)", Studio.takes[clip]!) }
        let result = try studio.run("generate")
        #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
        return studio
    }

    private func manifest(_ studio: Studio) throws -> [String: Any] {
        let data = try Data(contentsOf: studio.folder.url("VoiceAssets/en-USD/manifest.json"))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test func isGeneratedSaidAndValidated() throws {
        let studio = try generated()
        let manifest = try manifest(studio)
        #expect(manifest["schema"] as? Int == PackManifest.currentSchema)
        let pauses = try #require(manifest["pauses"] as? [[String: Any]])
        #expect(pauses.map { $0["id"] as? String } == ["pause-150ms", "pause-400ms"])
        #expect((manifest["clips"] as? [Any])?.count == 3)
        let rate = try #require((manifest["renditions"] as? [String: [String: Any]])?["wav"]?["sampleRate"] as? Int)
        for (pause, seconds) in zip(pauses, [0.15, 0.4]) {
            let samples = try #require(pause["samples"] as? Int)
            #expect(samples.isMultiple(of: 1152) && abs(Double(samples) / Double(rate) - seconds) <= 576 / Double(rate))
        }
        let again = try studio.run("generate")
        #expect(again.outputText.contains("Nothing to do"), "\(again.outputText)")
        let validated = try studio.run("validate", "--up-to-date")
        #expect(validated.status == 0, "\(validated.outputText)")
        let said = try studio.run(
            "say", "code=ABBA", "ready", "--pack", "en-USD", "--to", "said.wav")
        #expect(
            said.outputText.hasPrefix("paid pause-400ms one two pause-150ms two one\npaid one two two one\n"),
            "\(said.outputText)\(said.errorText)")
        // The proof of the longest counts them.
        let announcements = manifest["announcements"] as? [String: [String: [String: Any]]]
        let longest = try #require(announcements?["ready"]?["longest"]?["seconds"] as? Double)
        let seconds = try #require(said.outputText.split(separator: "\n").last?.split(separator: " ").first)
        #expect(try #require(Double(seconds)) <= longest + 0.001)
    }

    /// The silence of A-law is no zero.
    @Test(arguments: ["mp3, wav, caf-ulaw, caf-pcm", "wav, caf-alaw", "wav, aiff-ima4"])
    func isSilentInEveryRendition(renditions: String) throws {
        let studio = try Studio(yaml: (Self.yaml + "profile: { renditions: [\(renditions)] }\n").utf8)
        for clip in ["paid", "two"] { try studio.record("en-USD/\(clip)", Studio.takes[clip]!) }
        let result = try studio.run("generate")
        #expect(result.status == 0, "\(result.errorText)")
        let validated = try studio.run("validate")
        #expect(validated.status == 0, "\(validated.outputText)")
        #expect(!validated.outputText.contains("this pause peaks at"))
    }

    /// One sounds, one is away; both are told and made again.
    @Test func damagedPausesAreTold() throws {
        let studio = try generated()
        let folder = studio.folder.url("VoiceAssets/en-USD")
        let word = try Data(contentsOf: folder.appendingPathComponent("wav/one.wav"))
        try word.write(to: folder.appendingPathComponent("wav/pause-400ms.wav"))
        try FileManager.default.removeItem(at: folder.appendingPathComponent("mp3/pause-150ms.mp3"))
        let bad = try studio.run("validate")
        #expect(bad.status == 1)
        #expect(bad.outputText.tells("VoiceAssets/en-USD/mp3/pause-150ms.mp3: error[asset-missing]:"))
        #expect(bad.outputText.tells("VoiceAssets/en-USD/wav/pause-400ms.wav: error[asset-checksum]:"))
        // The sound comes of the other bytes; without a manifest to compare with, it is told.
        #expect(!bad.outputText.contains("this pause peaks at"))
        let manifest = try Data(contentsOf: folder.appendingPathComponent("manifest.json"))
        try Data("{".utf8).write(to: folder.appendingPathComponent("manifest.json"))
        #expect(try studio.run("validate").outputText.contains("this pause peaks at"))
        try manifest.write(to: folder.appendingPathComponent("manifest.json"))
        #expect(try studio.run("generate").status == 0)
        #expect(try studio.run("validate").status == 0)
    }

    /// Without a manifest that can be read, no pause is taken for a clip that says nothing, and no silence for one too many.
    @Test func aDamagedManifestIsAllThatIsTold() throws {
        let studio = try generated()
        try studio.folder.write("VoiceAssets/en-USD/manifest.json", "{".utf8)
        let result = try studio.run("validate")
        let told = result.outputText.split(separator: "\n").filter { $0.contains("error[") || $0.contains("warning[") }
        #expect(result.status == 1 && told.count == 1, "\(result.outputText)")
        #expect(told.allSatisfy { $0.contains("manifest.json: error[manifest-invalid]") })
        // generate tells it too, and goes on listing the pack.
        let again = try studio.run("generate")
        #expect(again.status == 1 && again.errorText.tells("VoiceAssets/en-USD/manifest.json: error[output-conflict]:"))
        let index = try String(contentsOf: studio.folder.url("VoiceAssets/index.json"), encoding: .utf8)
        #expect(index.contains("en-USD"))
    }

    /// Nobody records a pause: neither the script nor the status ask for one, and no page shows its text.
    @Test func nobodyRecordsOne() throws {
        let studio = try Studio(yaml: Self.yaml.utf8)
        for (verb, arguments) in [("status", ["--verbose"]), ("script", ["--pack", "en-USD", "--format", "csv"])] {
            let result = try studio.run([verb] + arguments)
            #expect(!result.outputText.contains("pause"), "\(verb): \(result.outputText)")
            #expect(result.outputText.contains("paid"), "\(verb): \(result.outputText)\(result.errorText)")
        }
    }
}
