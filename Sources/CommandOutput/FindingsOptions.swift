import ArgumentParser
package import VoiceAssetCore

/// The options of every command that has findings: which of them are printed, how, and which make it fail.
package struct FindingsOptions: ParsableArguments {
    @Flag(
        name: .shortAndLong,
        help: "Print nothing but the errors that fail the command. Doesn't change JSON.")
    package var quiet = false

    @Flag(
        name: .shortAndLong,
        help: "Print each finding. Without it, findings with the same cause are printed as one.")
    package var verbose = false

    @Flag(help: "Fail on warnings too.")
    package var strict = false

    @Option(help: "Whether severities have colours.")
    package var color = ColorChoice.auto

    package init() {}

    package func validate() throws {
        guard !verbose || !quiet else { throw ValidationError("Give --verbose or --quiet, not both.") }
    }

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
        FindingsText(shown(findings), isVerbose: verbose, isColored: color.colors(stream)).lines
    }

    /// The findings that are printed as text.
    package func shown(_ findings: [Finding]) -> [Finding] {
        quiet ? findings.filter { $0.severity >= leastFailing } : findings
    }

    private var leastFailing: Severity { strict ? .warning : .error }
}
