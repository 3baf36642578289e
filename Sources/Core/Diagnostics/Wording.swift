import VoiceAssetUnicodeText

/// The text with what is not seen but acts made visible, as `\u{1b}`: control characters, line breaks, and the marks that turn
/// the direction of what follows. So nothing that somebody wrote can drive the terminal, forge a line, or stand in another
/// order than it was written in. (Unicode Technical Report 36, 3.3)
package func printable(_ text: String) -> String {
    // Most texts are ASCII or nearly so.
    guard text.unicodeScalars.contains(where: \.actsUnseen) else { return text }
    return text.unicodeScalars.map { scalar in
        scalar.actsUnseen ? "\\u{\(String(scalar.value, radix: 16))}" : String(Character(scalar))
    }.joined()
}

extension Unicode.Scalar {
    /// Whether a terminal does something else with it than to show it: the general categories `Cc`, `Zl` and `Zp`, and the
    /// property `Bidi_Control`, without looking them up. What joins letters or parts them stays: words need it.
    var actsUnseen: Bool {
        switch value {
        case 0..<0x20, 0x7f...0x9f, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
        default: false
        }
    }
}

/// A piece of the user's text in a message: in backquotes, cut to 40 characters.
package func quoted(_ scalars: some Collection<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.prefix(40))
    return "`\(String(text))\(scalars.count > 40 ? "…" : "")`"
}

/// A piece of the user's text in a message: in backquotes, cut to 40 characters.
package func quoted(_ text: String) -> String { quoted(text.unicodeScalars) }

extension StringProtocol {
    /// The text without white space at its ends.
    package var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
    }
}

/// A number and what it counts: `1 clip`, `2 clips`.
///
/// - Parameter word: in the singular; its plural has an s.
package func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

/// Finds what somebody meant who wrote a name that does not exist.
package struct NearestName {
    private let candidates: [(name: String, letters: [Unicode.Scalar])]
    /// How many more comparisons are made; then there are no more answers, so that large inputs stay quick.
    private var budget = 1_000_000

    package init(among candidates: some Sequence<String>) {
        self.candidates = candidates.map { ($0, Array($0.lowercased().unicodeScalars)) }
    }

    /// The candidate that differs least: in case only, or by one slip (two in names of six and more characters). A slip
    /// is a character that is missing, added, wrong, or swapped with its neighbour.
    ///
    /// - Parameter isMeant: tells which candidates count.
    package mutating func callAsFunction(_ name: String, where isMeant: (String) -> Bool = { _ in true }) -> String? {
        let letters = Array(name.lowercased().unicodeScalars)
        guard letters.count <= 64, budget >= candidates.count else { return nil }
        budget -= candidates.count
        var best: (name: String, distance: Int)?
        var limit = letters.count < 3 ? 0 : letters.count < 6 ? 1 : 2
        for candidate in candidates where isMeant(candidate.name) {
            guard
                let distance = EditDistance.optimalStringAlignment.between(letters, candidate.letters, limit: limit)
            else { continue }
            best = (candidate.name, distance)
            if distance == 0 { break }
            limit = distance - 1
        }
        return best?.name
    }
}
