package import VoiceAssetCore

/// A program that speaks a text into a file.
extension ProgramLine {
    /// eSpeak NG, which knows more than a hundred languages by their tags.
    package static let espeak = espeak([])

    private static func espeak(_ options: [String]) -> ProgramLine {
        ProgramLine(words: ["espeak-ng", "-v", "{locale}"] + options + ["-w", "{out}", "--", "{text}"])
    }

    /// Lines that say a word more slowly, where a voice that speaks it at its own pace, 175 words a minute, is hardly heard: eSpeak NG has such in Thai,
    /// Hindi, Ukrainian and Arabic. Of another program nobody knows how.
    var slower: [ProgramLine] { self == .espeak ? [.espeak(["-s", "120"]), .espeak(["-s", "80"])] : [] }

    /// Whether the program would take a text for one of its options: an argument begins with it, and it with `-`, and no `--`
    /// before it says that there are no more options.
    func takesForOption(_ text: String) -> Bool {
        guard text.utf8.first == UInt8(ascii: "-") else { return false }
        let arguments = words.dropFirst()
        let before = arguments.prefix { !$0.hasPrefix("{text}") }
        return before.count < arguments.count && !before.contains("--")
    }
}
