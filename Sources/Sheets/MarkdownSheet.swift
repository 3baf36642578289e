/// A sheet in Markdown with tables (GitHub Flavored Markdown).
package enum MarkdownSheet {
    /// - Parameters:
    ///   - start: the mark of a heading, and the kind of sheet.
    ///   - instructions: Markdown.
    ///   - body: lines of Markdown below the instructions.
    package static func text(
        _ start: String, _ title: String, summary: String, instructions: [String], _ body: [String]
    ) -> String {
        let head = [start + title.inMarkdown, "", summary.inMarkdown, ""] + instructions.map { "- \($0)" } + [""]
        return (head + body).map { $0 + "\n" }.joined()
    }

    /// Lines of a table whose first column is of numbers.
    ///
    /// - Parameter rows: cells of Markdown.
    package static func table(_ heads: [String], _ rows: [[String]]) -> [String] {
        [line(heads), "|--:" + String(repeating: "|---", count: heads.count - 1) + "|"] + rows.map(line)
    }

    private static func line(_ cells: [String]) -> String {
        cells.map { "| \($0)\($0.isEmpty ? "" : " ")" }.joined() + "|"
    }
}
