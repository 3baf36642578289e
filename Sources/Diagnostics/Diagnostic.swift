/// One fault or remark: where, which rule, what was measured, what the limit is, what to do.
package struct Diagnostic: Sendable, Hashable, Codable {
    /// The file, as the user would type it: relative to where the command runs, or absolute if it was given so.
    package var file: String
    /// The place in the file, for text files.
    package var position: SourcePosition?
    /// The clip that the finding is about, if it is about one.
    package var clip: String?
    package var rule: Rule
    package var severity: Severity
    /// What was found, with its unit: `212 samples at full scale`.
    package var found: String
    /// The limit that it breaks, with its unit.
    package var limit: String?
    /// What to do about it, as an imperative.
    package var advice: String?
    /// The line of the file and a caret line under it, as `Excerpt` writes them.
    package var excerpt: String?

    package init(
        _ rule: Rule, _ severity: Severity? = nil, file: String, position: SourcePosition? = nil, clip: String? = nil,
        found: String, limit: String? = nil, advice: String? = nil, excerpt: String? = nil
    ) {
        self.file = file
        self.position = position
        self.clip = clip
        self.rule = rule
        self.severity = severity ?? rule.severity
        self.found = found
        self.limit = limit
        self.advice = advice
        self.excerpt = excerpt
    }

    /// The finding without its file: `212 samples at full scale (limit 0); record again 6 dB lower`.
    package var message: String {
        found + (limit.map { " (limit \($0))" } ?? "") + (advice.map { "; \($0)" } ?? "")
    }

    /// Where the finding is: `recordings/en-USD/pack.yml:12:3`.
    package var place: String { file + (position.map { ":\($0.line):\($0.column)" } ?? "") }

    /// How much it weighs, and its rule: `error[clip-clipping]`.
    package var label: String { "\(severity.rawValue)[\(rule.id)]" }

    /// The finding on one line: `recordings/en-USD/7.wav: error[clip-clipping]: 212 samples …`; the excerpt, if there is
    /// one, on further lines, each with four spaces before it.
    package var line: String {
        let first = printable("\(place): \(label): \(message)")
        let more = excerpt?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        return ([first] + more.map { "    " + printable(String($0)) }).joined(separator: "\n")
    }
}

extension Sequence<Diagnostic> {
    /// Whether one of them stops the pack.
    package var hasErrors: Bool { contains { $0.severity == .error } }

    /// The order in which they are shown: the gravest last, where they are seen; then by file, place and rule.
    package func inReadingOrder() -> [Diagnostic] {
        sorted { left, right in
            let leftPlace = (left.position?.line ?? 0, left.position?.column ?? 0)
            let rightPlace = (right.position?.line ?? 0, right.position?.column ?? 0)
            if left.severity != right.severity { return left.severity < right.severity }
            if left.file != right.file { return left.file < right.file }
            if leftPlace != rightPlace { return leftPlace < rightPlace }
            return (left.rule.id, left.found) < (right.rule.id, right.found)
        }
    }
}
