import VoiceAssetApproval
import VoiceAssetSheets

/// A review in Markdown with a table (GitHub Flavored Markdown), to read or to print.
struct ReviewMarkdown {
    /// What it begins with.
    static let start = "# Review: "

    let sheet: ReviewSheet

    var text: String {
        var lines = [Self.start + sheet.pack.inMarkdown, "", sheet.summary.inMarkdown, ""]
        lines += ReviewSheet.instructions.map { "- \($0)" } + [""]
        lines += ["| amount | text | right | wrong | better |", "|--:|---|---|---|---|"]
        lines += sheet.rows.map { row in
            let subject = row.subject.amount.isEmpty ? row.subject.announcement : row.subject.amount
            return "| \(subject.inMarkdown) | \(row.text.inMarkdown) | ☐ | ☐ | |"
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
