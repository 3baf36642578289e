package import VoiceAssetCore

/// Findings as lines for people.
package struct FindingsText {
    /// Without line feeds at their ends.
    package let lines: [String]

    /// - Parameters:
    ///   - isVerbose: whether each finding stands by itself, instead of once per cause.
    ///   - isColored: whether severities have colours.
    ///   - listsAll: whether an entry lists all of many files: no option does.
    package init(
        _ findings: [Finding], isVerbose: Bool = false, isColored: Bool = false, listsAll: Bool = false
    ) {
        let mark = { (finding: Finding) in
            isColored ? "\u{1b}[\(Self.color(finding.severity))m\(finding.label)\u{1b}[0m" : finding.label
        }
        let entries = isVerbose ? findings.flatMap { FindingEntry.all(in: [$0]) } : FindingEntry.all(in: findings)
        lines = entries.flatMap { $0.lines(listsAll: listsAll, mark: mark) }
    }

    /// Bold red, yellow, and what the terminal has for links. (ECMA-48, 8.3.117)
    private static func color(_ severity: Severity) -> String {
        switch severity {
        case .error: "1;31"
        case .warning: "33"
        case .note: "36"
        }
    }
}
