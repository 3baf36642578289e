/// What a finding says: what was found, the limit that it breaks, and what to do about it.
package struct FindingWords: Sendable, Hashable {
    /// With its unit: `212 samples at full scale`.
    package var found: String
    /// With its unit.
    package var limit: String?
    /// An imperative.
    package var advice: String?

    package init(_ found: String, limit: String? = nil, advice: String? = nil) {
        self.found = found
        self.limit = limit
        self.advice = advice
    }
}

extension Diagnostic {
    package init(
        _ rule: Rule, _ severity: Severity? = nil, file: String, position: SourcePosition? = nil, clip: String? = nil,
        _ words: FindingWords
    ) {
        self.init(
            rule, severity, file: file, position: position, clip: clip, found: words.found, limit: words.limit,
            advice: words.advice)
    }
}
