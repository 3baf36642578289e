/// What all forms of a sheet do to texts, which come from packs that anybody may have written.
extension String {
    /// On one line and without characters that are none: line ends and tabs become spaces, other control characters
    /// U+FFFD, and so do the two that XML can't hold (XML 1.0 §2.2).
    package var onOneLine: String {
        guard unicodeScalars.contains(where: { $0.isControl || $0.isLineEnd }) else { return self }
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in unicodeScalars {
            defer { previous = scalar }
            if previous == "\r", scalar == "\n" { continue }
            result.append(scalar.isLineEnd || scalar == "\t" ? " " : scalar.isControl ? "\u{FFFD}" : scalar)
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool {
        properties.generalCategory == .control || (0xFFFE...0xFFFF).contains(value)
    }

    fileprivate var isLineEnd: Bool {
        switch self {
        case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }
}
