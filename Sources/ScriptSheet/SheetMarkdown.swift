import VoiceAssetSheets
import VoiceAssetStatus

/// A script sheet in Markdown with tables (GitHub Flavored Markdown).
struct SheetMarkdown {
    /// What it begins with.
    static let start = "# Script sheet: "

    let sheet: ScriptSheet

    var text: String {
        var body = sheet.rows.isEmpty ? ["Nothing is missing."] : table(sheet.rows) { $0.state.rawValue }
        if !sheet.unneeded.isEmpty {
            body += ["", "## Not needed", "", ScriptSheet.notNeeded, ""] + table(sheet.unneeded) { _ in "not needed" }
        }
        return MarkdownSheet.text(
            Self.start, sheet.pack, summary: sheet.summary, instructions: sheet.instructions, body)
    }

    private func table(_ rows: [ScriptSheet.Row], state: (ScriptSheet.Row) -> String) -> [String] {
        MarkdownSheet.table(
            ["", "id", "text", "example", "intonation", "state", "takes"],
            rows.map { row in
                let example = row.example.map { $0.isMarked ? "**\($0.text.inMarkdown)**" : $0.text.inMarkdown }
                let remark = row.remark.isEmpty ? "" : ": \(row.remark.inMarkdown)"
                return [
                    "\(row.number)", row.id.inMarkdown, row.reading.inMarkdown, example.joined(),
                    row.intonation?.rawValue ?? "", state(row) + remark, row.takes.joined(separator: ", ").inMarkdown,
                ]
            })
    }
}
