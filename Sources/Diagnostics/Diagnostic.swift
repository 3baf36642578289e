/// One fault or remark: where, which rule, what was measured, what the limit is, what to do.
package struct Diagnostic: Sendable, Hashable {
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

    /// The finding on one line: `recordings/en-USD/7.wav: error[clip-clipping]: 212 samples …`; the excerpt, if there is
    /// one, on further lines, each with four spaces before it.
    package var line: String {
        let place = position.map { ":\($0.line):\($0.column)" } ?? ""
        let first = Self.printable("\(file)\(place): \(severity.rawValue)[\(rule.id)]: \(message)")
        let more = excerpt?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        return ([first] + more.map { "    " + Self.printable(String($0)) }).joined(separator: "\n")
    }

    /// The text with control characters made visible, so that a file name can't drive the terminal.
    package static func printable(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return String(
            text.unicodeScalars.map { scalar in
                isControl(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(Character(scalar))
            }.joined())
    }

    /// The general category `Cc`, without looking it up.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value)
    }
}

extension Sequence<Diagnostic> {
    /// Whether one of them stops the pack.
    package var hasErrors: Bool { contains { $0.severity == .error } }

    /// The order in which they are shown: by file, then place, then rule.
    package func inReadingOrder() -> [Diagnostic] {
        sorted { left, right in
            let leftPlace = (left.position?.line ?? 0, left.position?.column ?? 0)
            let rightPlace = (right.position?.line ?? 0, right.position?.column ?? 0)
            if left.file != right.file { return left.file < right.file }
            if leftPlace != rightPlace { return leftPlace < rightPlace }
            return (left.rule.id, left.found) < (right.rule.id, right.found)
        }
    }
}
