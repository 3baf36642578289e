import Foundation
import TestSupport
import Testing

/// The language of a page's words: the pack's, or that of `--words`.
@Suite struct PageLanguageTests {
    private static let pages = [
        ["booth", "--pack", "en-USD", "--to", "page.html"],
        ["script", "--pack", "en-USD", "--format", "html", "--to", "page.html"],
        ["review", "--pack", "en-USD", "--format", "html", "--to", "page.html"],
        ["split", "session.wav", "--pack", "en-USD", "--page", "page.html"],
    ]

    @Test("A page speaks the language that is asked for, and replaces one in another", arguments: pages)
    func asked(command: [String]) throws {
        let studio = try SessionStudio.with()
        let starts = [
            (nil, "<html lang=\"en\">"), ("ar", "<html lang=\"ar\" dir=\"rtl\">"), ("de", "<html lang=\"de\">"),
        ]
        for (words, start) in starts {
            let result = try studio.run(command + (words.map { ["--words", $0] } ?? []))
            #expect(!result.errorText.contains("output-conflict"), "\(result.text)")
            let page = try String(contentsOf: studio.folder.url("page.html"), encoding: .utf8)
            #expect(page.hasPrefix("<!DOCTYPE html>\n\(start)\n"))
            #expect(page.contains("id=\"unreviewed\"") == (words != nil))
        }
        let refused = try studio.run(command + ["--words", "tlh"])
        #expect(refused.status == 64 && refused.errorText.contains("--words"), "\(refused.text)")
    }

    @Test("A form without a page has no words to choose")
    func noPage() throws {
        let studio = try SessionStudio.with()
        for command in [["script", "--pack", "en-USD"], ["split", "session.wav", "--pack", "en-USD"]] {
            #expect(try studio.run(command + ["--words", "de"]).status == 64)
        }
    }
}
