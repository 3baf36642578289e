import Foundation
import TestSupport
import Testing

/// What clips, speakers and files are called is text on every page, and no page asks for anything from outside.
@Suite struct HostilePageTests {
    private static let attack =
        "</td></script><!--<script>injected=1</script><img src=http://127.0.0.1:9/x onerror=injected=2>\"|`x`![a](b)"

    /// The sheets and the report of a pack that says these words, with files of these names beside its takes and clips.
    private static func pages(words: String, formula: String, files: [String]) throws -> [String: String] {
        let studio = try Studio()
        let quoted = "'\(words.replacing("'", with: "''"))'"
        let yaml = Studio.yaml(clips: ["one", "paid", "two"], more: "speaker: \(quoted)\nlicense: \(quoted)")
            .replacing("the word one", with: quoted).replacing("the word two", with: "'\(formula)'")
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.utf8)
        try #require(try studio.run("generate").status == 0)
        for file in files {
            try studio.record("en-USD/\(file)", Studio.takes["other"]!)
            try studio.record("en-USD/one~\(file)", Studio.takes["other"]!)
            try studio.folder.write("VoiceAssets/en-USD/mp3/\(file).mp3", [1, 2, 3])
        }
        var pages: [String: String] = [:]
        for (verb, format) in ["script", "review"].flatMap({ verb in ["html", "markdown", "csv"].map { (verb, $0) } }) {
            let page = "\(verb).\(format)"
            _ = try studio.run(verb, "--pack", "en-USD", "--format", format, "--to", page)
            pages[page] = try String(contentsOf: studio.folder.url(page), encoding: .utf8)
        }
        _ = try studio.run("booth", "--pack", "en-USD", "--to", "booth.html")
        pages["booth.html"] = try String(contentsOf: studio.folder.url("booth.html"), encoding: .utf8)
        _ = try studio.run("report", "--recordings", "recordings", "--to", "report.html")
        pages["report.html"] = try String(contentsOf: studio.folder.url("report.html"), encoding: .utf8)
        return pages
    }

    /// The tags of a page in their order, with their attributes' names and the addresses in them.
    private static func markup(_ page: String) -> [String] {
        page.matches(of: /<[\/!]?([a-zA-Z][a-zA-Z0-9]*)[^<>]*/).map { tag in
            let attributes = tag.output.0.matches(of: /([a-zA-Z\-]+)=(?:"([^"]*)"|[^\s"]*)/).map { attribute in
                let isAddress = ["src", "href", "action"].contains(attribute.output.1)
                return "\(attribute.output.1) \(isAddress ? attribute.output.2 ?? "" : "")"
            }
            return ([String(tag.output.1)] + attributes).joined(separator: " ")
        }
    }

    @Test("A page has the tags and the addresses that it has with harmless names")
    func hostileNames() throws {
        let hostile = try Self.pages(
            words: Self.attack, formula: "=HYPERLINK(\"http://127.0.0.1:9\")",
            files: ["<img src=x onerror=injected=3>", "a|`b`![c](d)<b>"])
        let harmless = try Self.pages(words: "words", formula: "formula", files: ["x", "y"])
        #expect(hostile.count == 8 && Set(hostile.keys) == Set(harmless.keys))
        for (name, page) in hostile {
            let plain = try #require(harmless[name])
            switch name.split(separator: ".").last {
            case "html":
                let (own, expected) = (Self.markup(page), Self.markup(plain))
                #expect(own.count > 20 && own == expected, "\(name)")
            case "markdown":
                // Nothing but a backslash stands before what would be markup; the last line is the seal.
                let lines = page.split(separator: "\n")
                #expect(lines.last?.wholeMatch(of: /<!-- as voice-assets wrote it: [0-9a-f]{64} -->/) != nil)
                let text = lines.dropLast().joined(separator: "\n")
                #expect(text.firstMatch(of: /(?:^|[^\\])(?:<|!\[|\]\()/) == nil, "\(name): \(page)")
                func pipes(_ text: String) -> [Int] {
                    text.split(separator: "\n").map { $0.replacing("\\|", with: "").count { $0 == "|" } }
                }
                #expect(pipes(page) == pipes(plain), "\(name)")
            default:
                // What a spreadsheet would compute.
                #expect(page.contains("HYPERLINK") && page.firstMatch(of: /(?:^|[,\n])"?[=+@]/) == nil, "\(name)")
            }
        }
    }
}
