import VoiceAssetSheets
import VoiceAssetStatus

/// A script sheet in Markdown with tables (GitHub Flavored Markdown).
struct SheetMarkdown {
    /// What it begins with.
    static let start = "# Script sheet: "

    let sheet: ScriptSheet

    var text: String {
        var lines = [Self.start + sheet.pack.inMarkdown, "", sheet.summary.inMarkdown, ""]
        lines += sheet.instructions.map { "- \($0)" } + [""]
        if sheet.rows.isEmpty {
            lines.append("Nothing is missing.")
        } else {
            lines += Self.table(sheet.rows) { $0.state.rawValue }
        }
        if !sheet.unneeded.isEmpty {
            lines += ["", "## Not needed", "", ScriptSheet.notNeeded, ""]
            lines += Self.table(sheet.unneeded) { _ in "not needed" }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func table(_ rows: [ScriptSheet.Row], state: (ScriptSheet.Row) -> String) -> [String] {
        ["| | id | text | example | intonation | state | takes |", "|--:|---|---|---|---|---|---|"]
            + rows.map { row in
                let example = row.example.map { part in
                    part.isMarked ? "**\(part.text.inMarkdown)**" : part.text.inMarkdown
                }
                let remark = row.remark.isEmpty ? "" : ": \(row.remark.inMarkdown)"
                let cells = [
                    "\(row.number)", row.id.inMarkdown, row.reading.inMarkdown, example.joined(),
                    row.intonation?.rawValue ?? "", state(row) + remark,
                    row.takes.joined(separator: ", ").inMarkdown,
                ]
                return cells.map { "| \($0)\($0.isEmpty ? "" : " ")" }.joined() + "|"
            }
    }
}
