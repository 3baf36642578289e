import VoiceAssetCore

/// A report as workflow commands of GitHub Actions, which the log and the changed files show. GitHub keeps ten of each kind
/// and step: findings of one cause are one.
struct GitHubAnnotations {
    let text: String

    /// - Parameter counts: whether the last line says how many findings there are.
    init(_ report: CommandReport, counts: Bool = true) {
        let shown = report.options.shown(report.findings)
        // A place in a text is shown there, and only there.
        let entries =
            shown.filter { $0.position != nil }.flatMap { FindingEntry.all(in: [$0]) }
            + FindingEntry.all(in: shown.filter { $0.position == nil })
        let ordered = Severity.allCases.reversed().flatMap { severity in
            entries.filter { $0.findings[0].severity == severity }
        }
        text = ordered.map(Self.annotation).joined() + (counts ? FindingCounts(report.findings).words + "\n" : "")
    }

    private static func annotation(_ entry: FindingEntry) -> String {
        let finding = entry.findings[0]
        var properties = ["file=\(escaped(finding.file, also: ":,"))"]
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
