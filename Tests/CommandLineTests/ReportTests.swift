import Foundation
import TestSupport
import Testing

/// `report` from the outside: what it writes, over what, and what it says. ExhaustiveReportPageTests open the page.
@Suite struct ReportTests {
    private static func generated() throws -> Studio {
        let studio = try Studio()
        try #require(try studio.run("generate").status == 0)
        return studio
    }

    @Test func writesOnePageThatLoadsNothing() throws {
        let studio = try Self.generated()
        let before = try studio.snapshot("VoiceAssets")
        let result = try studio.run("report").text
        #expect(result.status == 0 && result.output == "report.html: en-USD\n", "\(result)")
        let page = try String(contentsOf: studio.folder.url("report.html"), encoding: .utf8)
        #expect(page.contains("default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-"))
        #expect(!page.contains("http://") || !page.contains("src=\"http"))
        #expect(page.contains("<script type=\"application/json\" id=\"data\">{"))
        // The same again, over itself and over nothing else.
        let bytes = try Data(contentsOf: studio.folder.url("report.html"))
        #expect(try studio.run("report", "--jobs", "1").status == 0)
        #expect(try Data(contentsOf: studio.folder.url("report.html")) == bytes)
        try studio.folder.write("mine.html", "mine".utf8)
        let refused = try studio.run("report", "--to", "mine.html").text
        #expect(refused.status == 1 && refused.errors.contains("mine.html: error[output-conflict]"), "\(refused)")
        #expect(try String(contentsOf: studio.folder.url("mine.html"), encoding: .utf8) == "mine")
        #expect(try studio.snapshot("VoiceAssets") == before)
    }

    /// Nothing that a pack says ends the element that holds it.
    @Test func textsStayTexts() throws {
        let studio = try Studio()
        let yaml = Studio.yaml(clips: ["one", "paid", "two"], more: "speaker: '</script><b>x'")
        try studio.folder.write(
            "recordings/en-USD/pack.yml", yaml.replacing("the word one", with: "<!--<script>one").utf8)
        try #require(try studio.run("generate").status == 0)
        try #require(try studio.run("report").status == 0)
        let page = try String(contentsOf: studio.folder.url("report.html"), encoding: .utf8)
        #expect(page.ranges(of: "</script>").count == 2 && !page.contains("<b>x") && !page.contains("<!--<script"))
        #expect(page.contains("\\u003c/script>\\u003cb>x"))
    }

    /// A faulty pack is shown with its faults, and a folder without one gives no page.
    @Test func faultsAreShown() throws {
        let studio = try Self.generated()
        try FileManager.default.removeItem(at: studio.folder.url("VoiceAssets/en-USD/mp3/one.mp3"))
        let result = try studio.run("report", "--format", "json")
        #expect(result.status == 1 && result.errorText.isEmpty)
        let json = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        #expect(json["written"] as? Bool == true && json["packs"] as? [String] == ["en-USD"])
        let page = try String(contentsOf: studio.folder.url("report.html"), encoding: .utf8)
        #expect(page.contains("\"rule\":\"asset-missing\""))
        let none = try studio.run("report", "nowhere", "--to", "none.html").text
        #expect(none.status == 66 && none.output.isEmpty && none.errors.contains("nowhere: error[file-missing]"))
        #expect(!FileManager.default.fileExists(atPath: studio.folder.url("none.html").path))
        #expect(try studio.run("report", "--pack", "en-usd").text.errors.contains("did you mean en-USD?"))
    }

    /// Without the recordings there are no waves of takes, and all else.
    @Test func withoutRecordings() throws {
        let studio = try Self.generated()
        let with = try studio.run("report", "--to", "with.html")
        try FileManager.default.removeItem(at: studio.folder.url("recordings"))
        let without = try studio.run("report", "--to", "without.html")
        #expect(with.status == 0 && without.status == 0, "\(without.text)")
        let pages = try ["with.html", "without.html"].map {
            try String(contentsOf: studio.folder.url($0), encoding: .utf8).ranges(of: "\"wave\":").count
        }
        #expect(pages == [6, 3])
    }
}
