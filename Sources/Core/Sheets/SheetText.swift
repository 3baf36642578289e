import VoiceAssetAppText

/// What all forms of a sheet do to texts, which come from packs that anybody may have written.
extension String {
    /// On one line and without characters that are none: line ends and tabs become spaces, other control characters
    /// U+FFFD, and so do the two that XML can't hold (XML 1.0 §2.2).
    package var onOneLine: String {
        guard unicodeScalars.contains(where: { $0.isControl || $0.isLineEnd }) else { return self }
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in unicodeScalars {
            defer { previous = scalar }
            if previous == "\r", scalar == "\n" { continue }
            result.append(scalar.isLineEnd || scalar == "\t" ? " " : scalar.isControl ? "\u{FFFD}" : scalar)
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool {
        properties.generalCategory == .control || (0xFFFE...0xFFFF).contains(value)
    }

    fileprivate var isLineEnd: Bool {
        switch self {
        case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }
}

extension String {
    /// As text or as a value between double quotation marks.
    package var inHTML: String { onOneLine.inMarkup }
}

extension String {
    /// With a backslash before what would mark something up.
    package var inMarkdown: String {
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
