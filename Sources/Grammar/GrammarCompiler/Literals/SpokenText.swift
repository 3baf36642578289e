import VoiceAssetAppText
import VoiceAssetUnicodeText

/// A text as it is spoken, for comparison: which of its characters are heard, and where it may be cut.
///
/// Spaces, hyphens and commas separate words and are not heard; a soft hyphen or a zero-width space marks a join inside a word.
/// In scripts that are written without spaces (Han, kana, Thai, Lao, Khmer, Myanmar and others) a text may be cut
/// between any two letters.
///
/// `{id}` is a clip of its own, whatever hyphens it has: a text may be cut before and behind it, and not inside.
///
/// Two texts are alike if they look alike, because nobody sees the difference in an editor and keyboards differ:
/// - composed and decomposed letters (canonical equivalence, NFC and NFD), which is how Swift compares characters;
/// - with and without what Unicode calls default ignorable: direction marks, variation selectors, and the joiners
///   U+200C and U+200D. Those shape Persian and Indic letters but do not change the word; they stay in what is shown;
/// - the apostrophes `'`, `’`, `‘`, `ʼ` and `ʻ`.
///
/// Compatibility forms (NFKC) are not alike: it would make `²` a `2` and `½` three characters, which are said differently.
struct SpokenText: Hashable {
    /// The heard characters, for comparison; words with one space between them.
    let characters: [Character]
    /// The same as they are written.
    let shown: [Character]
    /// Whether it may be cut before each character; one more for the end.
    let cuts: [Bool]
    /// The number of the text that must not be cut, by characters.
    let whole: Range<Int>?
    /// Where each character begins, by scalars of the text; one more for where the last one ends.
    private let offsets: [Int]

    /// - Parameter whole: scalars of the text that must not be cut.
    init(_ text: some StringProtocol, whole: Range<Int>? = nil) {
        var reader = Reader()
        for character in text { reader.read(character) }
        reader.trim()
        characters = reader.characters
        shown = reader.shown
        let offsets = reader.offsets + [reader.end]
        self.offsets = offsets
        cuts = zip(reader.cuts + [true], offsets).map { isCut, offset in
            guard let whole else { return isCut }
            return isCut && (offset <= whole.lowerBound || offset >= whole.upperBound)
        }
        self.whole = whole.flatMap { whole in
            let inside = offsets.indices.dropLast().filter { whole.contains(offsets[$0]) }
            return inside.first.flatMap { first in inside.last.map { first..<($0 + 1) } }
        }
    }

    /// Collects characters.
    private struct Reader {
        var characters: [Character] = []
        var shown: [Character] = []
        var cuts: [Bool] = []
        var offsets: [Int] = []
        /// Where the last heard character ends.
        var end = 0
        private var offset = 0
        private var isCut = true
        private var isInID = false

        mutating func read(_ character: Character) {
            defer { offset += character.unicodeScalars.count }
            guard let first = character.unicodeScalars.first else { return }
            if isInID || first == "{" { return readID(character) }
            if isSeparator(first) {
                isCut = true
                if let last = characters.last, last != " ", !first.isInvisibleMark { append(" ", " ", isCut: true) }
                return
            }
            guard let heard = SpokenText.heard(character), let first = heard.unicodeScalars.first else { return }
            let isUnspaced =
                characters.last?.unicodeScalars.first?.isWrittenWithoutSpaces == true && first.isWrittenWithoutSpaces
            append(heard, character, isCut: isCut || isUnspaced || characters.last == " ")
            end = offset + character.unicodeScalars.count
            isCut = false
        }

        /// Reads on in `{id}`.
        private mutating func readID(_ character: Character) {
            append(character, character, isCut: !isInID)
            end = offset + character.unicodeScalars.count
            isInID = character != "}"
            isCut = !isInID
        }

        private mutating func append(_ heard: Character, _ character: Character, isCut: Bool) {
            characters.append(heard)
            shown.append(character)
            cuts.append(isCut)
            offsets.append(offset)
        }

        /// Removes the space at the end.
        mutating func trim() {
            guard characters.last == " " else { return }
            characters.removeLast()
            shown.removeLast()
            cuts.removeLast()
            offsets.removeLast()
        }
    }

    var isEmpty: Bool { characters.isEmpty }
    var text: String { String(characters) }

    /// What is heard of some scalars of the text, from the last place before it where the text may be cut to the first one
    /// behind it. `nil` if nothing is.
    func scalars(around range: Range<Int>) -> Range<Int>? {
        let inside = characters.indices.filter { range.contains(offsets[$0]) && characters[$0] != " " }
        guard let first = inside.first, let last = inside.last else { return nil }
        let start = (0...first).last { cuts[$0] && characters[$0] != " " } ?? 0
        let end = (last + 1..<cuts.count).first { cuts[$0] } ?? characters.count
        return offsets[start]..<offsets[end]
    }

    /// A character without what is not seen; `nil` if nothing is left.
    private static func heard(_ character: Character) -> Character? {
        var scalars = String.UnicodeScalarView()
        for scalar in character.unicodeScalars where !isIgnorable(scalar) {
            scalars.append(apostrophes.contains(scalar.value) ? "'" : scalar)
        }
        return String(scalars).first
    }

    private static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII && scalar.properties.isDefaultIgnorableCodePoint
    }

    /// U+2018 and U+2019 quotation marks, U+02BB and U+02BC modifier letters.
    private static let apostrophes: [UInt32] = [0x2018, 0x2019, 0x02BB, 0x02BC]

    /// Whether a text begins with something that separates words, with the clip of an `{id}`, or says nothing.
    static func beginsSeparated(_ text: String) -> Bool {
        let first = text.unicodeScalars.first { !isUnseen($0) }
        return first == "{" || isSeparated(first)
    }

    /// Whether a text ends with something that separates words, with the clip of an `{id}`, or says nothing.
    static func endsSeparated(_ text: String) -> Bool {
        let last = text.unicodeScalars.last { !isUnseen($0) }
        return last == "}" || isSeparated(last)
    }

    /// Whether it is neither heard nor parts words.
    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool { isIgnorable(scalar) && !scalar.isInvisibleMark }

    /// Whether it separates words; so does the end of a text.
    static func isSeparated(_ scalar: Unicode.Scalar?) -> Bool { scalar.map(isSeparator) ?? true }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .dashPunctuation: true
        case .control: true
        case .otherPunctuation: commas.contains(scalar.value)
        default: scalar.isInvisibleMark
        }
    }

    /// Of ASCII, Arabic, Chinese and the full-width forms: Irish and Swahili have them between thousands and the rest.
    private static let commas: [UInt32] = [0x2C, 0x060C, 0x3001, 0xFF0C]
}
