import ArgumentParser
import VoiceAssetCore

/// The form in which a command that judges recordings or packs prints its findings.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// For programs.
    case json
    /// For the test reports of CI servers.
    case junit
    /// For code scanning and editors.
    case sarif
    /// For the log of a GitHub workflow.
    case github
    /// For Xcode and editors: the lines of a compiler.
    case compiler

    /// Whether programs read it as a whole file. The others are lines for a log.
    var isDocument: Bool { self == .json || self == .junit || self == .sarif }

    /// Whether a file was written in this form by an earlier run of a command. Another command's report may be what somebody
    /// keeps as a baseline.
    func isEarlier(_ bytes: [UInt8], of command: String) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        return switch self {
        case .json: Baseline(json: bytes) != nil && text.contains("\n  \"command\": \"\(command)\",\n")
        case .junit: text.hasPrefix(JUnitReport.head)
        case .sarif: text.hasPrefix(SARIFReport.head) && text.contains("\"commandLine\": \"voice-assets ")
        case .text, .github, .compiler: false
        }
    }
}

/// What `--format` takes: a form, and behind a colon the file that it goes to.
package struct ReportTarget: ExpressibleByArgument, Sendable {
    let format: ReportFormat
    /// nil for standard output.
    let file: String?

    package init?(argument: String) {
        let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let format = ReportFormat(rawValue: String(parts[0])) else { return nil }
        self.format = format
        file = parts.count > 1 ? String(parts[1]) : nil
    }

    package static var allValueStrings: [String] { ReportFormat.allCases.map(\.rawValue) }
}
