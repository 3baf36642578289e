import ArgumentParser

/// How a command prints its result: what `--format` takes.
package enum OutputFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// For people.
    case text
    /// For programs.
    case json
}
