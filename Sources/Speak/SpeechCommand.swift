package import VoiceAssetPrograms

/// A program that speaks a text into a file.
extension ProgramLine {
    /// eSpeak NG, which knows more than a hundred languages by their tags.
    package static let espeak = ProgramLine(words: ["espeak-ng", "-v", "{locale}", "-w", "{out}", "--", "{text}"])

    /// Whether the program would take a text for one of its options: an argument begins with it, and it with `-`, and no `--`
    /// before it says that there are no more options.
    func takesForOption(_ text: String) -> Bool {
        guard text.utf8.first == UInt8(ascii: "-") else { return false }
        let arguments = words.dropFirst()
        let before = arguments.prefix { !$0.hasPrefix("{text}") }
        return before.count < arguments.count && !before.contains("--")
    }
}
