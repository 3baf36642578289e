import Foundation
import TestSupport
import Testing

/// The language of a page's words: the pack's, or that of `--words`.
@Suite struct PageLanguageTests {
    private static let pages = [
        ["booth", "--pack", "en-USD", "--to", "page.html"],
        ["script", "--pack", "en-USD", "--format", "html", "--to", "page.html"],
        ["review", "--pack", "en-USD", "--format", "html", "--to", "page.html"],
        ["split", "session.wav", "--pack", "en-USD", "--to", "page.html"],
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
        let refused = try studio.run(command + ["--words", "zh-Hnat"])
        #expect(refused.status == 64 && refused.errorText.contains("--words"), "\(refused.text)")
        #expect(refused.errorText.contains("Did you mean 'zh-Hant'?"), "\(refused.text)")
    }

    @Test("The engineer's page in the speaker's language comes with the option for English")
    func engineers() throws {
        let studio = try SessionStudio.with()
        let split = ["split", "session.wav", "--pack", "en-USD", "--to", "page.html"]
        let note = "note: page.html: the page's words are in the pack's language, pl; --words en makes them English\n"
        #expect(try !studio.run(split).errorText.contains("--words"))
        let edit = "sed -i 's/locale: en/locale: pl/' recordings/en-USD/pack.yml"
        #expect(try Tool.bash(edit, in: studio.folder).status == 0)
        #expect(try studio.run(split).errorText.contains(note))
        for more in [["--words", "en"], ["--words", "pl"]] {
            #expect(try !studio.run(split + more).errorText.contains(note), "\(more)")
        }
    }

    @Test("A form without a page has no words to choose")
    func noPage() throws {
        let studio = try SessionStudio.with()
        for command in [["script", "--pack", "en-USD"], ["split", "session.wav", "--pack", "en-USD"]] {
            #expect(try studio.run(command + ["--words", "de"]).status == 64)
        }
    }
}
