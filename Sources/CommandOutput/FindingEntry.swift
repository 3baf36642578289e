import VoiceAssetCore
package import VoiceManifest

/// What a person reads as one: a finding, or several of one check, in one folder, with one cause.
///
/// Of several the figures become ranges, and their files, or what else tells one from the other, are listed.
struct FindingEntry {
    /// Two findings are read as quickly as one entry and a list of two.
    private static let leastFolded = 3
    /// So many fit on two lines of a terminal.
    private static let mostItems = 12

    /// At least one, in their order.
    let findings: [Finding]
    /// What tells each from the others, if they are several.
    private let items: [String]
    /// The message of all.
    let message: String

    /// The entries, each where the first of its findings stands.
    static func all(in findings: [Finding]) -> [FindingEntry] {
        var groups: [[Member]] = []
        var places: [Key: Int] = [:]
        for finding in findings {
            let member = Member(finding)
            let place = places[member.key, default: groups.count]
            places[member.key] = place
            if place == groups.count { groups.append([member]) } else { groups[place].append(member) }
        }
        return groups.flatMap { group in
            FindingEntry(folding: group).map { [$0] } ?? group.map { FindingEntry($0.finding) }
        }
    }

    /// One finding by itself.
    private init(_ finding: Finding) {
        findings = [finding]
        items = []
        message = finding.message
    }

    /// Several; nil if they are few, or if one line and a list can't say what they say.
    private init?(folding members: [Member]) {
        guard members.count >= Self.leastFolded else { return nil }
        findings = members.map(\.finding)
        let values = members.map(\.values)
        let isOneFile = Set(findings.map(\.file)).count == 1
        // Names that differ, but for those that only repeat which clip or file it is.
        let names = members[0].nameColumns.filter { column in
            Set(values.map { $0[column] }).count > 1
                && !members.allSatisfy { $0.isNamedByItself($0.values[column]) }
        }
        let distinct = Set(names.map { column in values.map { $0[column] } })
        guard distinct.count <= (isOneFile ? 1 : 0) else { return nil }
        items = members.map { member in
            names.first.map { member.values[$0] } ?? member.item(isOneFile: isOneFile)
        }
        message = Self.message(members, listed: names.first)
    }

    /// The first line's place: a file, or of several files their folder; and how many there are.
    private var place: String {
        guard findings.count > 1, let file = findings.first?.file else { return findings[0].place }
        let isOneFile = findings.allSatisfy { $0.file == file }
        let count = "\(findings.count) \(isOneFile ? "places" : "files")"
        let folder = isOneFile ? file : Member.folder(of: file)
        return folder.isEmpty ? count : "\(folder) (\(count))"
    }

    /// The lines for a terminal or a log.
    /// - Parameters:
    ///   - listsAll: whether all of many items are listed.
    ///   - mark: how the severity and the rule look.
    func lines(listsAll: Bool = false, mark: (Finding) -> String) -> [String] {
        guard let first = findings.first else { return [] }
        guard findings.count > 1 else {
            let lines = first.line.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
            return [head(mark)] + lines.map(String.init)
        }
        let rest = listsAll ? 0 : findings.count - Self.mostItems
        let more = rest > 1 ? " and \(rest) more; --verbose lists all" : ""
        let shown = items.prefix(rest > 1 ? Self.mostItems : items.count)
        return [head(mark), "    " + shown.map(printable).joined(separator: ", ") + more]
    }

    private func head(_ mark: (Finding) -> String) -> String {
        "\(printable(place)): \(mark(findings[0])): \(printable(CommandWords.current.spelled(in: message)))"
    }

    /// The message of several: what they share, a range of each figure, and the first names of those that differ.
    /// - Parameter listed: the names' place that tells one finding from the other.
    private static func message(_ members: [Member], listed: Int?) -> String {
        var (message, column) = ("", 0)
        for piece in members[0].pieces {
            guard piece.kind != .text else {
                message += piece.text
                continue
            }
            let values = members.map { $0.values[column] }
            defer { column += 1 }
            if values.allSatisfy({ $0 == values[0] }) {
                message += values[0]
                continue
            }
            switch piece.kind {
            case .text: break
            case .figure: message += range(values)
            // A command on the file itself is no use with several names in it.
            case .command: message += "\(values[0]), and so on"
            case .name(let quote): message += names(values, quoted: quote, areAll: column == listed)
            }
        }
        return message
    }

    /// Up to three names, or two and how many more there are; of names that only repeat others, the first.
    private static func names(_ values: [String], quoted mark: Character, areAll: Bool) -> String {
        // Of thousands only as many are looked at as it takes to know that there are more than three.
        var distinct: [String] = []
        for value in values where distinct.count <= 3 && !distinct.contains(value) { distinct.append(value) }
        guard areAll else { return "\(distinct[0])\(mark), \(mark)…" }
        guard distinct.count > 3 else {
            let last = distinct.removeLast()
            return distinct.joined(separator: "\(mark), \(mark)") + "\(mark) and \(mark)\(last)"
        }
        return "\(distinct[0])\(mark), \(mark)\(distinct[1])\(mark), \(mark)…"
    }

    private static func range(_ figures: [String]) -> String {
        let sorted = figures.sorted { Double($0) ?? 0 < Double($1) ?? 0 }
        return "\(sorted[0]) to \(sorted[sorted.count - 1])"
    }
}

/// What findings of one cause share.
private struct Key: Hashable {
    let check: Check
    let severity: Severity
    let folder: String
    let pattern: [Sentence.Piece]
}

/// A finding, taken apart.
private struct Member {
    let finding: Finding
    let pieces: [Sentence.Piece]
    /// The figures or names at each place.
    let values: [String]
    /// The places of names among them.
    let nameColumns: [Int]
    let key: Key

    init(_ finding: Finding) {
        self.finding = finding
        pieces = finding.words.sentence.pieces
        values = pieces.compactMap(\.value)
        nameColumns = pieces.filter { $0.kind != .text }.enumerated().filter { column in
            if case .name = column.element.kind { true } else { false }
        }.map(\.offset)
        key = Key(
            check: finding.check, severity: finding.severity, folder: Self.folder(of: finding.file),
            pattern: pieces.map(\.blank))
    }

    private var fileName: String { String(finding.file.dropFirst(Self.folder(of: finding.file).count).trimmingSlash) }

    /// Whether a name in the message is the clip's, or that of its file or of one like it.
    func isNamedByItself(_ name: String) -> Bool {
        let own = fileName.prefix { $0 != "." }
        guard let last = name.split(separator: "/").last else { return false }
        if let clip = finding.clip, name == clip || last == clip || last.hasPrefix("\(clip).") { return true }
        return !own.isEmpty && last.hasPrefix(own)
    }

    /// What tells it from others of its cause.
    func item(isOneFile: Bool) -> String {
        if !isOneFile { return fileName + finding.place.dropFirst(finding.file.count) }
        return finding.clip ?? finding.position.map { "line \($0.line)" } ?? fileName
    }

    static func folder(of file: String) -> String {
        file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
    }
}

extension Substring {
    fileprivate var trimmingSlash: Substring { first == "/" ? dropFirst() : self }
}

/// How commands write figures as JSON.
extension JSONValue {
    /// An object of the members that are known.
    package static func object(known members: [String: JSONValue?]) -> JSONValue {
        .object(members.compactMapValues { $0 })
    }

    package static func count(_ count: Int) -> JSONValue { .integer(Int64(count)) }

    package static func strings(_ strings: [String]) -> JSONValue { .array(strings.map(JSONValue.string)) }

    /// A figure to so many decimals; nil if there is none, as of the level of silence.
    package static func figure(_ figure: Double?, decimals: Int) -> JSONValue? {
        guard let figure else { return nil }
        let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
        return FiniteNumber((figure * scale).rounded() / scale).map(JSONValue.real)
    }
}
