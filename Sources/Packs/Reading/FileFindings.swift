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

    /// - Parameter form: which of the check's words are meant.
    package mutating func add(
        _ check: Check, _ form: String = "", _ arguments: [String: Finding.Argument] = [:],
        at position: SourcePosition? = nil
    ) {
        add(Finding(check, form, arguments), at: position)
    }

    /// - Parameter finding: at no place yet.
    mutating func add(_ finding: Finding, at position: SourcePosition?) {
        guard !isFull else { return }
        guard diagnostics.count < Self.maximum else {
            let more = Finding(.packLimit, "more faults", ["most": .count(Self.maximum)])
            diagnostics.append(more.at(file, position: position))
            return
        }
        diagnostics.append(finding.at(file, position: position))
    }

    /// A name that is not known, in words that propose the nearest one if there is one.
    mutating func add(
        _ check: Check, _ form: String, _ arguments: [String: Finding.Argument], nearest: String?,
        at position: SourcePosition?
    ) {
        guard let nearest else { return add(check, form, arguments, at: position) }
        var arguments = arguments
        arguments["nearest"] = .text(nearest)
        add(check, form.isEmpty ? "one is near" : "\(form), one is near", arguments, at: position)
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
