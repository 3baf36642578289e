/// A form in which a sheet is written.
package enum SheetFormat: String, Sendable, CaseIterable {
    case html
    case csv
    case markdown

    package func text(of sheet: ScriptSheet) -> String {
        switch self {
        case .html: SheetHTML(sheet: sheet).text
        case .csv: SheetCSV(sheet: sheet).text
        case .markdown: SheetMarkdown(sheet: sheet).text
        }
    }

    /// Whether a file's bytes are a sheet, in whatever form.
    package static func isSheet(_ bytes: [UInt8]) -> Bool {
        [SheetHTML.start, SheetCSV.header + "\r\n", SheetMarkdown.start].contains {
            bytes.starts(with: $0.utf8)
        }
    }
}
