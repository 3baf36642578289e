import VoiceAssetAppText

/// How the app's server writes of an amount among other numbers: `您尾号{…}的账户收入{amount}元`.
struct TextTemplate {
    private typealias Scalars = [Unicode.Scalar]

    /// The longest template, characters.
    private static let maximumLength = 1000
    /// What stands for a digit of another number: no amount may stand beside it.
    private static let other: Unicode.Scalar = "½"

    /// What stands before the amount: between the pieces lies what is not looked at, and the last one touches the amount.
    private let before: [Scalars]
    /// What stands behind it, from the text's end to the amount; each piece is reversed.
    private let behind: [Scalars]

    /// `nil` for a template that does not have `{amount}` once, with words or an end of the text at both of its sides.
    init?(_ template: String) {
        let sides = Self.pieces(of: Array(template.unicodeScalars), between: "{amount}")
        guard template.unicodeScalars.count <= Self.maximumLength, sides.count == 2 else { return nil }
        before = Self.pieces(of: sides[0], between: "{…}")
        behind = Self.pieces(of: sides[1], between: "{…}").reversed().map { $0.reversed() }
        for pieces in [before, behind] where pieces.count > 1 && pieces.last?.isEmpty == true { return nil }
    }

    /// A text in which only the amount is a number, if one of the templates fits it.
    ///
    /// - Throws: `severalNumbers` if the amount may be one or another, or goes on in smaller units: `15元 5角`.
    static func amount(in text: String, _ templates: [String]) throws(PayloadFault.TextFault) -> String? {
        guard !templates.isEmpty, text.utf8.count <= AmountText.maximumBytes else { return nil }
        let scalars = Array(text.unicodeScalars)
        let numbers = numbers(in: scalars)
        for template in templates.lazy.compactMap(TextTemplate.init) {
            let fitting = template.fitting(numbers, in: scalars)
            guard let number = fitting.first else { continue }
            guard fitting.count == 1 else { throw .severalNumbers }
            var alone = scalars
            for place in numbers where place != number {
                alone.replaceSubrange(place, with: repeatElement(other, count: place.count))
            }
            let words = alone[number.upperBound...].drop(while: \.isBlank)
            let unit = CurrencyMark.prefix(of: words)?.mark.count ?? 0
            if words.dropFirst(unit).drop(while: \.isBlank).first == other { throw .severalNumbers }
            return String(String.UnicodeScalarView(alone))
        }
        return nil
    }

    /// Digits, and the points and commas between them.
    private static func numbers(in text: Scalars) -> [Range<Int>] {
        var numbers: [Range<Int>] = []
        for place in text.indices where text[place].properties.numericType == .decimal {
            let end = numbers.last?.upperBound
            let isJoined = end.map { text[$0..<place].allSatisfy { ".,٫٬·．".unicodeScalars.contains($0) } } ?? false
            let start = isJoined ? numbers.removeLast().lowerBound : place
            numbers.append(start..<place + 1)
        }
        return numbers
    }

    private func fitting(_ numbers: [Range<Int>], in text: Scalars) -> [Range<Int>] {
        let reversed = Array(text.reversed())
        guard let start = Self.end(ofAllButLast: before, in: text),
            let end = Self.end(ofAllButLast: behind, in: reversed)
        else { return [] }
        return numbers.filter { number in
            Self.ends(text[..<number.lowerBound], with: before, from: start)
                && Self.ends(reversed[..<(text.count - number.upperBound)], with: behind, from: end)
        }
    }

    /// Where the pieces but the last one end at the earliest; `nil` if the text does not have them.
    private static func end(ofAllButLast pieces: [Scalars], in text: Scalars) -> Int? {
        guard pieces.count > 1 else { return 0 }
        guard text.starts(with: pieces[0]) else { return nil }
        var at = pieces[0].count
        for piece in pieces[1..<pieces.count - 1] {
            guard let found = text[at...].indices.first(where: { text[$0...].starts(with: piece) }) else { return nil }
            at = found + piece.count
        }
        return at
    }

    /// Whether a text has the last piece at its end, behind the others, or is that piece if there are no others.
    private static func ends(_ text: ArraySlice<Unicode.Scalar>, with pieces: [Scalars], from start: Int) -> Bool {
        guard let piece = pieces.last, text.suffix(piece.count).elementsEqual(piece) else { return false }
        let place = text.count - piece.count
        return pieces.count == 1 ? place == 0 : place >= start
    }

    private static func pieces(of text: Scalars, between mark: String) -> [Scalars] {
        let mark = Array(mark.unicodeScalars)
        var pieces: [Scalars] = [[]]
        var rest = text[...]
        while let first = rest.first {
            let isMark = rest.starts(with: mark)
            if isMark { pieces.append([]) } else { pieces[pieces.count - 1].append(first) }
            rest = rest.dropFirst(isMark ? mark.count : 1)
        }
        return pieces
    }
}
