import VoiceAssetStatus

/// A script sheet as a page to print: one file that loads nothing.
///
/// What is said has the pack's language and the direction of its first letter, whatever that of the page is.
struct SheetHTML {
    /// What it begins with.
    static let start = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="generator" content="voice-assets script">
        """

    let sheet: ScriptSheet

    var text: String {
        let title = "Script sheet: \(sheet.pack.inHTML)"
        var lines = [
            Self.start,
            #"<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">"#,
            #"<meta name="viewport" content="width=device-width">"#, "<title>\(title)</title>", Self.style, "</head>",
            "<body>", "<h1>\(title)</h1>", "<p>\(sheet.summary.inHTML)</p>", "<ul>",
        ]
        lines += ScriptSheet.instructions.map { "<li>\($0.inHTML)</li>" } + ["</ul>"]
        lines += sheet.rows.isEmpty ? ["<p>Nothing is missing.</p>"] : table(sheet.rows) { $0.state.rawValue }
        if !sheet.unneeded.isEmpty {
            lines += ["<h2>Not needed</h2>", "<p>\(ScriptSheet.notNeeded.inHTML)</p>"]
            lines += table(sheet.unneeded) { _ in "not needed" }
        }
        return (lines + ["</body>", "</html>"]).map { $0 + "\n" }.joined()
    }

    private func table(_ rows: [ScriptSheet.Row], state: (ScriptSheet.Row) -> String) -> [String] {
        let heads = ["", "Say", "In", "Voice", "File", "State", "Takes"].map { "<th scope=\"col\">\($0)</th>" }
        return ["<table>", "<thead><tr>\(heads.joined())</tr></thead>", "<tbody>"]
            + rows.map { self.row($0, state: state($0)) } + ["</tbody>", "</table>"]
    }

    private func row(_ row: ScriptSheet.Row, state: String) -> String {
        let language = "lang=\"\(sheet.locale.inHTML)\" dir=\"auto\""
        let example = row.example.map { $0.isMarked ? "<mark>\($0.text.inHTML)</mark>" : $0.text.inHTML }
        let remark = row.remark.isEmpty ? "" : "<br><small dir=\"auto\">\(row.remark.inHTML)</small>"
        let cells = [
            "<td class=\"number\">\(row.number)</td>", "<td class=\"say\" \(language)>\(row.text.inHTML)</td>",
            "<td class=\"example\" \(language)>\(example.joined())</td>",
            "<td class=\"word\">\(row.intonation?.rawValue ?? "")</td>", "<td dir=\"ltr\">\(row.id.inHTML)</td>",
            "<td>\(state)\(remark)</td>", "<td dir=\"ltr\">\(row.takes.joined(separator: ", ").inHTML)</td>",
        ]
        return "<tr class=\"\(row.state.rawValue)\">\(cells.joined())</tr>"
    }

    /// The head of the table is repeated on every sheet of paper, and no row is torn.
    private static let style = """
        <style>
        body { font: 12pt/1.4 system-ui, sans-serif; margin: 1.5em; color: #000; background: #fff }
        table { border-collapse: collapse; width: 100% }
        thead { display: table-header-group }
        tr { break-inside: avoid }
        th, td { border: 1px solid #999; padding: 0.3em 0.5em; text-align: start; vertical-align: baseline }
        .number { text-align: end; color: #555 }
        td { overflow-wrap: anywhere }
        td.number, th, .word { overflow-wrap: normal }
        .say { font-size: 20pt; font-weight: 600; width: 25% }
        .example { width: 35% }
        mark { background: #ffe680; color: inherit; font-weight: 700; text-decoration: underline }
        .recorded .say { color: #555; font-weight: 400 }
        .rejected td { background: #fdecea }
        @page { margin: 15mm }
        @media print {
        body { font-size: 10pt; margin: 0 }
        .say { font-size: 16pt }
        .rejected td { background: none }
        }
        </style>
        """
}

extension String {
    /// As text or as a value between double quotation marks.
    fileprivate var inHTML: String {
        var result = ""
        for scalar in onOneLine.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
