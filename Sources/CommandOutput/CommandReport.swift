package import VoiceAssetCore
import VoiceManifest

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

    /// The key of the command's name in JSON.
    private static let commandKey = "command"

    /// The report in a form that programs read.
    ///
    /// - Parameters:
    ///   - members: what the command adds to `FindingsJSON`.
    ///   - isBesideText: whether the text for people, which counts the findings, is printed too.
    func text(as format: ReportFormat, members: [String: JSONValue?], isBesideText: Bool = false) -> String {
        switch format {
        case .text: ""
        case .json:
            FindingsJSON(
                findings, status: status,
                members: members.merging([Self.commandKey: .string(command)]) { _, name in name }
            ).text
        case .junit: JUnitReport(self).text
        case .sarif: SARIFReport(self).text
        case .github: GitHubAnnotations(self, counts: !isBesideText).text
        case .compiler: CompilerMessages(self).text
        }
    }
}
