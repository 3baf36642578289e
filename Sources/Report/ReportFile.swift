package import VoiceAssetDiagnostics
import VoiceAssetFileSystem

/// Writes a report to a file, over nothing but an earlier one.
package struct ReportFile: Sendable {
    /// The file, as the user typed it.
    package var path: String

    package init(path: String) { self.path = path }

    /// What went wrong; nil if the report was written.
    package func write(_ text: String) -> Diagnostic? {
        OutputFile(path: path, kind: "report", isEarlier: { $0.starts(with: ReportPage.start.utf8) }).write(text)
    }
}
