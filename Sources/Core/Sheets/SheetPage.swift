import VoiceAssetEmbeddedTexts

/// A sheet as a page to read and to print: one file that loads nothing.
package struct SheetPage: Sendable {
    /// The command that makes it.
    var command: String
    var title: String
    /// The language of the page's words (BCP 47), and whether it is written from right to left.
    package var language = "en"
    package var isRightToLeft = false
    /// The title as HTML, if it is more than a text.
    package var heading: String?
    /// Rules of CSS beside those that all pages have.
    package var style = ""
    /// Lines of HTML below the title.
    package var body: [String]
    /// A script, if the page has one. It alone is let run, by its SHA-256.
    package var script: String?
    /// The script runs a worklet. Its address is a `data:` one: a `blob:` fails on a page from disk.
    package var runsWorklet = false

    /// - Parameters:
    ///   - summary: HTML.
    ///   - instructions: what to do with the sheet.
    package init(command: String, title: String, body: [String] = []) {
        self.command = command
        self.title = title
        self.body = body
    }

    /// Lines of HTML: a paragraph, and what to do with the sheet.
    package static func head(_ summary: String, _ instructions: [String]) -> [String] {
        ["<p>\(summary)</p>", "<ul class=\"how\">"] + instructions.map { "<li>\($0.inHTML)</li>" } + ["</ul>"]
    }

    /// Lines of a table.
    package static func table(_ heads: [String], _ rows: [String]) -> [String] {
        let heads = heads.map { "<th scope=\"col\">\($0)</th>" }.joined()
        return ["<table>", "<thead><tr>\(heads)</tr></thead>", "<tbody>"] + rows + ["</tbody>", "</table>"]
    }

    /// Whether bytes begin as the page of a command does, in whatever language.
    package static func isPage(of command: String, _ bytes: [UInt8]) -> Bool {
        let lines = String(decoding: bytes.prefix(400), as: UTF8.self).split(separator: "\n", maxSplits: 5)
        return lines.count == 6 && lines[0] == "<!DOCTYPE html>" && lines[1].hasPrefix("<html lang=\"")
            && lines[2...4].map(String.init) == head(of: command)
    }

    /// The file of a command's page, over nothing but an earlier one that nobody changed.
    /// - Parameter kind: what the page is called.
    package static func file(at path: String, kind: String, of command: String) -> OutputFile {
        OutputFile(path: path, kind: kind, isEarlier: { isPage(of: command, $0) }, isFilledIn: { _ in true })
    }

    private static func head(of command: String) -> [String] {
        ["<head>", #"<meta charset="utf-8">"#, #"<meta name="generator" content="voice-assets \#(command)">"#]
    }

    /// Nothing is fetched and nothing runs but the page's own script; a sound is made of what the page holds.
    private var policy: String {
        let digest = script.map { Digest.sha256(Array($0.utf8)).bytesOfHex.inBase64 }
        let own = digest.map { "; script-src 'sha256-\($0)'\(runsWorklet ? " data:" : ""); media-src blob:" } ?? ""
        return "default-src 'none'; style-src 'unsafe-inline'\(own); form-action 'none'; base-uri 'none'"
    }

    private static let style = unsafe String(cString: page_colours()) + String(cString: page_style())

    package var text: String {
        let lines = [
            "<!DOCTYPE html>", "<html lang=\"\(language.inHTML)\"\(isRightToLeft ? " dir=\"rtl\"" : "")>",
        ]
        let meta = [
            #"<meta http-equiv="Content-Security-Policy" content="\#(policy)">"#,
            #"<meta name="viewport" content="width=device-width, initial-scale=1">"#,
            "<title>\(title.inHTML)</title>", "<style>\(Self.style)\(style)</style>", "</head>", "<body>",
            "<h1>\(heading ?? title.inHTML)</h1>",
        ]
        let end = (script.map { ["<script>\($0)</script>"] } ?? []) + ["</body>", "</html>"]
        return (lines + Self.head(of: command) + meta + body + end).map { $0 + "\n" }.joined()
    }
}

/// A form in which a sheet is written.
package enum SheetFormat: String, Sendable, CaseIterable {
    case html
    case csv
    case markdown
}

/// The last line of a page, a picture or a sheet in Markdown that was written to a file: a comment with the SHA-256 of what is above it.
/// It tells a file that nobody changed, wherever it was copied to.
package enum SheetSeal {
    private static let start = "<!-- as voice-assets wrote it: "
    private static let end = " -->\n"
    private static let count = start.utf8.count + 64 + end.utf8.count

    /// Whether a text has comments of this form: pages and pictures begin with a tag, sheets in Markdown with a heading.
    package static func fits(_ text: [UInt8]) -> Bool { text.first.map { "<#".utf8.contains($0) } ?? false }

    /// A text with its seal.
    package static func sealed(_ text: [UInt8]) -> [UInt8] { text + line(of: text) }

    /// Whether nobody changed a file since it was sealed; false of one without a seal.
    package static func isIntact(_ bytes: [UInt8]) -> Bool {
        bytes.count > count && bytes.suffix(count).elementsEqual(line(of: Array(bytes.dropLast(count))))
    }

    private static func line(of text: [UInt8]) -> [UInt8] { Array((start + Digest.sha256(text) + end).utf8) }
}
