import Foundation
import TestSupport
import Testing
import VoiceAssetCore
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
            var other: Other?
        }
        /// What the pack beside it says.
        struct Other: Decodable {
            var clips: [String]?
            var transcript: String?
        }
        var errors: [String], requests: [String], said: [Said], decoded: Double?
        var clips: Int, texts: [String], injected: String?, unnamed: [String]
        var focused: String?, marked: String?, rejected: [String], sorted: [Double]
        /// The table of marks, and what of them is there when the page is opened again.
        var saved: String, kept: [String]
        var contrast: [String: Double], width: Int, spilt: [String], isLoaded: Bool
        /// Of each row of the comparison the clip, how it changed, and the texts.
        var compared: [[String]]
        /// The sizes of the sounds that keys played, bytes.
        var played: [Int]
        var comparedFocus: String?
        /// What the page says of sounds that were made for it.
        var encoded: String?
        /// Differences of loudness in the order that a click on their head makes.
        var loudness: [Double]?
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
        #expect(seen.isLoaded && seen.errors == [] && seen.clips == 164 && seen.unnamed == [])
        // A blob is what the page holds, and a picture of the browser's own controls is data: nothing leaves the page.
        let left = seen.requests.filter { !$0.hasPrefix("blob:") && !$0.hasPrefix("data:image/svg+xml") }
        #expect(Set(left) == [page.absoluteString])
        #expect(seen.said.count == asked.count)
        for (said, asked) in zip(seen.said, asked) {
            #expect(said.clips == asked.clips && said.transcript == asked.transcript, "\(asked)")
            #expect(said.bytes == asked.sha256 && said.error == nil, "\(asked)")
        }
        #expect(abs((seen.decoded ?? 0) - asked[0].seconds) < 1e-3)
        #expect(seen.focused == "0" && seen.marked == "rejected" && seen.rejected == ["0"])
        let (first, join) = (asked[0], asked[0].clips)
        #expect(
            seen.saved == """
                pack,mark,clip,next clip,text,announcement,amount\r
                en-USD,rejected,0,,zero,,\r
                en-USD,bad join,\(join[0]),\(join[1]),,\(first.announcement),\(first.amount)\r

                """)
        #expect(seen.kept == ["rejected", "the join of \(join[0]) and \(join[1]) is bad"])
        #expect(seen.sorted == seen.sorted.sorted() && seen.sorted.count == 39)
        // WCAG 2.1, 1.4.3 (AA), 1.4.10 and 1.4.11.
        #expect(seen.contrast.count == 4 && seen.contrast.values.allSatisfy { $0 >= 1 }, "\(seen.contrast)")
        #expect(seen.width <= 320 && seen.spilt == [])
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
                let bytes = try splicer.bytes(said, rendition: .mp3)
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

    /// One pack before and after, whatever its texts are: what differs most comes first, and keys play the two.
    @Test(arguments: [
        "<img src=http://127.0.0.1:9/x onerror=injected=1>", "تم استلام \u{200f}5\u{200e} دفعة",
        "שולם \u{2067}12\u{2069} שקל",
        "收款成功，一百二十三元",
    ])
    func comparison(text: String) throws {
        let studio = try Studio()
        let pack = "recordings/en-USD/pack.yml"
        let yaml = Studio.yaml(clips: ["one", "paid", "two"], more: "speaker: \"\(text)\"")
        try studio.folder.write(pack, yaml.utf8)
        try #require(try studio.run("generate").status == 0)
        try FileManager.default.moveItem(at: studio.folder.url("VoiceAssets"), to: studio.folder.url("<b>before"))
        try studio.folder.write(pack, yaml.replacing("the word one", with: "\"\(text)\"").utf8)
        try studio.record("en-USD/paid", Studio.takes["other"]!)
        try #require(try studio.run("generate").status == 0)
        try #require(try studio.run("report", "--compare", "<b>before").status == 0)
        let page = studio.folder.url("report.html")
        let seen = try Self.browse(page, [["en-USD", "1", "hello"]], in: studio.folder)
        #expect(seen.isLoaded && seen.injected == nil && seen.errors == [] && seen.unnamed == [])
        #expect(
            seen.requests.allSatisfy { $0 == page.absoluteString || $0.hasPrefix("blob:") || $0.hasPrefix("data:") })
        #expect(
            seen.compared == [
                ["one", "text", "the word one" + text], ["paid", "sound", "the word paid"],
                ["two", "same", "the word two"],
            ])
        #expect(seen.comparedFocus == "paid" && seen.loudness == seen.loudness?.sorted(by: >))
        let sizes = try ["<b>before", "VoiceAssets"].map {
            try Data(contentsOf: studio.folder.url("\($0)/en-USD/mp3/paid.mp3")).count
        }
        #expect(seen.played == sizes + sizes)
        let said = try #require(seen.said.first)
        #expect(said.clips == said.other?.clips && said.transcript?.hasPrefix(text) == true)
        #expect(said.other?.transcript?.hasPrefix("the word one") == true)
        #expect(seen.contrast.count == 4 && seen.contrast.values.allSatisfy { $0 >= 1 }, "\(seen.contrast)")
        #expect(seen.width <= 320 && seen.spilt == [])
    }

    /// Where the pack has no MP3, what is said takes as long as the library says.
    @Test func withoutMP3() throws {
        let studio = try Studio()
        try studio.folder.write(
            "recordings/en-USD/pack.yml",
            Studio.yaml(clips: ["one", "paid", "two"], more: "profile: {renditions: [caf-ulaw]}").utf8)
        try #require(try studio.run("generate").status == 0)
        try #require(try studio.run("report").status == 0)
        let page = studio.folder.url("report.html")
        let seen = try Self.browse(page, [["en-USD", "1", "hello"]], in: studio.folder)
        let splicer = try PackSplicer(pack: studio.folder.url("VoiceAssets/en-USD").path)
        let said = try splicer.announcement("hello", amount: splicer.amount("1"))
        #expect(seen.errors == [] && seen.said.first?.clips == said.clips)
        #expect(abs((seen.decoded ?? 0) - said.seconds) < 1e-3)
        #expect(seen.encoded?.hasPrefix("The pack has no MP3") == true)
    }
}
