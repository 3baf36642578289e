package import VoiceAssetCore

/// What was found about one text file, in the order in which it was found; a hopeless file is not listed to its end.
package final class FileFindings {
    package let file: String
    package private(set) var diagnostics: [Finding] = []
    /// The first places of the clips and slots in it, by id or text.
    var positions: [String: SourcePosition] = [:]

    /// How many findings about one file are listed.
    static let maximum = 200

    package init(file: String) { self.file = file }

    /// Whether further findings are dropped, so that nobody spends time on them.
    var isFull: Bool { diagnostics.count > Self.maximum }

    /// - Parameters:
    ///   - form: which of the check's words are meant.
    ///   - nearest: what somebody meant who wrote a name that is not known; the words propose it.
    func add(
        _ check: Check, _ form: String = "", _ arguments: [String: Finding.Argument] = [:], nearest: String? = nil,
        at position: SourcePosition? = nil
    ) {
        guard let nearest else { return add(Finding(check, form, arguments), at: position) }
        let nearer = form.isEmpty ? "one is near" : "\(form), one is near"
        add(Finding(check, nearer, arguments.merging(["nearest": .text(nearest)]) { $1 }), at: position)
    }

    /// - Parameter finding: at no place yet.
    func add(_ finding: Finding, at position: SourcePosition?) {
        guard !isFull else { return }
        guard diagnostics.count < Self.maximum else {
            let more = Finding(.packLimit, "more faults", ["most": .count(Self.maximum)])
            diagnostics.append(more.at(file, position: position))
            return
        }
        diagnostics.append(finding.at(file, position: position))
    }

    /// Adds what another list about the file has.
    func add(_ other: FileFindings) { diagnostics += other.diagnostics }

    /// Notes where something stands, unless it stands elsewhere before.
    func note(_ name: String, at position: SourcePosition) { positions[name] = positions[name] ?? position }
}
