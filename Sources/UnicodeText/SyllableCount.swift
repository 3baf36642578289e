/// About how many syllables a text has: what a clip's length is held against.
package enum SyllableCount {
    /// The number of groups of vowels in alphabetic scripts; the number of characters in those of China, Japan and Korea;
    /// half the letters elsewhere, where vowels are often not written. nil if the text has digits, whose words are not
    /// known here, or no letters.
    package static func count(_ text: String) -> Int? {
        var (syllables, others) = (0, 0)
        for word in text.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "'" }) {
            guard !word.contains(where: \.isNumber) || word.contains(where: isIdeograph) else { return nil }
            syllables += count(word, &others)
        }
        let sum = syllables + (others + 1) / 2
        return sum > 0 ? sum : nil
    }

    private static func count(_ word: Substring, _ others: inout Int) -> Int {
        let letters = word.unicodeScalars.map(\.baseLetter)
        var (count, inGroup, isAlphabetic) = (0, false, false)
        for letter in letters {
            if isCharacterASyllable(letter) {
                count += 1
                inGroup = false
            } else if isLatinGreekOrCyrillic(letter) {
                isAlphabetic = true
                let isVowel = vowels.contains(letter)
                // In Cyrillic every vowel is a syllable.
                if isVowel, !inGroup || letter.value >= 0x400 { count += 1 }
                inGroup = isVowel
            } else if letter.properties.isAlphabetic {
                others += 1
            }
        }
        // The e that English does not say: five, nine.
        if letters.count > 2, word.last == "e", count > 1, !vowels.contains(letters[letters.count - 2]) {
            count -= 1
        }
        return isAlphabetic ? max(1, count) : count
    }

    private static let vowels = Set("aeiouyæøœıαεηιουωаеёиоуыэюяіїєў".unicodeScalars)

    private static func isLatinGreekOrCyrillic(_ letter: Unicode.Scalar) -> Bool {
        letter.properties.isAlphabetic && letter.value < 0x530
    }

    private static func isIdeograph(_ character: Character) -> Bool {
        character.unicodeScalars.contains { $0.properties.isIdeographic }
    }

    /// Han characters, kana and Hangul.
    private static func isCharacterASyllable(_ letter: Unicode.Scalar) -> Bool {
        letter.properties.isIdeographic || (0x3041...0x30ff).contains(letter.value)
            || (0xac00...0xd7a3).contains(letter.value)
    }
}

extension Unicode.Scalar {
    /// The letter without its marks: o of ở, α of ά. Itself if it has none, or is no Latin, Greek or Cyrillic letter.
    ///
    /// The standard library has no decomposition, but it knows the names: LATIN SMALL LETTER O WITH HORN AND HOOK ABOVE.
    package var baseLetter: Unicode.Scalar {
        guard value >= 0xc0, value < 0x530 || (0x1e00...0x1fff).contains(value), let name = properties.name,
            let marks = name.firstRange(of: " WITH ")
        else { return self }
        return Self.letters[String(name[..<marks.lowerBound])] ?? self
    }

    /// Letters without marks by their names.
    private static let letters: [String: Unicode.Scalar] = {
        let ranges: [ClosedRange<UInt32>] = [0x41...0x5a, 0x61...0x7a, 0x391...0x3a9, 0x3b1...0x3c9, 0x410...0x44f]
        let scalars = ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
        return Dictionary(
            scalars.compactMap { scalar in scalar.properties.name.map { ($0, scalar) } }, uniquingKeysWith: { $1 })
    }()
}
