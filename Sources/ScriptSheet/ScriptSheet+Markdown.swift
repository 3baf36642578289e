import Status

extension ScriptSheet {
    /// What a sheet in Markdown begins with.
    static let markdownStart = "# Script sheet: "

    /// The sheet in Markdown with tables (GitHub Flavored Markdown).
    package var markdown: String {
        var lines = [Self.markdownStart + pack.inMarkdown, "", summary.inMarkdown, ""]
        lines += Self.instructions.map { "- \($0)" } + [""]
        if rows.isEmpty {
            lines.append("Nothing is missing.")
        } else {
            lines += Self.table(rows) { $0.state.rawValue }
        }
        if !unneeded.isEmpty {
            lines += ["", "## Not needed", "", Self.notNeeded, ""]
            lines += Self.table(unneeded) { _ in "not needed" }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// What the sheet is about, in a sentence or two.
    var summary: String {
        "\(tally). Locale \(locale), amounts \(range)" + (speaker.map { ", speaker \($0)" } ?? "") + "."
            + (isMissingOnly ? " Clips with a usable take are left out." : "")
    }

    private static func table(_ rows: [Row], state: (Row) -> String) -> [String] {
        ["| | id | text | example | intonation | state | takes |", "|--:|---|---|---|---|---|---|"]
            + rows.map { row in
                let example = row.example.map { part in
                    part.isMarked ? "**\(part.text.inMarkdown)**" : part.text.inMarkdown
                }
                let remark = row.remark.isEmpty ? "" : ": \(row.remark.inMarkdown)"
                let cells = [
                    "\(row.number)", row.id.inMarkdown, row.text.inMarkdown, example.joined(),
                    row.intonation?.rawValue ?? "", state(row) + remark,
                    row.takes.joined(separator: ", ").inMarkdown,
                ]
                return cells.map { "| \($0)\($0.isEmpty ? "" : " ")" }.joined() + "|"
            }
    }
}

extension String {
    /// With a backslash before what would mark something up.
    fileprivate var inMarkdown: String {
        var result = ""
        for scalar in onOneLine.unicodeScalars {
            switch scalar {
            case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "#", "$": result += "\\"
            default: break
            }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
