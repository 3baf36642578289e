package import VoiceAssetCore

/// What was found about one text file, in the order in which it was found; a hopeless file is not listed to its end.
package struct FileFindings {
    package let file: String
    package private(set) var diagnostics: [Finding] = []

    /// How many findings about one file are listed.
    static let maximum = 200

    package init(file: String) { self.file = file }

    /// Whether further findings are dropped, so that nobody spends time on them.
    var isFull: Bool { diagnostics.count > Self.maximum }

    package mutating func add(
        _ check: Check, _ severity: Severity? = nil, at position: SourcePosition? = nil, found: Sentence,
        limit: Sentence? = nil, advice: Sentence? = nil
    ) {
        guard !isFull else { return }
        guard diagnostics.count < Self.maximum else {
            diagnostics.append(
                Finding(
                    .packLimit, file: file, position: position, found: "more faults, which are not listed",
                    limit: "\(Self.maximum)", advice: "mend the ones that are listed first"))
            return
        }
        diagnostics.append(
            Finding(
                check, severity, file: file, position: position, found: found, limit: limit, advice: advice))
    }

    /// The same of words whose values nobody told apart.
    @_disfavoredOverload
    package mutating func add(
        _ check: Check, _ severity: Severity? = nil, at position: SourcePosition? = nil, found: String,
        limit: String? = nil, advice: String? = nil
    ) {
        add(
            check, severity, at: position, found: Sentence(found), limit: limit.map { Sentence($0) },
            advice: advice.map { Sentence($0) })
    }
}

/// Something that was read from pack.yml, and where the clips and slots in it first stand, by id or text.
struct Placed<Value> {
    var value: Value
    var positions: [String: SourcePosition] = [:]
}

extension [String: SourcePosition] {
    /// Adds names that are not there yet.
    mutating func add(_ later: Self) { merge(later) { first, _ in first } }
}
