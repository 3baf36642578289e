extension Unicode.Scalar {
    /// Whether it belongs to a script that is written without spaces between words. (The Unicode Standard 16, chapters 13,
    /// 16, 17 and 18: Thai, Lao, Myanmar, Khmer, Tai, Javanese, Balinese, Tibetan; Han, Hiragana, Katakana, Bopomofo, Yi.
    /// Hangul has spaces.)
    package var isWrittenWithoutSpaces: Bool {
        value >= 0x0e00 && Self.unspacedBlocks.contains { $0.contains(value) }
    }

    /// The blocks of these scripts. (Unicode 16, Blocks.txt)
    private static let unspacedBlocks: [ClosedRange<UInt32>] = [
        0x0e00...0x0fff,  // Thai, Lao, Tibetan
        0x1000...0x109f,  // Myanmar
        0x1780...0x17ff,  // Khmer
        0x1950...0x19ff,  // Tai Le, New Tai Lue, Khmer symbols
        0x1a20...0x1aaf,  // Tai Tham
        0x1b00...0x1b7f,  // Balinese
        0x2e80...0x312f,  // CJK radicals and punctuation, Hiragana, Katakana, Bopomofo
        0x3190...0x4dbf,  // Kanbun to CJK extension A
        0x4e00...0xa4cf,  // CJK, Yi
        0xa980...0xa9ff,  // Javanese, Myanmar extended B
        0xaa60...0xaadf,  // Myanmar extended A, Tai Viet
        0xf900...0xfaff,  // CJK compatibility ideographs
        0xfe30...0xfe4f,  // CJK compatibility forms
        0xff00...0xff9f,  // full-width forms, half-width Katakana
        0x1aff0...0x1b16f,  // Kana extended
        0x20000...0x3fffd,  // CJK extensions B and later
    ]
}
