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
    /// The command's own keys beside those of `FindingsJSON`.
    var members: [String: JSONValue?] = [:]
    /// True if the text for people, which counts the findings, is printed too.
    var isBesideText = false

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
}
