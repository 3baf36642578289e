import VoiceAssetPageSources
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
        var page = SheetPage(
            command: "script", title: "Script sheet: \(sheet.pack)", body: SheetPage.head(summary, sheet.instructions))
        page.style = unsafe String(cString: sheet_style())
        page.body += sheet.rows.isEmpty ? ["<p>Nothing is missing.</p>"] : table(sheet.rows) { $0.state.rawValue }
        if !sheet.unneeded.isEmpty {
            page.body += ["<h2>Not needed</h2>", "<p>\(ScriptSheet.notNeeded.inHTML)</p>"]
            page.body += table(sheet.unneeded) { _ in "not needed" }
        }
        return page.text
    }

    /// The speaker's name is its own as to direction.
    private var summary: String {
        let (summary, speaker) = (sheet.summary.inHTML, sheet.speaker?.inHTML ?? "")
        return summary.replacing(", speaker \(speaker)", with: ", speaker <bdi>\(speaker)</bdi>", maxReplacements: 1)
    }

    private func table(_ rows: [ScriptSheet.Row], state: (ScriptSheet.Row) -> String) -> [String] {
        SheetPage.table(
            ["", "Say", "In", "Voice", "File", "State"], rows.map { self.row($0, state: state($0)) })
    }

    private func row(_ row: ScriptSheet.Row, state: String) -> String {
        let language = "lang=\"\(sheet.locale.inHTML)\" dir=\"auto\""
        let example = row.example.map { $0.isMarked ? "<mark>\($0.text.inHTML)</mark>" : $0.text.inHTML }
        let remark = row.remark.isEmpty ? "" : "<small dir=\"auto\">\(row.remark.inHTML)</small>"
        let takes = row.takes.isEmpty ? "" : "<small>\(row.takes.map(name).joined(separator: ", "))</small>"
        let cells = [
            "<td class=\"number\">\(row.number)</td>", "<td class=\"say\" \(language)>\(row.reading.inHTML)</td>",
            "<td class=\"example\" data-name=\"In\" \(language)>\(example.joined())</td>",
            "<td class=\"word\" data-name=\"Voice\">\(row.intonation?.rawValue ?? "")</td>",
            "<td class=\"file\" data-name=\"File\" dir=\"ltr\">\(name(row.id))\(takes)</td>",
            "<td class=\"state\" data-name=\"State\">\(state)\(remark)</td>",
        ]
        return "<tr class=\"\(row.state.rawValue)\">\(cells.joined())</tr>"
    }

    /// A file's name, which is broken before its extension and a take's number sooner than within a word.
    private func name(_ file: String) -> String {
        file.inHTML.replacing(".", with: "<wbr>.").replacing("~", with: "<wbr>~")
    }
}
