/// A form in which a sheet is written.
package enum SheetFormat: String, Sendable, CaseIterable {
    case html
    case csv
    case markdown

    package func text(of sheet: ScriptSheet) -> String {
        switch self {
        case .html: sheet.html
        case .csv: sheet.csv
        case .markdown: sheet.markdown
        }
    }

    /// Whether a file's bytes are a sheet, in whatever form.
    package static func isSheet(_ bytes: [UInt8]) -> Bool {
        [ScriptSheet.htmlStart, ScriptSheet.csvHeader + "\r\n", ScriptSheet.markdownStart].contains {
            bytes.starts(with: $0.utf8)
        }
    }
}
