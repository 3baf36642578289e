import VoiceAssetUnicodeText

/// What a clip's text tells about its sound.
package struct ScriptText: Sendable, Hashable {
    /// How many syllables it has, roughly.
    package var syllables: Double
    /// How many consonants besides.
    package var consonants: Double
    /// Its first letters, in lower case and without marks.
    package var letters: [Unicode.Scalar]
    /// Whether it has an s or the like; nil if the spelling does not tell.
    package var isSibilant: Bool?

    package init(_ text: String) {
        letters = []
        syllables = 0
        consonants = 0
        var wasVowel = false
        for scalar in text.lowercased().unicodeScalars.lazy.map(\.baseLetter) {
            guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
                // A mark belongs to its letter, a space ends a syllable.
                if scalar.properties.canonicalCombiningClass == .notReordered { wasVowel = false }
                continue
            }
            if letters.count < Self.mostLetters { letters.append(scalar) }
            switch Self.kind(of: scalar) {
            case .syllable: (syllables, wasVowel) = (syllables + 1, false)
            case .vowel:
                syllables += wasVowel ? 0.15 : 1
                wasVowel = true
            case .abugida: (syllables, wasVowel) = (syllables + 0.6, false)
            case .abjad: (syllables, wasVowel) = (syllables + 0.5, false)
            case .mute: break
            case .consonant: (consonants, wasVowel) = (consonants + 1, false)
            }
        }
        syllables = max(1, syllables)
        isSibilant = Sibilants.tell(text.lowercased())
    }

    /// Letters that are compared: to compare two texts takes time in proportion to the product of their lengths.
    package static let mostLetters = 100

    private enum Kind { case syllable, vowel, abugida, abjad, consonant, mute }

    private static let vowels = Set("aeiouyæøœıаеёийоуыэюяіїєαεηιουω".unicodeScalars)
    private static let mutes = Set("ьъ'’".unicodeScalars)

    private static func kind(of scalar: Unicode.Scalar) -> Kind {
        if vowels.contains(scalar) { return .vowel }
        if mutes.contains(scalar) { return .mute }
        switch scalar.value {
        case 0x30...0x39: return .syllable
        // Hangul and its decomposed initials; the vowels and finals that follow add nothing.
        case 0xac00...0xd7a3, 0x1100...0x1112: return .syllable
        case 0x1161...0x11ff: return .mute
        // Small kana belong to the one before.
        case 0x3083, 0x3085, 0x3087, 0x30e3, 0x30e5, 0x30e7: return .mute
        case 0x3040...0x30ff, 0x3400...0x9fff, 0xf900...0xfaff, 0x20000...0x3ffff: return .syllable
        // Hebrew and Arabic write half of the vowels. Before a pause ة is only the vowel of the letter before it.
        case 0x0629: return .mute
        case 0x05d0...0x05ea, 0x0620...0x064a, 0x066e...0x06d3: return .abjad
        case 0x0900...0x0dff, 0x0e00...0x0fff, 0x1000...0x109f, 0x1780...0x17ff: return .abugida
        default: return .consonant
        }
    }

    /// How alike two texts are: 1 the same letters, 0 nothing in common.
    package func likeness(to other: ScriptText) -> Double {
        guard !letters.isEmpty || !other.letters.isEmpty else { return 0 }
        return 1 - EditDistance.levenshtein.share(letters, other.letters)
    }
}
