/// A text as it is spoken: which of its characters are heard, and where it may be cut.
///
/// Spaces, hyphens and commas separate words and are not heard; a soft hyphen or a zero-width space marks a join inside a word.
/// In scripts that are written without spaces (Han, kana, Thai, Lao, Khmer, Myanmar and others) a text may be cut
/// between any two letters.
struct SpokenText: Hashable {
    /// The heard characters; words with one space between them.
    let characters: [Character]
    /// Whether it may be cut before each character; one more for the end.
    let cuts: [Bool]

    init(_ text: some StringProtocol) {
        var characters: [Character] = []
        var cuts: [Bool] = []
        var isCut = true
        for character in text {
            guard let first = character.unicodeScalars.first else { continue }
            if Self.isSeparator(first) {
                isCut = true
                if let last = characters.last, last != " ", !Self.isJoin(first) {
                    characters.append(" ")
                    cuts.append(true)
                }
                continue
            }
            let isUnspaced =
                characters.last?.unicodeScalars.first.map(Self.isUnspaced) == true && Self.isUnspaced(first)
            cuts.append(isCut || isUnspaced || characters.last == " ")
            characters.append(character)
            isCut = false
        }
        if characters.last == " " {
            characters.removeLast()
            cuts.removeLast()
        }
        self.characters = characters
        self.cuts = cuts + [true]
    }

    var isEmpty: Bool { characters.isEmpty }
    var text: String { String(characters) }

    /// Whether a text begins or ends with something that separates words.
    static func isSeparated(_ scalar: Unicode.Scalar?) -> Bool { scalar.map(isSeparator) ?? true }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .dashPunctuation: true
        case .control: true
        case .otherPunctuation: commas.contains(scalar.value)
        default: isJoin(scalar)
        }
    }

    /// Of ASCII, Arabic, Chinese and the full-width forms: Irish and Swahili have them between thousands and the rest.
    private static let commas: [UInt32] = [0x2C, 0x060C, 0x3001, 0xFF0C]

    /// U+00AD soft hyphen, U+200B zero-width space, U+2060 word joiner, U+FEFF.
    private static func isJoin(_ scalar: Unicode.Scalar) -> Bool {
        [0xAD, 0x200B, 0x2060, 0xFEFF].contains(scalar.value)
    }

    /// The letters of scripts that are written without spaces, by Unicode's blocks.
    private static let unspaced: [ClosedRange<UInt32>] = [
        0x0E00...0x0EFF,  // Thai, Lao
        0x0F00...0x0FFF,  // Tibetan
        0x1000...0x109F,  // Myanmar
        0x1780...0x17FF,  // Khmer
        0x3005...0x3007, 0x3040...0x30FF,  // iteration mark, ideographic zero, kana
        0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF,  // Han
    ]

    private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        unspaced.contains { $0.contains(scalar.value) }
    }
}
