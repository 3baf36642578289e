import VoiceAssetDiagnostics

/// Text as content or attribute of an XML document.
enum XMLText {
    /// What XML 1.0 gives a meaning is escaped (§2.4), and what no document of it may hold (§2.2) made visible.
    static func escaped(_ text: String) -> String {
        printable(text).unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&apos;"
            case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
            default: String(Character(scalar))
            }
        }.joined()
    }
}
