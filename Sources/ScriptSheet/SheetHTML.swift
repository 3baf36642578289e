import VoiceAssetSheets
import VoiceAssetStatus

/// A script sheet as a page to print: one file that loads nothing.
///
/// What is said has the pack's language and the direction of its first letter, whatever that of the page is.
struct SheetHTML {
    /// What it begins with.
    static let start = SheetPage.start(of: "script")

    let sheet: ScriptSheet

    var text: String {
        var page = SheetPage(command: "script", title: "Script sheet: \(sheet.pack)")
        page.style = Self.style
        page.body = ["<p>\(sheet.summary.inHTML)</p>", "<ul>"]
        page.body += ScriptSheet.instructions.map { "<li>\($0.inHTML)</li>" } + ["</ul>"]
        page.body += sheet.rows.isEmpty ? ["<p>Nothing is missing.</p>"] : table(sheet.rows) { $0.state.rawValue }
        if !sheet.unneeded.isEmpty {
            page.body += ["<h2>Not needed</h2>", "<p>\(ScriptSheet.notNeeded.inHTML)</p>"]
            page.body += table(sheet.unneeded) { _ in "not needed" }
        }
        return page.text
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

    private static let style = """
        .word { overflow-wrap: normal }
        .say { width: 25% }
        .example { width: 35% }
        mark { background: Mark; color: MarkText; font-weight: 700; text-decoration: underline }
        .recorded .say { color: GrayText; font-weight: 400 }
        .rejected td { background: color-mix(in srgb, Canvas 85%, red) }
        @media print {
        .rejected td { background: none }
        }
        """
}
