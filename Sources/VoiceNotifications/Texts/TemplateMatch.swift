import NumberGrammar

/// Where a template fits a text, and which values stand there.
///
/// What stands between two stars may stand anywhere, in their order. Time is linear in the text's length times the template's.
package struct TemplateMatch {
    /// What a text comes to.
    package enum Result {
        case none
        /// The values by their names: of an amount its digits with at most one point, of others what stands there.
        case values([String: String])
        /// It fits in several ways that say different things.
        case ambiguous
    }

    /// Where a segment stands, and the values in it.
    private struct Place {
        let range: Range<Int>
        let values: [String: String]
    }

    private let text: [UInt32]
    /// The form of numbers in the pack's language.
    private let sample: NumberSample
    /// The kinds of the announcement's slots, by their names.
    private let kinds: [String: String]

    package init(text: [UInt32], sample: NumberSample, kinds: [String: String]) {
        (self.text, self.sample, self.kinds) = (text, sample, kinds)
    }

    /// Compares the text with a list of segments.
    package func result(of segments: [[TemplateParts.Piece]]) -> Result {
        let last = segments.count - 1
        var places: [[Place]] = []
        // Where the segments so far end at the earliest.
        var ends = [0]
        for index in segments.indices {
            let isFixed = index == 0 ? 0 : nil
            let found = self.places(of: segments, index, at: isFixed).filter { place in
                place.range.lowerBound >= ends[index] && (index < last || place.range.upperBound == text.count)
            }
            guard let end = found.map(\.range.upperBound).min() else { return .none }
            ends.append(end)
            places.append(found)
        }
        return values(of: places, ends)
    }

    /// The values of the places that are part of a whole fit.
    private func values(of places: [[Place]], _ ends: [Int]) -> Result {
        var values: [String: String] = [:]
        var start = text.count
        for index in places.indices.reversed() {
            let fitting = places[index].filter { $0.range.upperBound <= start }
            guard let first = fitting.first, let latest = fitting.map(\.range.lowerBound).max() else { return .none }
            guard fitting.allSatisfy({ $0.values == first.values }) else { return .ambiguous }
            values.add(first.values)
            start = latest
        }
        return .values(values)
    }

    private func places(of segments: [[TemplateParts.Piece]], _ index: Int, at start: Int?) -> [Place] {
        let (segment, isOpen) = (segments[index], (index > 0, index < segments.count - 1))
        if let start { return place(of: segment, at: start, isOpen).map { [$0] } ?? [] }
        guard let piece = segment.first else { return [Place(range: text.count..<text.count, values: [:])] }
        guard case .literal(let literal) = piece, let first = literal.first else { return [] }
        return text.indices.filter { text[$0] == first }.compactMap { place(of: segment, at: $0, isOpen) }
    }

    /// - Parameter isOpen: whether a star stands before the segment and behind it.
    private func place(
        of segment: [TemplateParts.Piece], at start: Int, _ isOpen: (before: Bool, behind: Bool)
    ) -> Place? {
        var at = start
        var values: [String: String] = [:]
        for (index, piece) in segment.enumerated() {
            switch piece {
            case .literal(let literal):
                guard text[at...].starts(with: literal) else { return nil }
                let isBeforeValue = index == 0 && segment.count > 1
                let isBehindValue = index > 0 && index == segment.count - 1
                if isOpen.before, isBeforeValue, !mayBegin(literal, at: at) { return nil }
                at += literal.count
                if isOpen.behind, isBehindValue, !mayEnd(literal, at: at) { return nil }
            case .value(let value):
                guard let (found, end) = run(of: value, at: at) else { return nil }
                values[value.name] = found
                at = end
            }
        }
        return Place(range: start..<at, values: values)
    }

    // MARK: Values

    private func run(of value: TemplateParts.Value, at start: Int) -> (String, end: Int)? {
        switch value.form {
        case .amount(let sample):
            return (sample ?? self.sample).run(in: text, at: start).map { ($0.digits, $0.end) }
        case .minorUnits:
            return run(at: start, where: ScalarClass.isDigit)
        case .slot:
            let signs = Self.signs(of: kinds[value.name] ?? "")
            return run(at: start) { ScalarClass.isDigit($0) || signs.contains($0) }
        }
    }

    private func run(at start: Int, where isOfRun: (UInt32) -> Bool) -> (String, end: Int)? {
        let run = text[start...].prefix(while: isOfRun)
        return run.isEmpty
            ? nil : (String(decoding: run.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self), run.endIndex)
    }

    /// What else than digits stands in the values of a kind: ASCII.
    private static func signs(of kind: String) -> [UInt32] {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        let signs: String =
            switch kind {
            case "time": ":"
            case "date": "-"
            case "duration": "PTHMS"
            case "spell": letters
            case "choice": letters + "._-"
            default: ""
            }
        return signs.scalarValues
    }

    // MARK: Beside a star

    /// Whether a literal before a value may stand behind any text: no word, number, sign or currency goes on into it.
    private func mayBegin(_ literal: [UInt32], at start: Int) -> Bool {
        let classes = literal.map(ScalarClass.init)
        guard let first = classes.first, first != .mark else { return true }
        let hasWords = classes.contains { [.word, .han].contains($0) }
        if hasWords, first == .blank { return true }
        let before = text[..<start]
        guard let last = hasWords ? before.last : before.last(where: { $0 != ScalarClass.space }) else { return true }
        switch ScalarClass(last) {
        case .blank, .han: return true
        case .mark: return hasWords || last != 0x28
        // In a script without spaces a word begins anywhere.
        case .word: return first == .han
        case .sign, .currency: return false
        }
    }

    /// Whether any text may stand behind a literal that stands behind a value: no word goes on, and the next one is no number. Behind words
    /// of the literal that stand apart from the value, a number is another one.
    private func mayEnd(_ literal: [UInt32], at end: Int) -> Bool {
        guard end < text.count else { return true }
        let classes = literal.map(ScalarClass.init)
        let apart = classes.drop { $0 == .blank }.drop { ![.blank, .mark].contains($0) }
        if apart.contains(where: { [.word, .han].contains($0) }) {
            return classes.last != .word || ScalarClass(text[end]) != .word
        }
        let isClosed = classes.last.map { [.blank, .mark].contains($0) } ?? false
        guard isClosed || [.blank, .mark].contains(ScalarClass(text[end])) else { return false }
        let next = text[end...].first { ![.blank, .mark, .sign, .currency].contains(ScalarClass($0)) }
        return next.map { !ScalarClass.isNumber($0) } ?? true
    }
}
