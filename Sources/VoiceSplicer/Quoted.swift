import VoiceTables

extension StringProtocol {
    /// The text for a message: in quotes, on one line, with nothing invisible in it and at most 100 characters long.
    package var quoted: String {
        let shown = unicodeScalars.prefix(100)
        return "'\(shown.visible)\(shown.endIndex == unicodeScalars.endIndex ? "" : "…")'"
    }
}
