import VoiceAssetEmbeddedTexts

/// A sheet as a page to read and to print: one file that loads nothing.
package struct SheetPage: Sendable {
    /// The command that makes it.
    var command: String
    var title: String
    /// Rules of CSS beside those that all pages have.
    package var style = ""
    /// Lines of HTML below the title.
    package var body: [String]
    /// A script, if the page has one, and the SHA-256 of its text in base64, by which alone it is let run.
    package var script: (text: String, sha256: String)?
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

    /// What the page of a command begins with.
    package static func start(of command: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="generator" content="voice-assets \(command)">
        """
    }

    /// Nothing is fetched and nothing runs but the page's own script; a sound is made of what the page holds.
    private var policy: String {
        let script =
            script.map { "; script-src 'sha256-\($0.sha256)'\(runsWorklet ? " data:" : ""); media-src blob:" } ?? ""
        return "default-src 'none'; style-src 'unsafe-inline'\(script); form-action 'none'; base-uri 'none'"
    }

    private static let style = unsafe String(cString: page_colours()) + String(cString: page_style())

    package var text: String {
        let lines = [
            Self.start(of: command), #"<meta http-equiv="Content-Security-Policy" content="\#(policy)">"#,
            #"<meta name="viewport" content="width=device-width, initial-scale=1">"#,
            "<title>\(title.inHTML)</title>", "<style>\(Self.style)\(style)</style>", "</head>", "<body>",
            "<h1>\(title.inHTML)</h1>",
        ]
        let end = (script.map { ["<script>\($0.text)</script>"] } ?? []) + ["</body>", "</html>"]
        return (lines + body + end).map { $0 + "\n" }.joined()
    }
}

/// A form in which a sheet is written.
package enum SheetFormat: String, Sendable, CaseIterable {
    case html
    case csv
    case markdown
}
