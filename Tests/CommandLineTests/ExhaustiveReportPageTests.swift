import Foundation
import TestSupport
import Testing
import VoiceAssetChecksums
import VoiceSplicer

/// The page in headless Chromium: what a person sees, hears and does.
@Suite(.exhaustive, .enabled(if: Browser.isThere, "needs chromium and nodejs"))
struct ExhaustiveReportPageTests {
    /// What a browser saw.
    private struct Seen: Decodable {
        struct Said: Decodable {
            var clips: [String]?
            var transcript: String?
            /// The SHA-256 of the spliced file.
            var bytes: String?
            var error: String?
        }
        var errors: [String], requests: [String], said: [Said], decoded: Double?
        var clips: Int, texts: [String], injected: String?, unnamed: [String]
        var focused: String?, marked: String?, rejected: [String], sorted: [Double]
        var contrast: [String: Double], width: Int, isLoaded: Bool
    }

    private static func browse(_ page: URL, _ amounts: [[String]], in folder: TemporaryFolder) throws -> Seen {
        let result = try Program.run(
            "node",
            [Browser.program("report.mjs"), try #require(Browser.path), page.path, folder.url("profile").path],
            in: folder.url, input: try JSONEncoder().encode(["amounts": amounts]), deadline: 300)
        try #require(result.status == 0, "\(result.errorText)")
        return try JSONDecoder().decode(Seen.self, from: result.output)
    }

    @Test func builtInPacks() throws {
        let folder = try TemporaryFolder()
        let packs = try BuiltInPacks.shared.get().folder
        let page = folder.url("report.html")
        let made = try Tool.run(
            ["report", "--recordings", BuiltInPacks.recordings, "--to", page.path], in: packs)
        try #require(made.status == 0, "\(made.text)")
        #expect(try Data(contentsOf: page).count < 3_000_000)
        let asked = try Self.amounts(in: packs)
        let seen = try Self.browse(page, asked.map { [$0.pack, $0.amount, $0.announcement] }, in: folder)
        #expect(seen.isLoaded && seen.errors == [] && seen.clips == 114 && seen.unnamed == [])
        // A blob is what the page holds, and a picture of the browser's own controls is data: nothing leaves the page.
        let left = seen.requests.filter { !$0.hasPrefix("blob:") && !$0.hasPrefix("data:image/svg+xml") }
        #expect(left == [page.absoluteString])
        #expect(seen.said.count == asked.count)
        for (said, asked) in zip(seen.said, asked) {
            #expect(said.clips == asked.clips && said.transcript == asked.transcript, "\(asked)")
            #expect(said.bytes == asked.sha256 && said.error == nil, "\(asked)")
        }
        #expect(abs((seen.decoded ?? 0) - asked[0].seconds) < 1e-3)
        #expect(seen.focused == "0" && seen.marked == "rejected" && seen.rejected == ["0"])
        #expect(seen.sorted == seen.sorted.sorted() && seen.sorted.count == 39)
        // WCAG 2.1, 1.4.3 (AA) and 1.4.10.
        #expect(seen.contrast.count == 2 && seen.contrast.values.allSatisfy { $0 >= 4.5 }, "\(seen.contrast)")
        #expect(seen.width <= 320)
    }

    /// An announcement as this package's library makes it.
    private struct Asked {
        var pack: String, amount: String, announcement: String
        var clips: [String], transcript: String, seconds: Double, sha256: String
    }

    /// Amounts of every length, of each pack and announcement.
    private static func amounts(in packs: TemporaryFolder) throws -> [Asked] {
        var random = SeededGenerator(seed: 11)
        return try ["en-USD", "ru-RUB", "zh-Hans-CNY"].flatMap { pack in
            let splicer = try PackSplicer(pack: packs.url("VoiceAssets/\(pack)").path)
            return try (0..<700).map { index in
                let length = 1 + index % 8
                let whole = Int.random(in: 0..<(0..<length).reduce(1) { limit, _ in limit * 10 }, using: &random)
                let cents = Int.random(in: 0..<100, using: &random)
                let amount = index % 3 == 0 ? "\(whole)" : "\(whole).\(cents < 10 ? "0" : "")\(cents)"
                let announcement = index % 2 == 0 ? "payment-received" : "refund-sent"
                let said = try splicer.announcement(announcement, amount: splicer.amount(amount))
                let bytes = try splicer.bytes(said, rendition: "mp3")
                return Asked(
                    pack: pack, amount: amount, announcement: announcement, clips: said.clips,
                    transcript: said.transcript, seconds: said.seconds, sha256: Digest.sha256(bytes))
            }
        }
    }

    /// What a pack and its takes are called runs nowhere.
    @Test func hostileTexts() throws {
        let studio = try Studio()
        let attack = "</script><script>injected=1</script><img src=x onerror=injected=2>\\u0022><svg onload=injected=3>"
        let yaml = Studio.yaml(clips: ["one", "paid", "two"], more: "speaker: \"\(attack)\"\nlicense: \"\(attack)\"")
        try studio.folder.write(
            "recordings/en-USD/pack.yml", yaml.replacing("the word one", with: "\"\(attack)\"").utf8)
        try #require(try studio.run("generate").status == 0)
        try studio.folder.write("VoiceAssets/en-USD/mp3/<img src=x onerror=injected=4>.mp3", [1, 2, 3])
        _ = try studio.run("report")
        let seen = try Self.browse(studio.folder.url("report.html"), [["en-USD", "1", "hello"]], in: studio.folder)
        #expect(seen.injected == nil && seen.errors == [] && seen.clips == 3)
        #expect(seen.texts[0] == attack.replacing("\\u0022", with: "\""))
    }
}
