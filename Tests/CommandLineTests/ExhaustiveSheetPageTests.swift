import Foundation
import TestSupport
import Testing

/// The script sheet and the review in headless Chromium, on screens and on paper.
@Suite(.exhaustive, .enabled(if: Browser.isThere, "needs chromium and nodejs"))
struct ExhaustiveSheetPageTests {
    /// What a browser saw of a page.
    private struct Seen: Decodable {
        var errors: [String], requests: [String], injected: String?, texts: [String]
        /// The least contrasts in light and in dark, as a multiple of what is asked.
        var contrast: [String: Double]
        /// The page's width on a screen of 320 pixels.
        var width: Int
        /// Words of narrow columns that stand on two lines.
        var torn: [String]
        /// Whether the sheet of paper is as wide as the page, how the table's head and rows break, what is behind them.
        var paper: String
        /// The table that a review saves in which all is right.
        var saved: String?
    }

    private static let attack =
        "</script><script>injected=1</script><img src=http://127.0.0.1:9/x onerror=injected=2>\"><svg onload=injected=3>"

    /// The text of a pack's first clip, and its speaker.
    @Test(arguments: [
        ("payment received", "Ann"), (attack, attack), ("تم استلام \u{200f}5\u{200e} دفعة", "ليلى"),
        ("שולם \u{2067}12\u{2069} שקל", "דנה"), ("收款成功，一百二十三元", "王"),
    ])
    func pages(text: String, speaker: String) throws {
        let studio = try Studio()
        func quoted(_ text: String) -> String {
            "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }
        let yaml = Studio.yaml(
            clips: ["one", "paid", "two", "siebenundzwanzig"],
            more: "speaker: \(quoted(speaker))\nquestions: [{ ask: the, or: { the word two: two in other words } }]")
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.replacing("the word one", with: quoted(text)).utf8)
        try studio.record("en-USD/siebenundzwanzig~12", Studio.takes["other"]!)
        try studio.record("en-USD/two", [1, 2, 3])
        _ = try studio.run("script", "--pack", "en-USD", "--format", "html", "--to", "script.html")
        _ = try studio.run("review", "--pack", "en-USD", "--format", "html", "--to", "review.html")
        let pages = ["script.html", "review.html"].map { studio.folder.url($0) }
        let result = try Program.run(
            "node",
            [Browser.program("sheets.mjs"), try #require(Browser.path), studio.folder.url("profile").path]
                + pages.map(\.path), in: studio.folder.url, deadline: 300)
        try #require(result.status == 0, "\(result.errorText)")
        let seen = try JSONDecoder().decode([Seen].self, from: result.output)
        try #require(seen.count == 2)
        for (page, seen) in zip(pages, seen) {
            #expect(seen.injected == nil && seen.errors == [] && seen.requests == [page.absoluteString])
            #expect(try #require(seen.texts.first).hasPrefix(text))
            // WCAG 2.1, 1.4.3 (AA), 1.4.10 and 1.4.11.
            #expect(seen.contrast.count == 4 && seen.contrast.values.allSatisfy { $0 >= 1 }, "\(seen.contrast)")
            #expect(seen.width <= 320)
            // What has no end is broken anywhere.
            #expect(seen.torn == [] || text == Self.attack)
            #expect(seen.paper == "true table-header-group avoid rgb(255, 255, 255)")
        }
        // What the page saved is what the tool reads.
        try studio.folder.write("filled.csv", try #require(seen[1].saved).utf8)
        let imported = try studio.run("review", "--import", "filled.csv", "--format", "json")
        #expect(imported.status == 0, "\(imported.text)")
        let value = try #require(try JSONSerialization.jsonObject(with: imported.output) as? [String: Any])
        let added = try #require(value["added"] as? [[String: Any]])
        #expect(
            added.dropFirst().map { $0["text"] as? String } == seen[1].texts && added.first?["by"] as? String == "=Ann")
    }

    /// Each click stops what plays before it, also what has not begun.
    @Test("Quick clicks on buttons that play", arguments: ["review", "report"])
    func quickClicks(page: String) throws {
        let studio = try Studio.generated()
        let written = try studio.run(
            page == "review"
                ? ["review", "--pack", "en-USD", "--format", "html", "--to", "review.html"]
                : ["report", "--to", "report.html"])
        #expect(written.status == 0, "\(written.errorText)")
        let result = try Program.run(
            "node",
            [
                Browser.program("clicks.mjs"), try #require(Browser.path), studio.folder.url("profile").path,
                studio.folder.url("\(page).html").path,
            ], in: studio.folder.url, deadline: 120)
        try #require(result.status == 0, "\(result.errorText)")
        struct Clicks: Decodable { var clicks: Int, errors: [String], told: String }
        let seen = try JSONDecoder().decode(Clicks.self, from: result.output)
        #expect(seen.clicks >= 20 && seen.errors == [] && !seen.told.contains("can't be played"), "\(seen)")
    }
}
