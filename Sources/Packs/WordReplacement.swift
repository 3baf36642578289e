/// Puts words in the place of others wherever these stand as whole words: no letter or mark touches them.
package struct WordReplacement: Sendable, Hashable {
    private struct Pair: Hashable, Sendable {
        var words: [Unicode.Scalar]
        var other: [Unicode.Scalar]
    }

    /// The longest first.
    private let pairs: [Pair]

    package init(_ pairs: [(String, String)]) {
        self.pairs = pairs.filter { !$0.0.isEmpty }
            .map { Pair(words: Array($0.0.unicodeScalars), other: Array($0.1.unicodeScalars)) }
            .sorted { $0.words.count > $1.words.count }
    }

    /// Whether one of the words stands in a text.
    package func stands(in text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        return scalars.indices.contains { pair(at: $0, in: scalars) != nil }
    }

    /// Replaced once as twice: words that stand within the other ones already stay.
    /// - Parameter isKept: whether the scalar at an index belongs to what is no text, such as the name of a rule set.
    package func replacing(in text: String, where isKept: ([Unicode.Scalar], Int) -> Bool = { _, _ in false }) -> String
    {
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        var (index, end) = (0, 0)
        while index < scalars.count {
            let found = pair(at: index, in: scalars)
            let others = pairs.map(\.other).filter { stands($0, at: index, in: scalars) }.map(\.count)
            // Other words that are no longer than what is to be replaced are some that another pair replaces.
            if let longest = others.max(), longest > found?.words.count ?? 0 { end = max(end, index + longest) }
            let pair = found.flatMap { index + $0.words.count > end && !isKept(scalars, index) ? $0 : nil }
            result.append(contentsOf: pair?.other ?? [scalars[index]])
            index += pair?.words.count ?? 1
        }
        return String(result)
    }

    private func pair(at index: Int, in scalars: [Unicode.Scalar]) -> Pair? {
        pairs.first { stands($0.words, at: index, in: scalars) }
    }

    private func stands(_ words: [Unicode.Scalar], at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        let end = index + words.count
        return (index == 0 || !Self.isOfWord(scalars[index - 1])) && end <= scalars.count
            && scalars[index..<end].elementsEqual(words) && (end == scalars.count || !Self.isOfWord(scalars[end]))
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .decimalNumber:
            true
        default: false
        }
    }
}
