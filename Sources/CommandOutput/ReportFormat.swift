import ArgumentParser

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
