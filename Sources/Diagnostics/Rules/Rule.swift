/// A rule that recordings, packs and assets are held to: a stable id, and how much a breach weighs. What it asks, why and how
/// to mend a breach says the article Rules in voice-assets.docc.
package struct Rule: Sendable, Hashable {
    /// What kind of failure a breach is; it decides the exit code of a run.
    package enum Failure: Sendable, Hashable {
        /// The recordings, the pack or the assets break a rule (exit code 1).
        case rule
        /// An input is missing (exit code 66, `EX_NOINPUT` of sysexits.h).
        case missingInput
        /// Reading or writing failed (exit code 74, `EX_IOERR` of sysexits.h).
        case inputOutput
    }

    /// The stable id, as it stands in brackets in a diagnostic.
    package let id: String
    /// How much a breach weighs unless the finding says otherwise.
    package let severity: Severity
    package let failure: Failure

    init(_ id: String, _ severity: Severity, failure: Failure = .rule) {
        self.id = id
        self.severity = severity
        self.failure = failure
    }

    package static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// Every rule, in the order in which they are documented.
    package static var all: [Rule] {
        packRules + numberRules + approvalRules + recordingRules + sessionRules + assetRules + fileRules
    }

    /// The rule with this id, if there is one.
    package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}

/// A rule is written as its id.
extension Rule: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let rule = Rule.named(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "an unknown rule")
        }
        self = rule
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(id)
    }
}
