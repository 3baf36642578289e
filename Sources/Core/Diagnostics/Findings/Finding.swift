/// One fault or remark: which check, where, and what was measured. It becomes words where it is shown, and nowhere else.
package struct Finding: Error, Sendable, Hashable, Codable {
    /// The file, as the user would type it: relative to where the command runs, or absolute if it was given so.
    package var file: String
    /// The place in the file, for text files.
    package var position: SourcePosition?
    /// The clip that the finding is about, if it is about one.
    package var clip: String?
    package let check: Check
    package var severity: Severity
    /// Which of the check's words are meant; empty for the usual ones.
    package var form = ""
    /// By the names that the check's words have for them.
    package var arguments: [String: Argument] = [:]
    /// The name of the advice in place of the form's.
    package var remedy: Check.Remedy?
    /// The line of the file and a caret line under it, as `Excerpt` writes them.
    package var excerpt: String?

    /// A finding of a check that has words for it, about no file yet.
    package init(
        _ check: Check, _ form: String, _ arguments: [String: Argument] = [:], severity: Severity? = nil
    ) {
        file = ""
        self.check = check
        self.form = form
        self.arguments = arguments
        self.severity = severity ?? check.words(form)?.severity ?? check.severity
        assert(check.words(form) != nil, "\(check.id) has no words for \(form)")
    }

    /// A finding of a check in its usual words, about no file yet.
    package init(_ check: Check, _ arguments: [String: Argument] = [:]) { self.init(check, "", arguments) }

    /// The finding about a file, and a clip if it is about one.
    package func at(_ file: String, position: SourcePosition? = nil, clip: String? = nil) -> Finding {
        var finding = self
        (finding.file, finding.position, finding.clip) = (file, position, clip ?? self.clip)
        return finding
    }

    /// The check's words for it; nil of a form that only another version has.
    package var template: Check.Words? { check.words(form) }
}

// In words.
extension Finding {
    /// The finding in words, by its check's form and its arguments.
    package var words: FindingWords {
        guard let template else {
            let id = Sentence("`{check}`", ["check": .text(check.id)])
            return FindingWords(found: id, limit: nil, isExpected: false, advice: nil)
        }
        var values = arguments
        values["clip"] = values["clip"] ?? clip.map { .text($0) }
        var found = Sentence(template.found, values)
        if values["untried"] != nil { found.add("; ", Sentence("{untried} {untried|was|were} not tried", values)) }
        return FindingWords(
            found: found, limit: template.limit.map { Sentence($0, values) },
            isExpected: template.isExpected, advice: (remedy?.advice ?? template.advice).map { Sentence($0, values) })
    }

    /// What was found, with its unit: `212 samples at full scale`.
    package var found: String { words.found.text }
    /// The limit that it breaks, or the value that was expected, with its unit.
    package var limit: String? { words.limit?.text }
    /// What to do about it, as an imperative.
    package var advice: String? { words.advice?.text }

    /// The finding without its file: `212 samples at full scale (limit 0); record again 6 dB lower`.
    package var message: String { words.sentence.text }

    /// Where the finding is: `recordings/en-USD/pack.yml:12:3`.
    package var place: String { file + (position.map { ":\($0.line):\($0.column)" } ?? "") }

    /// How much it weighs, and its check: `error[clip-clipping]`.
    package var label: String { "\(severity.rawValue)[\(check.id)]" }

    /// The finding on one line: `recordings/en-USD/7.wav: error[clip-clipping]: 212 samples …`; the excerpt, if there is
    /// one, on further lines, each with four spaces before it.
    package var line: String {
        let first = printable("\(place): \(label): \(CommandWords.current.spelled(in: message))")
        let more = excerpt?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        return ([first] + more.map { "    " + printable(String($0)) }).joined(separator: "\n")
    }
}

/// Findings of which at least one is an error: why something was not made.
package struct Faults: Error, Sendable, Hashable {
    package var findings: [Finding]

    package init(_ findings: [Finding]) { self.findings = findings }
    package init(_ finding: Finding) { findings = [finding] }
}

extension Sequence<Finding> {
    /// Whether one of them stops the pack.
    package var hasErrors: Bool { contains { $0.severity == .error } }

    /// The order in which they are shown: the gravest last, where they are seen; then by file, place and check.
    package func inReadingOrder() -> [Finding] {
        sorted { left, right in
            let leftPlace = (left.position?.line ?? 0, left.position?.column ?? 0)
            let rightPlace = (right.position?.line ?? 0, right.position?.column ?? 0)
            if left.severity != right.severity { return left.severity < right.severity }
            if left.file != right.file { return left.file < right.file }
            if leftPlace != rightPlace { return leftPlace < rightPlace }
            return (left.check.id, left.found) < (right.check.id, right.found)
        }
    }
}
