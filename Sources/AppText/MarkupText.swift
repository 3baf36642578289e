extension String {
    /// As content or as an attribute's value in XML and HTML: what XML 1.0 gives a meaning is escaped (§2.4), and the two
    /// characters that no document of it may hold (§2.2) become U+FFFD.
    package var inMarkup: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
