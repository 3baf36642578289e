import VoiceAssetApproval
import VoiceAssetSheets

/// A review in Markdown with a table (GitHub Flavored Markdown), to read or to print.
struct ReviewMarkdown {
    /// What it begins with.
    static let start = "# Review: "

    let sheet: ReviewSheet

    var text: String {
        let rows = sheet.rows.map { row in
            let subject = row.subject.amount.isEmpty ? row.subject.announcement : row.subject.amount
            return [subject.inMarkdown, row.text.inMarkdown, "☐", "☐", ""]
        }
        return MarkdownSheet.text(
            Self.start, sheet.pack, summary: sheet.summary, instructions: ReviewSheet.instructions,
            MarkdownSheet.table(["amount", "text", "right", "wrong", "better"], rows))
    }
}
