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
