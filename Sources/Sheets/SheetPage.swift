/// A sheet as a page to read and to print: one file that loads nothing.
package struct SheetPage: Sendable {
    /// The command that makes it.
    var command: String
    var title: String
    /// Rules of CSS beside those that all sheets have.
    package var style = ""
    /// Lines of HTML below the title.
    package var body: [String] = []
    /// A script, if the page has one, and the SHA-256 of its text in base64, by which alone it is let run.
    package var script: (text: String, sha256: String)?

    package init(command: String, title: String) {
        self.command = command
        self.title = title
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
        let script = script.map { "; script-src 'sha256-\($0.sha256)'; media-src blob:" } ?? ""
        return "default-src 'none'; style-src 'unsafe-inline'\(script); form-action 'none'; base-uri 'none'"
    }

    package var text: String {
        let lines = [
            Self.start(of: command), #"<meta http-equiv="Content-Security-Policy" content="\#(policy)">"#,
            #"<meta name="viewport" content="width=device-width, initial-scale=1">"#,
            "<title>\(title.inHTML)</title>", "<style>", Self.style, style, "</style>", "</head>", "<body>",
            "<h1>\(title.inHTML)</h1>",
        ]
        let end = (script.map { ["<script>\($0.text)</script>"] } ?? []) + ["</body>", "</html>"]
        return (lines + body + end).map { $0 + "\n" }.joined()
    }

    /// The colours are the reader's own, light or dark, and paper's in print. The head of a table is repeated on every
    /// sheet of paper, and no row is torn.
    private static let style = """
        :root { color-scheme: light dark }
        body { font: 12pt/1.4 system-ui, sans-serif; margin: 1.5em; color: CanvasText; background: Canvas }
        table { border-collapse: collapse; width: 100% }
        thead { display: table-header-group }
        tr { break-inside: avoid }
        th, td { border: 1px solid GrayText; padding: 0.3em 0.5em; text-align: start; vertical-align: baseline }
        .number { text-align: end; color: GrayText }
        td { overflow-wrap: anywhere }
        td.number, th { overflow-wrap: normal }
        .say { font-size: 20pt; font-weight: 600 }
        @page { margin: 15mm }
        @media print {
        :root { color-scheme: light }
        body { font-size: 10pt; margin: 0 }
        .say { font-size: 16pt }
        }
        """
}
