package import VoiceAssetDiagnostics
import VoiceAssetFileSystem

/// Writes a sheet to a file, over nothing but an earlier sheet.
package struct SheetFile: Sendable {
    /// The file, as the user typed it.
    package var path: String

    package init(path: String) { self.path = path }

    /// What went wrong; nil if the sheet was written.
    package func write(_ text: String) -> Diagnostic? {
        OutputFile(path: path, kind: "sheet", isEarlier: SheetFormat.isSheet).write(text)
    }
}
