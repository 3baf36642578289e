/// The words of an old recording's name.
struct FileNameWords {
    /// In lower case, without what marks a copy.
    let words: [String]
    /// True of `7~2`, `7 (1)` and `7 copy 2`: another file has the same name without the mark.
    let isCopy: Bool

    /// Words that are looked at.
    private static let maximumWords = 16

    init(of file: String) {
        let stem = Self.stem(of: file)
        let plain = stem.replacing(/(~[0-9]+| ?\([0-9]+\)| copy( [0-9]+)?)$/, with: "")
        isCopy = plain != stem
        // Lingua Libre: LL-Q150 (fra)-Speaker-deux
        let said = plain.wholeMatch(of: /LL-Q[0-9]+[ _]?\([^)]*\)-[^-]+-(.+)/)?.1 ?? Substring(plain)
        words = Array(Self.words(of: said).prefix(Self.maximumWords))
    }

    /// A file's name without its extension.
    static func stem(of file: String) -> String { String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)]) }

    /// The words of a text: letters and digits apart, and what begins with a capital. `ttsNo07` is `tts`, `no`, `07`.
    static func words(of text: some StringProtocol) -> [String] {
        var words: [String] = []
        var last: (isDigit: Bool?, isCapital: Bool) = (nil, false)
        for character in text {
            let digit = character.isLetter ? nil : character.wholeNumberValue
            let isDigit: Bool? = character.isLetter ? false : digit.map { _ in true }
            if let isDigit {
                let begins = isDigit != last.isDigit || character.isUppercase && !last.isCapital
                let written = digit.map { "\($0)" } ?? character.lowercased()
                if !begins, let word = words.popLast() { words.append(word + written) } else { words.append(written) }
            }
            last = (isDigit, character.isUppercase)
        }
        return words
    }

    /// The number that English words say, and whether it is the word for a unit: `seven`, `forty-five`, `hundred`.
    static func number(ofEnglish words: some Collection<String>) -> (value: Int64, isUnit: Bool)? {
        let name = words.joined(separator: "-")
        return units[name].map { ($0, true) } ?? numbers[name].map { ($0, false) }
    }

    private static let units = Dictionary(
        ClipNames.unitNames.map { ($1, $0) } + [("lakh", 100_000), ("crore", 10_000_000)]
    ) { first, _ in first }

    private static let numbers: [String: Int64] = {
        let english = ICURules("en")
        let words = (Int64(0)...99).map { (english?.spell($0, by: "%spellout-cardinal") ?? "", $0) }
        return Dictionary(words) { first, _ in first }
    }()
}
