import VoiceAssetCore

/// Puts other texts into `clips` of a pack.yml, or behind the keys at its left margin, and leaves every other byte as it is: comments, but
/// for a new pack's notes of what is unknown, order, line ends, and the kind of quotation marks where the text had some.
package struct ClipTextEditor: Sendable {
    /// A text as it stands in the file, in scalars from its beginning.
    private struct Place: Sendable {
        var range: Range<Int>
        var style: YAMLEvent.Style
    }

    /// A byte order mark, which is no part of the text.
    private let mark: [UInt8]
    private let scalars: [Unicode.Scalar]
    /// By the section, which is empty at the left margin, and the key.
    private var places: [String: [String: Place]] = [:]

    /// - Parameter yaml: a pack.yml that `PackDocument` reads.
    package init(_ yaml: [UInt8]) {
        let body = yaml.withoutByteOrderMark
        mark = Array(yaml[..<body.startIndex])
        let text = String(decoding: body, as: UTF8.self)
        scalars = Array(text.unicodeScalars)
        places = (try? Self.places(in: text)) ?? [:]
    }

    /// Where the texts of the mapping `clips` stand, and those of the whole.
    private static func places(in text: String) throws(YAMLProblem) -> [String: [String: Place]] {
        let events = try YAMLEvents(text)
        var places: [String: [String: Place]] = [:]
        /// How many lists and mappings are open, and the key that a value follows in the outer two.
        var depth = 0
        var keys: [String?] = [nil, nil]
        while true {
            let event = try events.next()
            switch event.content {
            case .finish: return places
            case .list, .mapping: depth += 1
            case .end:
                depth -= 1
                if depth == 1 { keys = [nil, nil] }
                if depth == 2 { keys[1] = nil }
            case .text(let text, _):
                guard depth == 1 || depth == 2 else { continue }
                guard let key = keys[depth - 1] else {
                    keys[depth - 1] = text
                    continue
                }
                let section = depth == 1 ? "" : keys[0] ?? ""
                if ["", "clips"].contains(section) {
                    places[section, default: [:]][key] = Place(range: event.range, style: event.style)
                }
                keys[depth - 1] = nil
            case .alias, .document, .other: continue
            }
        }
    }

    /// The file with other texts. A key that is not in it is passed over.
    /// - Parameter section: `clips`, or nothing for the left margin.
    package func replacing(_ texts: [String: String], in section: String = "clips") -> [UInt8] {
        var result = mark
        var start = 0
        let changes = texts.compactMap { key, text in places[section]?[key].map { ($0, text) } }
        for (place, text) in changes.sorted(by: { $0.0.range.lowerBound < $1.0.range.lowerBound }) {
            append(start..<place.range.lowerBound, to: &result)
            result += Array(written(text, as: place).utf8)
            start = place.range.upperBound
            let rest = scalars[start...].prefix { $0 != "\r" && $0 != "\n" }
            let note = String(String.UnicodeScalarView(rest)).trimmed
            if TodoMarker.notes.values.contains(note) { start = rest.endIndex }
        }
        append(start..<scalars.count, to: &result)
        return result
    }

    private func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
        for scalar in scalars[range] { bytes += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter) }
    }

    private func written(_ text: String, as place: Place) -> String {
        switch place.style {
        case .plain: Self.scalar(text)
        case .single: "'" + Self.text(text, with: "'", before: ["'"]) + "'"
        case .double: Self.quoted(text)
        // Lines of their own below the key: what ends them stays.
        case .block: Self.quoted(text) + lineEnd(before: place.range.upperBound)
        }
    }

    private func lineEnd(before end: Int) -> String {
        String(String.UnicodeScalarView(scalars[..<end].suffix(2).filter { $0 == "\r" || $0 == "\n" }))
    }

    /// A text as a value of its own, between quotation marks only where it needs them.
    package static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

    private static func quoted(_ text: String) -> String {
        "\"" + Self.text(text, with: "\\", before: ["\\", "\""]) + "\""
    }

    /// By scalars: a quotation mark with an accent on it is one character, and another.
    private static func text(
        _ text: String, with escape: Unicode.Scalar, before marks: Set<Unicode.Scalar>
    ) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.flatMap { marks.contains($0) ? [escape, $0] : [$0] }))
    }

    /// Whether a text can stand without quotation marks, in lists and mappings between brackets too.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first,
            first.properties.isAlphabetic || first.properties.numericType != nil, text.unicodeScalars.last != " "
        else { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || [.nonspacingMark, .spacingMark, .format].contains(scalar.properties.generalCategory)
                || " -'’.!/()".unicodeScalars.contains(scalar)
        }
    }
}
