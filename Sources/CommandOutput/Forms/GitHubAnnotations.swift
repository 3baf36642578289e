import Foundation
import VoiceAssetCore

extension ReportForm {
    /// Annotations of GitHub Actions, at the file and line. Findings with the same cause share one annotation, because GitHub
    /// keeps only ten per step.
    static let github = ReportForm(
        "github", for: "the log of a GitHub workflow", besideText: { isGitHub }, text: { GitHubAnnotations($0).text })

    /// True in a step of a workflow of GitHub Actions, which sets the variable.
    private static var isGitHub: Bool {
        guard let value = unsafe getenv("GITHUB_ACTIONS") else { return false }
        return unsafe strcmp(value, "true") == 0
    }
}

/// A report as workflow commands of GitHub Actions, which the log and the changed files show. GitHub keeps ten of each kind
/// and step: findings of one cause are one.
struct GitHubAnnotations {
    let text: String

    /// The last line says how many findings there are, unless the text for people does.
    init(_ report: CommandReport) {
        let shown = report.options.shown(report.findings)
        // A place in a text is shown there, and only there.
        let entries =
            shown.filter { $0.position != nil }.flatMap { FindingEntry.all(in: [$0]) }
            + FindingEntry.all(in: shown.filter { $0.position == nil })
        let ordered = Severity.allCases.reversed().flatMap { severity in
            entries.filter { $0.findings[0].severity == severity }
        }
        let counts = report.isBesideText ? "" : FindingCounts(report.findings).words + "\n"
        text = ordered.map(Self.annotation).joined() + counts
    }

    private static func annotation(_ entry: FindingEntry) -> String {
        let finding = entry.findings[0]
        let file = RepositoryRoot.ofWorkflow?.path(of: finding.file) ?? finding.file
        var properties = ["file=\(escaped(file, also: ":,"))"]
        if let position = finding.position { properties += ["line=\(position.line)", "col=\(position.column)"] }
        properties.append("title=\(finding.check.id)")
        let kind = finding.severity == .note ? "notice" : finding.severity.rawValue
        let lines = entry.findings.count > 1 ? entry.lines(mark: \.label) : [printable(entry.message)]
        return "::\(kind) \(properties.joined(separator: ","))::\(escaped(lines.joined(separator: "\n"), also: ""))\n"
    }

    /// As the runner reads it: percent signs and line ends escaped, and in a property colons and commas.
    private static func escaped(_ text: String, also others: String) -> String {
        text.unicodeScalars.map { scalar in
            guard "%\r\n".unicodeScalars.contains(scalar) || others.unicodeScalars.contains(scalar) else {
                return String(Character(scalar))
            }
            let hex = String(scalar.value, radix: 16, uppercase: true)
            return "%" + (hex.count < 2 ? "0" : "") + hex
        }.joined()
    }
}
