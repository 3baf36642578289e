package import VoiceAssetPrograms

/// A program that speaks a text into a file: in its words `{text}`, `{locale}` and `{out}` stand for what is said, its
/// language and the file.
package struct SpeechCommand: Sendable, Hashable {
    private let line: ProgramLine

    /// Why a line is no such command.
    package enum Fault: Error, Sendable, Hashable {
        case line(ProgramLine.Fault)
        /// What must be said somewhere in it: `{text}` or `{out}`.
        case without(String)
    }

    /// eSpeak NG, which knows more than a hundred languages by their tags.
    package static let espeak = SpeechCommand(
        line: ProgramLine(words: ["espeak-ng", "-v", "{locale}", "-w", "{out}", "--", "{text}"]))

    private init(line: ProgramLine) { self.line = line }

    package init(_ text: String) throws(Fault) {
        do throws(ProgramLine.Fault) { line = try ProgramLine(text) } catch { throw .line(error) }
        for slot in ["{text}", "{out}"] where !line.asks(for: slot) { throw .without(slot) }
    }

    /// Whether the program would take a text for one of its options: an argument begins with it, and it with `-`, and no `--`
    /// before it says that there are no more options.
    func takesForOption(_ text: String) -> Bool {
        guard text.utf8.first == UInt8(ascii: "-") else { return false }
        let arguments = line.words.dropFirst()
        let before = arguments.prefix { !$0.hasPrefix("{text}") }
        return before.count < arguments.count && !before.contains("--")
    }

    /// The program and its arguments for one text.
    func arguments(text: String, locale: String, file: String) -> [String] {
        line.filled([("{text}", text), ("{locale}", locale), ("{out}", file)])
    }
}
