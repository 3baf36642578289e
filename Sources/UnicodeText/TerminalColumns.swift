extension StringProtocol {
    /// The columns that printable text takes on a terminal.
    package var terminalColumns: Int { unicodeScalars.reduce(0) { $0 + $1.terminalColumns } }
}

extension Unicode.Scalar {
    /// The columns that a printable character takes on a terminal: none for marks and what is not seen, two for the wide
    /// and full-width ones of UAX #11.
    package var terminalColumns: Int {
        if isASCII { return 1 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        case .format: return Self.drawnFormats.contains { $0.contains(value) } ? 1 : 0
        default: return joinsInitial ? 0 : isWide ? 2 : 1
        }
    }

    /// The soft hyphen, and the signs that enclose a number in Arabic, Syriac and Kaithi.
    private static let drawnFormats: [ClosedRange<UInt32>] = [
        0xad...0xad, 0x600...0x605, 0x6dd...0x6dd, 0x70f...0x70f, 0x890...0x891, 0x8e2...0x8e2, 0x110bd...0x110bd,
        0x110cd...0x110cd,
    ]

    /// Whether it is a vowel or a final of Hangul, which becomes one syllable with the initial before it.
    private var joinsInitial: Bool { 0x1160...0x11ff ~= value || 0xd7b0...0xd7fb ~= value }

    private var isWide: Bool {
        if properties.isEmojiPresentation { return !(0x1f1e6...0x1f1ff ~= value) }
        return Self.wide.contains { $0.contains(value) }
    }

    /// What is wide besides emoji. (Unicode 15, EastAsianWidth.txt)
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115f,  // initials of Hangul
        0x2329...0x232a,  // angle brackets
        0x2e80...0x303e, 0x3041...0xa4cf,  // CJK, kana, Yi
        0xa960...0xa97f, 0xac00...0xd7a3,  // Hangul
        0xf900...0xfaff,  // CJK compatibility ideographs
        0xfe10...0xfe19, 0xfe30...0xfe6f,  // vertical and small forms
        0xff01...0xff60, 0xffe0...0xffe6,  // full-width forms
        0x16fe0...0x1b2ff,  // Tangut, Khitan, kana, Nüshu
        0x1f200...0x1f2ff,  // enclosed ideographs
        0x20000...0x3fffd,  // CJK extensions
    ]
}
