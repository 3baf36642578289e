/// The exit codes of the command line (64, 66 and 74 as in sysexits.h).
package enum ExitStatus: Int32, Sendable, Hashable {
    /// Done and clean.
    case clean = 0
    /// The recordings, a pack or the assets break a rule.
    case brokenRule = 1
    /// The command line was wrong.
    case usage = 64
    /// An input is missing.
    case missingInput = 66
    /// Reading or writing failed.
    case inputOutput = 74

    /// What a run that found these ends with: the gravest failure among them, input and output first.
    /// - Parameter least: the least severity that makes a run fail.
    package init(of diagnostics: some Sequence<Finding>, failingFrom least: Severity = .error) {
        let failures = Set(diagnostics.lazy.filter { $0.severity >= least }.map(\.check.failure))
        self =
            if failures.contains(.inputOutput) { .inputOutput } else if failures.contains(.missingInput) {
                .missingInput
            } else if failures.contains(.rule) { .brokenRule } else { .clean }
    }
}
