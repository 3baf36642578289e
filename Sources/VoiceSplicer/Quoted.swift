extension StringProtocol {
    /// The text for a message: in quotes, on one line, with nothing invisible in it and at most 100 characters long.
    var quoted: String {
        let shown = unicodeScalars.prefix(100)
        let text = shown.map { Self.isInvisible($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
        return "'\(text)\(shown.endIndex == unicodeScalars.endIndex ? "" : "…")'"
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
