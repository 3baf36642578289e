package import VoiceAssetCore

/// Which of a command's findings are printed, how, and which make it fail.
package struct FindingsOptions: Sendable {
    package var quiet = false
    package var verbose = false
    package var strict = false
    var color = ColorChoice.auto
    /// Whether the command takes `--verbose`: without that it lists everything at once.
    var isChosen = false

    package init() {}

    /// What a command that found these ends with.
    package func status(of findings: some Sequence<Finding>) -> ExitStatus {
        ExitStatus(of: findings, failingFrom: leastFailing)
    }

    /// Writes findings to standard error.
    package func log(_ findings: [Finding]) {
        for line in lines(findings, on: .error) { Terminal.log(line) }
    }

    /// Writes how many findings there are to standard error, if there are any and not only what fails is told.
    /// - Parameter untold: so many of them are not printed, because an earlier run did.
    package func logCounts(_ findings: [Finding], untold: Int = 0) {
        guard !quiet, !findings.isEmpty else { return }
        let known = untold == 0 ? "" : "; \(untold == findings.count ? "all" : "\(untold)") known, --verbose lists all"
        Terminal.log(FindingCounts(findings).words + known)
    }

    /// The findings as lines of text for one of the streams.
    package func lines(_ findings: [Finding], on stream: Terminal.Stream) -> [String] {
        FindingsText(
            shown(findings), isVerbose: verbose, isColored: color.colors(stream), listsAll: !isChosen
        ).lines
    }

    /// The findings that are printed as text.
    package func shown(_ findings: [Finding]) -> [Finding] {
        quiet ? findings.filter { $0.severity >= leastFailing } : findings
    }

    private var leastFailing: Severity { strict ? .warning : .error }
}
