import ArgumentParser
package import VoiceAssetCore
package import VoiceManifest

/// How a command that judges recordings or packs prints its result: what `--format` takes.
package enum ReportFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
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
}

/// What a command found, before it is printed in one form or another.
package struct CommandReport {
    /// The command's name: `validate`.
    package var command: String
    /// The tool's version.
    package var version: String
    /// The packs or files that it looked at.
    package var subjects: [String]
    /// All findings, in reading order.
    package var findings: [Finding]
    package var options: FindingsOptions
    /// What the command ends with.
    package var status: ExitStatus

    package init(
        of command: String, version: String, subjects: [String], findings: [Finding], _ options: FindingsOptions,
        status: ExitStatus
    ) {
        self.command = command
        self.version = version
        self.subjects = subjects
        self.findings = findings
        self.options = options
        self.status = status
    }

    /// Whether a finding makes the command fail.
    func fails(_ finding: Finding) -> Bool { options.status(of: [finding]) != .clean }

    /// Prints the report to standard output; as text, the command does it.
    /// - Parameter members: what the command adds to `FindingsJSON`.
    package func print(as format: ReportFormat, members: [String: JSONValue?], text: () -> Void) {
        switch format {
        case .text: text()
        case .json: Terminal.output(FindingsJSON(findings, status: status, members: members).text)
        case .junit: Terminal.output(JUnitReport(self).text)
        case .sarif: Terminal.output(SARIFReport(self).text)
        case .github: Terminal.output(GitHubAnnotations(self).text)
        case .compiler: Terminal.output(CompilerMessages(self).text)
        }
    }
}
