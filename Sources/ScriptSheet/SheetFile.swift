package import VoiceAssetDiagnostics
import VoiceAssetFileSystem

/// Writes a sheet to a file, over nothing but an earlier sheet.
package struct SheetFile: Sendable {
    /// The file, as the user typed it.
    package var path: String

    package init(path: String) { self.path = path }

    /// What went wrong; nil if the sheet was written.
    package func write(_ text: String) -> Diagnostic? {
        OutputFile(path: path, kind: "sheet", isEarlier: Self.isSheet).write(text)
    }

    /// Whether a file's bytes are a sheet, in whatever form.
    static func isSheet(_ bytes: [UInt8]) -> Bool {
        [SheetHTML.start, SheetCSV.header + "\r\n", SheetMarkdown.start].contains { bytes.starts(with: $0.utf8) }
    }
}
