import VoiceAssetCore

extension ReportForm {
    /// Xcode and editors, which read lines like `FILE:LINE:COLUMN: error: …`. A finding about a whole file has the position 1:1.
    static let compiler = ReportForm("compiler", for: "Xcode and editors") { CompilerMessages($0).text }
}

/// A report as compilers write theirs, which Xcode and editors show at the file and line: `FILE:LINE:COLUMN: error: …`.
struct CompilerMessages {
    let text: String

    init(_ report: CommandReport) {
        text = report.options.shown(report.findings).map(Self.line).joined()
    }

    /// A finding about a whole file, or one that is no text, is shown at its beginning.
    private static func line(_ finding: Finding) -> String {
        let position = finding.position.map { "\($0.line):\($0.column)" } ?? "1:1"
        return printable(
            "\(finding.file):\(position): \(finding.severity.rawValue): \(finding.message) [\(finding.check.id)]")
            + "\n"
    }
}
