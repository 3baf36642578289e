/// How much breaches of a check weigh to a pack whose owner knows of them, and why.
package struct RuleSetting: Sendable, Hashable {
    package enum Level: String, Sendable, Hashable, CaseIterable {
        /// Nothing is said.
        case off
        case note
        case warning
        case error

        /// nil if nothing is said.
        var severity: Severity? { Severity(rawValue: rawValue) }
    }

    /// A check whose breaches are no errors: what is an error makes a pack that does not play.
    package var check: Check
    package var level: Level
    /// The clips that it holds for; nil for all, and for what is about no clip.
    package var clips: Set<String>?
    /// For who reads pack.yml next.
    package var reason: String

    package init(_ check: Check, _ level: Level, clips: Set<String>? = nil, reason: String) {
        self.check = check
        self.level = level
        self.clips = clips
        self.reason = reason
    }

    private func concerns(_ finding: Finding) -> Bool {
        guard finding.check == check, let clips else { return finding.check == check }
        return finding.clip.map(clips.contains) ?? false
    }

    /// The finding as the setting has it; nil if nothing is to be said.
    fileprivate func applied(to finding: Finding) -> Finding? {
        guard concerns(finding) else { return finding }
        guard let severity = level.severity else { return nil }
        var finding = finding
        finding.severity = severity
        return finding
    }
}

extension Sequence<RuleSetting> {
    /// The findings with the weight that they have to the pack, without those that are off.
    package func applied(to findings: [Finding]) -> [Finding] {
        findings.compactMap { finding in
            reduce(Optional(finding)) { finding, setting in finding.flatMap(setting.applied) }
        }
    }
}
