/// What a text tells about how long it takes to say, whatever its script.
package struct TextLength: Sendable, Hashable {
    /// Syllables, roughly; at least 1.
    package var syllables: Double
    /// Consonants besides.
    package var consonants: Double

    /// What a duration is a sum of: a constant, so much a syllable and so much a consonant.
    package var terms: [Double] { [1, syllables, consonants] }

    /// A word of one syllable, in place of a text that is not known.
    package static let unknown = TextLength(syllables: 1, consonants: 0)

    private init(syllables: Double, consonants: Double) {
        self.syllables = syllables
        self.consonants = consonants
    }

    /// A digit counts as a syllable.
    package init(_ text: String) {
        self.init(syllables: 0, consonants: 0)
        var wasVowel = false
        for scalar in text.lowercased().unicodeScalars.lazy.map(\.baseLetter) {
            guard scalar.isSpoken else {
                // A mark belongs to its letter, a space ends a syllable.
                if scalar.properties.canonicalCombiningClass == .notReordered { wasVowel = false }
                continue
            }
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
    }

    /// nil if the text has no letters, or digits, whose words are not known here; an ideograph's numeral is a word.
    package init?(spelledOut text: String) {
        let letters = text.unicodeScalars.filter(\.isSpoken)
        guard !letters.isEmpty, !letters.contains(where: { !$0.properties.isAlphabetic }) else { return nil }
        self.init(text)
    }

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
}

extension Unicode.Scalar {
    /// Whether it is a letter or a digit.
    package var isSpoken: Bool { properties.isAlphabetic || properties.numericType != nil }
}
