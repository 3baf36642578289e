import ArgumentParser
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

/// How a command prints its result: what `--format` takes.
package enum OutputFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// For people.
    case text
    /// For programs.
    case json
}

/// Whether findings have colours: what `--color` takes.
package enum ColorChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// On a terminal, unless `NO_COLOR` is set (no-color.org) or the terminal is dumb.
    case auto
    case always
    case never

    func colors(_ stream: Terminal.Stream) -> Bool {
        switch self {
        case .auto: stream.isColorTerminal
        case .always: true
        case .never: false
        }
    }
}

/// How many findings of each severity there are.
package struct FindingCounts: Sendable, Hashable {
    package let errors: Int
    package let warnings: Int
    package let notes: Int

    package init(_ diagnostics: some Sequence<Finding>) {
        let counts = Dictionary(diagnostics.map { ($0.severity, 1) }, uniquingKeysWith: +)
        errors = counts[.error] ?? 0
        warnings = counts[.warning] ?? 0
        notes = counts[.note] ?? 0
    }

    /// `2 errors, 1 warning, no notes`, in words for people.
    package var words: String {
        [(errors, "error"), (warnings, "warning"), (notes, "note")].map { count, word in
            "\(count == 0 ? "no" : String(count)) \(word)\(count == 1 ? "" : "s")"
        }.joined(separator: ", ")
    }
}
