import VoiceAssetDiagnostics

/// A form in which a review is written.
package enum ReviewFormat: String, Sendable, CaseIterable {
    case html
    case csv
    case md

    package func text(of sheet: ReviewSheet) -> String {
        switch self {
        case .html: ReviewHTML(sheet: sheet).text
        case .csv: ReviewCSV(sheet: sheet).text
        case .md: ReviewMarkdown(sheet: sheet).text
        }
    }

    /// Whether a file's bytes are a review that nobody has filled in yet, in whatever form.
    package static func isBlank(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: ReviewHTML.start.utf8) || bytes.starts(with: ReviewMarkdown.start.utf8) { return true }
        return ReviewCSV.isBlank(bytes)
    }
}
