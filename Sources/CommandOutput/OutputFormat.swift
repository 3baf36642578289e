import ArgumentParser

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
