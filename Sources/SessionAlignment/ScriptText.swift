package import VoiceAssetUnicodeText

/// What a clip's text tells about its sound.
package struct ScriptText: Sendable, Hashable {
    /// How long it takes to say.
    package var length: TextLength
    /// Its first letters, in lower case and without marks.
    package var letters: [Unicode.Scalar]
    /// Whether it has an s or the like; nil if the spelling does not tell.
    package var isSibilant: Bool?

    package init(_ text: String) {
        length = TextLength(text)
        letters = Array(
            text.lowercased().unicodeScalars.lazy.map(\.baseLetter).filter(\.isSpoken).prefix(Self.mostLetters))
        isSibilant = Sibilants.tell(text.lowercased())
    }

    /// Letters that are compared: to compare two texts takes time in proportion to the product of their lengths.
    package static let mostLetters = 100

    /// How alike two texts are: 1 the same letters, 0 nothing in common.
    package func likeness(to other: ScriptText) -> Double {
        guard !letters.isEmpty || !other.letters.isEmpty else { return 0 }
        return 1 - EditDistance.levenshtein.share(letters, other.letters)
    }
}
