import VoiceAssetCore
import VoiceManifest
import VoiceNotifications

/// Texts that fit two templates of a pack that say different things: a phone refuses them.
///
/// That each text of one template fits another one is shown by texts in which everything stands that no template names. A text that two
/// have in common is looked for in short steps; one that needs more than a blank at the ends of any text may stay unnoticed.
struct TemplateOverlap {
    /// A template, where it stands, and what its texts say besides values.
    struct Entry {
        let template: TextTemplate
        let parts: TemplateParts
        let place: PackField
    }

    /// The form of numbers in texts of the pack.
    let sample: NumberSample
    /// The kinds of slots, by name.
    let kinds: [String: String]
    /// The most pairs of places that are looked at in all, and what comparing two templates counts for.
    private var budget = 2_000_000
    private static let comparison = 200

    init(sample: NumberSample, kinds: [String: String]) { (self.sample, self.kinds) = (sample, kinds) }

    mutating func check(_ entries: [Entry], _ findings: FileFindings) {
        for (index, later) in entries.enumerated() {
            for earlier in entries[..<index] where earlier.isOther(than: later) {
                guard budget > 0, !findings.isFull else { return }
                budget -= 1
                guard later.mayMeet(earlier) else { continue }
                budget -= Self.comparison
                if let covered = [(later, earlier), (earlier, later)].first(where: { covers($1, $0) }) {
                    report(covered.0, covered.1, nil)
                } else if let text = common(later, earlier) {
                    report(later, earlier, text)
                }
            }
        }
    }

    private func report(_ entry: Entry, _ other: Entry, _ example: String?) {
        var values: [String: Finding.Argument] = [
            "text": .piece(entry.template.text), "other": .piece(other.template.text),
            "line": .count(other.place.position.line),
        ]
        values["example"] = example.map { .piece($0) }
        let (check, form) = example == nil ? (Check.packDuplicate, "template") : (.templateOverlap, "")
        entry.place.report(check, form, values)
    }

    // MARK: What a text says

    /// What a text and its title say by a template; nil if they don't fit.
    private func said(_ text: Texts, by entry: Entry) -> [String: String]? {
        var values = entry.template.values
        values["{says}"] = entry.template.says
        let segments = [(text.text, entry.parts.segments), (text.title, entry.parts.title ?? [[], []])]
        for (text, segments) in segments {
            let match = TemplateMatch(text: FoldedText(text).scalars, sample: sample, kinds: kinds)
            guard case .values(let found) = match.result(of: segments) else { return nil }
            for value in entry.parts.values where found[value.name] != nil { values[value.kind] = found[value.name] }
        }
        return values
    }

    private struct Texts {
        var text: String
        var title: String
    }

    // MARK: All texts of one

    /// Texts for any text, apart from none: nothing but any text has such characters.
    private static let fillings = ["", " \u{E000} ", ". \u{E000}."]

    /// Whether each text of a template fits another one, and says something else there.
    private func covers(_ other: Entry, _ entry: Entry) -> Bool {
        var isFit = false
        for filling in Self.fillings {
            let text = Texts(
                text: filled(entry.template.text, filling), title: filled(entry.template.title ?? filling, filling))
            guard let said = said(text, by: entry) else { continue }
            guard let more = self.said(text, by: other), more != said else { return false }
            isFit = true
        }
        return isFit
    }

    /// A text of a template, with a number that no template names.
    private func filled(_ template: String, _ filling: String) -> String {
        template.replacing("{*}", with: filling).replacing(/\{[^}]*\}/, with: "7319")
    }

    // MARK: A text of both

    /// A short text that fits both and says different things; nil if none was found.
    private mutating func common(_ entry: Entry, _ other: Entry) -> String? {
        guard let title = shortest(entry.parts.title ?? [[], []], other.parts.title ?? [[], []], false, false) else {
            return nil
        }
        for (first, second) in [(false, false), (true, false), (false, true), (true, true)] {
            guard let text = shortest(entry.parts.segments, other.parts.segments, first, second) else { continue }
            let texts = Texts(text: text, title: title)
            guard let said = said(texts, by: entry), let more = self.said(texts, by: other), said != more else {
                continue
            }
            return text
        }
        return nil
    }

    /// The shortest text that two lists of segments have in common, as far as what stands beside a star doesn't matter.
    ///
    /// - Parameters:
    ///   - first: whether a blank stands between what stands for a star of the first list and its neighbours.
    ///   - second: the same of the second list.
    private mutating func shortest(
        _ one: [[TemplateParts.Piece]], _ other: [[TemplateParts.Piece]], _ first: Bool, _ second: Bool
    ) -> String? {
        let (one, other) = (Steps(one, isParted: first), Steps(other, isParted: second))
        let width = other.steps.count + 1
        var reached: [Int: (from: Int, symbol: UInt32?)] = [0: (0, nil)]
        var front = [0]
        while !front.isEmpty {
            var next: [Int] = []
            while let place = front.popLast() {
                budget -= 1
                guard budget > 0 else { return nil }
                if place == width * one.steps.count + width - 1 { return Self.text(to: place, reached) }
                for (symbol, at, to) in one.moves(place / width, other, place % width) {
                    let later = at * width + to
                    guard reached[later] == nil else { continue }
                    reached[later] = (place, symbol)
                    if symbol == nil { front.append(later) } else { next.append(later) }
                }
            }
            front = next
        }
        return nil
    }

    private static func text(to place: Int, _ reached: [Int: (from: Int, symbol: UInt32?)]) -> String {
        var (place, text) = (place, String.UnicodeScalarView())
        while place != 0, let (from, symbol) = reached[place] {
            symbol.flatMap(Unicode.Scalar.init).map { text.insert($0, at: text.startIndex) }
            place = from
        }
        return String(text)
    }
}

/// Segments as an automaton: each step reads one character, or any number of them.
private struct Steps {
    enum Step {
        case one(UInt32)
        case digit, digits, any
    }

    private(set) var steps: [Step] = []

    /// - Parameter isParted: whether a blank stands between what a star stands for and its neighbours.
    init(_ segments: [[TemplateParts.Piece]], isParted: Bool) {
        let blank = isParted ? [Step.one(ScalarClass.space)] : []
        for (index, segment) in segments.enumerated() {
            if index > 0 {
                let (isFirst, isLast) = (steps.isEmpty, index == segments.count - 1 && segment.isEmpty)
                steps += (isFirst ? [] : blank) + [.any] + (isLast ? [] : blank)
            }
            for piece in segment {
                switch piece {
                case .literal(let literal): steps += literal.map(Step.one)
                case .value: steps += [.digit, .digits]
                }
            }
        }
    }

    private subscript(place: Int) -> Step? { place < steps.count ? steps[place] : nil }

    /// Where it is behind a character; nil if no text goes on so.
    private func next(_ place: Int, _ symbol: UInt32) -> Int? {
        switch self[place] {
        case .one(symbol): place + 1
        case .digit: ScalarClass.isDigit(symbol) ? place + 1 : nil
        case .digits: ScalarClass.isDigit(symbol) ? place : nil
        case .any: place
        case .one, nil: nil
        }
    }

    /// The steps that two make together: by a character, or without one.
    func moves(_ at: Int, _ other: Self, _ to: Int) -> [(symbol: UInt32?, at: Int, to: Int)] {
        var moves: [(symbol: UInt32?, at: Int, to: Int)] = []
        if self[at]?.isRepeated == true { moves.append((nil, at + 1, to)) }
        if other[to]?.isRepeated == true { moves.append((nil, at, to + 1)) }
        let symbol: UInt32? =
            switch (self[at], other[to]) {
            case (.one(let symbol), _), (_, .one(let symbol)): symbol
            case (.any, .any), (nil, _), (_, nil): nil
            default: 0x31
            }
        if let symbol, let next = next(at, symbol), let then = other.next(to, symbol) {
            moves.append((symbol, next, then))
        }
        return moves
    }
}

extension Steps.Step {
    /// Whether it reads any number of characters.
    fileprivate var isRepeated: Bool {
        switch self {
        case .any, .digits: true
        case .one, .digit: false
        }
    }
}

extension TemplateOverlap.Entry {
    /// Whether texts of both may say different things.
    fileprivate func isOther(than other: Self) -> Bool {
        template.says != other.template.says || template.values != other.template.values
            || Set(parts.values.map(\.kind)) != Set(other.parts.values.map(\.kind))
    }

    /// Whether the first characters of their texts, and the last ones, may be the same.
    fileprivate func mayMeet(_ other: Self) -> Bool {
        func literal(_ piece: TemplateParts.Piece?) -> [UInt32] {
            if case .literal(let text)? = piece { text } else { [] }
        }
        let (own, their) = (parts.segments, other.parts.segments)
        let starts = (literal(own.first?.first), literal(their.first?.first))
        let ends = (literal(own.last?.last), literal(their.last?.last))
        return zip(starts.0, starts.1).allSatisfy { $0 == $1 }
            && zip(ends.0.reversed(), ends.1.reversed()).allSatisfy { $0 == $1 }
    }
}

extension TemplateParts.Value {
    /// What it is the value of, and whether it counts minor units.
    fileprivate var kind: String { form == .minorUnits ? "\(name):minor" : name }
}
