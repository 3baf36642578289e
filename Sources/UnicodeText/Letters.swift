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

extension String {
    /// Whether a stop is written twice in an Indic script: with a virama between, as in Malayalam എട്ട്, or behind an addak, as in
    /// Gurmukhi ਸੱਤ. The second may be the aspirate of the first, as in Hindi अच्छा.
    package var doublesAnIndicStop: Bool {
        // Joiners only say what it looks like.
        let scalars = unicodeScalars.filter { $0.value != 0x200c && $0.value != 0x200d }
        return scalars.indices.dropFirst().contains { index in
            let scalar = scalars[index]
            guard scalars.index(after: index) < scalars.endIndex else { return false }
            let (first, second) = (scalars[scalars.index(before: index)], scalars[scalars.index(after: index)])
            if scalar.isAddak { return second.isIndicStop }
            return scalar.properties.canonicalCombiningClass == .virama && first.isIndicStop && second.isIndicStop
                && (first == second || first.value + 1 == second.value)
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isAddak: Bool { value == 0x0a71 }

    /// Whether it is a consonant in which the mouth is shut, of Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu,
    /// Kannada, Malayalam or Sinhala. Nasals are none.
    fileprivate var isIndicStop: Bool {
        if (0x0d80...0x0dff).contains(value) { return Self.sinhala.contains { $0.contains(value) } }
        return (0x0900...0x0d7f).contains(value) && Self.offsets.contains { $0.contains(value & 0x7f) }
    }

    /// Where the stops stand in the blocks, which are laid out alike; and ற and റ, which are stops where they are doubled.
    /// (The Unicode Standard 16, chapters 12 and 13)
    private static let offsets: [ClosedRange<UInt32>] = [
        0x15...0x18, 0x1a...0x1d, 0x1f...0x22, 0x24...0x27, 0x2a...0x2d, 0x31...0x31,
    ]
    private static let sinhala: [ClosedRange<UInt32>] = [
        0x0d9a...0x0d9d, 0x0da0...0x0da3, 0x0da7...0x0daa, 0x0dad...0x0db0, 0x0db4...0x0db7,
    ]
}

extension Unicode.Scalar {
    /// The marks that nobody sees, and that say where clips join or do nothing, with their names.
    package static let invisibleMarks: [(mark: Unicode.Scalar, name: String)] = [
        ("\u{AD}", "soft hyphen (U+00AD)"), ("\u{200B}", "zero-width space (U+200B)"),
        ("\u{2060}", "word joiner (U+2060)"), ("\u{FEFF}", "byte order mark (U+FEFF)"),
    ]

    /// Whether it is one of them.
    package var isInvisibleMark: Bool { value >= 0xAD && Self.invisibleMarks.contains { $0.mark == self } }
}

extension String {
    /// The text without invisible marks.
    package var withoutInvisibleMarks: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isInvisibleMark }))
    }
}
