import ArgumentParser
package import VoiceAssetDiagnostics

/// The options `--quiet` and `--strict` of every command that has findings.
package struct FindingsOptions: ParsableArguments {
    @Flag(
        name: .shortAndLong,
        help: "Print only the findings that make the command fail. JSON stays whole.")
    package var quiet = false

    @Flag(help: "Fail on warnings too.")
    package var strict = false

    package init() {}

    /// What a command that found these ends with.
    package func status(of findings: some Sequence<Diagnostic>) -> ExitStatus {
        ExitStatus(of: findings, failingFrom: leastFailing)
    }

    /// Writes findings to standard error.
    package func log(_ findings: [Diagnostic]) {
        for finding in shown(findings) { Terminal.log(finding.line) }
    }

    /// The findings that are printed as text.
    package func shown(_ findings: [Diagnostic]) -> [Diagnostic] {
        quiet ? findings.filter { $0.severity >= leastFailing } : findings
    }

    private var leastFailing: Severity { strict ? .warning : .error }
}
