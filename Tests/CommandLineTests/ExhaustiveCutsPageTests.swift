import Foundation
import TestSupport
import Testing

/// The page of a session's cuts in headless Chromium, and `split` that takes what it saved.
@Suite(.exhaustive, .serialized, .enabled(if: Browser.isThere, "needs chromium and nodejs"))
struct ExhaustiveCutsPageTests {
    private struct Seen: Decodable {
        var errors: [String], requests: [String], told: [String], doubts: Int, current: Int, reasons: [String]
        var injected: String?, contrast: [String: Double], heard: [[Double]], saved: [String], labels: String, left: Int
        var width: Int?
    }

    private static func mend(_ studio: Studio, _ actions: String) throws -> Seen {
        try? FileManager.default.createDirectory(at: studio.folder.url("saved"), withIntermediateDirectories: true)
        let page = studio.folder.url("cuts.html")
        let result = try Program.run(
            "node",
            [
                Browser.program("cuts.mjs"), try #require(Browser.path), studio.folder.url("profile").path, page.path,
                studio.folder.url("saved").path, actions,
            ], in: studio.folder.url, deadline: 200)
        try #require(result.status == 0, "\(result.errorText)")
        let seen = try JSONDecoder().decode(Seen.self, from: result.output)
        #expect(seen.errors == [] && seen.requests == [page.absoluteString] && seen.injected == nil, "\(seen)")
        // WCAG 2.1, 1.4.3 (AA) and 1.4.11.
        #expect(seen.contrast.count == 4 && seen.contrast.values.allSatisfy { $0 >= 1 }, "\(seen.contrast)")
        return seen
    }

    private static func split(_ studio: Studio) throws -> Program.Result.Text {
        try studio.run("split", "session.wav", "--pack", "en-USD", "--import", "saved/session.cuts.txt", "--write").text
    }

    @Test("By the keyboard alone: doubts one after the other, until there is none; split takes what is saved")
    func keyboard() throws {
        let studio = try CutsPageTests.page()
        let seen = try Self.mend(
            studio, #"[{"key": " "}, {"key": "Enter"}, {"key": "q"}, {"key": "p"}, {"key": "s"}]"#)
        #expect(seen.doubts == 1 && seen.current == 0 && !seen.reasons.isEmpty && seen.left == 0, "\(seen)")
        #expect(seen.told.contains { $0.contains("Nothing is in doubt any more") }, "\(seen.told)")
        #expect(seen.saved == ["session.cuts.txt"])
        // What is played is what is cut: the tones begin and end there.
        for (heard, words) in zip(seen.heard, [[0.5, 0.9], [1.9, 2.35]]) {
            #expect(abs(heard[0] - words[0]) < 0.03 && abs(heard[1] - words[1]) < 0.05, "\(seen.heard)")
        }
        let result = try Self.split(studio)
        #expect(
            result.status == 0 && result.output.contains("2 takes: 1 accepted, 1 as the labels say"), "\(result)")
        #expect(try SessionStudio.takes(studio).count == 2)
    }

    @Test(
        "By the mouse: given to another clip, dragged, left out, joined, cut in two, undone; a doubt that is left stays one"
    )
    func mouse() throws {
        let studio = try CutsPageTests.page(SessionStudio.words + [SessionStudio.take(250, 0.4)])
        let seen = try Self.mend(
            studio,
            """
            [{"click": "cut0"}, {"choose": "two"}, {"drag": ["end", 1.2]}, {"click": "cut1"}, {"click": "join"}, {"click": "undo"},
             {"click": "divide"}, {"click": "undo"}, {"click": "drop"}, {"click": "save"}]
            """)
        let lines = seen.labels.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        try #require(lines.count == 4, "\(seen)")
        let end = try #require(Double(lines[0][1]))
        #expect(lines[0][2] == "two: the word two ✓" && abs(end - 1.2) < 0.02, "\(lines)")
        #expect(lines[1][2] == "-")
        #expect(lines.count { $0[2].contains(" ? ") } == seen.left, "\(lines)")
        let result = try Self.split(studio)
        #expect(result.status == (seen.left == 0 ? 0 : 1), "\(result)")
        #expect(result.output.contains("0.50  1.20") || result.output.contains("1.20"), "\(result.output)")
    }

    @Test("A whole tail goes one clip further; a shifted tail is what split reads")
    func tail() throws {
        let studio = try CutsPageTests.page()
        let seen = try Self.mend(
            studio,
            #"[{"click": "cut1"}, {"choose": "paid"}, {"click": "later"}, {"click": "cut0"}, {"key": "Enter"}, {"key": "s"}]"#
        )
        #expect(seen.labels.contains("\ttwo: the word two ✓\n"), "\(seen.labels)")
    }

    private static let attack = "</script><script>injected=1</script><img src=http://127.0.0.1:9/x onerror=injected=2>"

    @Test("Texts of any script, on 320 pixels", arguments: [attack, "تم استلام \u{200f}5\u{200e} دفعة", "收款成功，一百二十三元"])
    func narrow(text: String) throws {
        let studio = try SessionStudio.with([SessionStudio.words[0], SessionStudio.words[2]])
        try studio.edit("recordings/en-USD/pack.yml", "the word one", "'\(text)'")
        _ = try studio.run("split", "session.wav", "--pack", "en-USD", "--to", "cuts.html")
        let seen = try Self.mend(studio, #"[{"width": 320}, {"key": "s"}]"#)
        #expect(try #require(seen.width) <= 320, "\(seen)")
    }
}
