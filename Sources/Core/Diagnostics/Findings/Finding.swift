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
    /// What is said of what was found, where the check has no words of its own.
    private var said: FindingWords?
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

    /// A finding that says itself what was found.
    package init(
        _ check: Check, _ severity: Severity? = nil, file: String = "", position: SourcePosition? = nil,
        clip: String? = nil,
        _ words: FindingWords, excerpt: String? = nil
    ) {
        self.file = file
        self.position = position
        self.clip = clip
        self.check = check
        self.severity = severity ?? check.severity
        said = words
        self.excerpt = excerpt
    }

    package init(
        _ check: Check, _ severity: Severity? = nil, file: String = "", position: SourcePosition? = nil,
        clip: String? = nil,
        found: Sentence, limit: Sentence? = nil, advice: Sentence? = nil, excerpt: String? = nil
    ) {
        let words = FindingWords(found, limit: limit, advice: advice)
        self.init(check, severity, file: file, position: position, clip: clip, words, excerpt: excerpt)
    }

    @_disfavoredOverload
    package init(
        _ check: Check, _ severity: Severity? = nil, file: String = "", position: SourcePosition? = nil,
        clip: String? = nil,
        found: String, limit: String? = nil, advice: String? = nil, excerpt: String? = nil
    ) {
        let words = FindingWords(found, limit: limit, advice: advice)
        self.init(check, severity, file: file, position: position, clip: clip, words, excerpt: excerpt)
    }

    /// The finding about a file, and a clip if it is about one.
    package func at(_ file: String, position: SourcePosition? = nil, clip: String? = nil) -> Finding {
        var finding = self
        (finding.file, finding.position, finding.clip) = (file, position, clip ?? self.clip)
        return finding
    }

    /// The check's words for it; nil if it says itself what was found.
    package var template: Check.Words? { check.words(form) }
}

// In words.
extension Finding {
    /// What is said of it; who knows better what to do says that instead.
    package var words: FindingWords {
        get {
            guard said == nil, let template else { return said ?? FindingWords("`\(check.id)`" as Sentence) }
            var values = arguments
            values["clip"] = values["clip"] ?? clip.map { .text($0) }
            var words = FindingWords(
                Sentence(template.found, values), limit: template.limit.map { Sentence($0, values) },
                advice: template.advice.map { Sentence($0, values) })
            words.isExpected = template.isExpected
            return words
        }
        set { said = newValue }
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
