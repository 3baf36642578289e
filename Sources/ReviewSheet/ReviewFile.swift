package import VoiceAssetDiagnostics
import VoiceAssetFileSystem

/// Writes a review to a file, over nothing but an earlier one that nobody has filled in.
package struct ReviewFile: Sendable {
    /// The file, as the user typed it.
    package var path: String

    package init(path: String) { self.path = path }

    /// What went wrong; nil if the review was written.
    package func write(_ text: String) -> Diagnostic? {
        OutputFile(path: path, kind: "review, empty yet", isEarlier: Self.isBlank).write(text)
    }

    /// Whether a file's bytes are a review that nobody has filled in yet, in whatever form.
    static func isBlank(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: ReviewHTML.start.utf8) || bytes.starts(with: ReviewMarkdown.start.utf8) { return true }
        return ReviewCSV.isBlank(bytes)
    }
}
