/// Which spellings stand for an s, sh, z, ts or the like.
enum Sibilants {
    /// Whatever the language and the letters beside them.
    private static let certain = Set("szxßśšşșźžżçсзцчшщжσςζξψسصشزסשצץזसशष".unicodeScalars)
    /// In some languages, or beside some letters.
    private static let possible = Set("cjgćčĉђћџјґثجذظچژגצ׳चछजझ".unicodeScalars)
    /// Silent at a word's end in some languages.
    private static let silentAtEnd = Set("sxz".unicodeScalars)

    /// nil if the text has letters that may be one, or that are not known here, and none that is one.
    static func tell(_ text: String) -> Bool? {
        var isUncertain = false
        for word in text.split(whereSeparator: { !$0.isLetter && !isMark($0) }) {
            let letters = Array(word.unicodeScalars)
            for (place, letter) in letters.enumerated() where letter.properties.isAlphabetic {
                let next = place + 1 < letters.count ? letters[place + 1] : nil
                if letter == "c", let next, "eiyéèêíì".unicodeScalars.contains(next) { return true }
                guard certain.contains(letter) else {
                    if possible.contains(letter) || !isKnown(letter) { isUncertain = true }
                    continue
                }
                if next != nil || !silentAtEnd.contains(letter) { return true }
                isUncertain = true
            }
        }
        // Digits are words that are not known here.
        return isUncertain || text.contains(where: \.isNumber) ? nil : false
    }

    private static func isMark(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { $0.properties.canonicalCombiningClass != .notReordered }
    }

    /// Latin, Greek, Cyrillic, Hebrew, Arabic and Devanagari.
    private static func isKnown(_ letter: Unicode.Scalar) -> Bool {
        letter.value < 0x0700 || (0x0900...0x097f).contains(letter.value) || (0x1e00...0x1fff).contains(letter.value)
    }
}
