/// A program that speaks a text into a file, with its arguments: words in which `{text}`, `{locale}` and `{out}` stand for
/// what is said, its language and the file. It is run as it stands here and never by a shell, so that no text can be more
/// than a text.
package struct SpeechCommand: Sendable, Hashable {
    /// The program, then its arguments.
    package let words: [String]

    /// Why a line is no such command.
    package enum Fault: Error, Sendable, Hashable {
        case empty
        /// A quotation mark or a backslash with nothing behind it.
        case unfinished
        /// What must be said somewhere in it: `{text}` or `{out}`.
        case without(String)
    }

    /// eSpeak NG, which knows more than a hundred languages by their tags.
    package static let espeak = SpeechCommand(words: ["espeak-ng", "-v", "{locale}", "-w", "{out}", "--", "{text}"])

    private init(words: [String]) { self.words = words }

    /// Reads a line: words with spaces between them, quoted as for a shell where one holds a space.
    package init(_ line: String) throws(Fault) {
        let words = try Self.words(of: line)
        guard let program = words.first, !program.isEmpty else { throw .empty }
        for slot in ["{text}", "{out}"] where !words.dropFirst().contains(where: { $0.contains(slot) }) {
            throw .without(slot)
        }
        self.words = words
    }

    private static func words(of line: String) throws(Fault) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var rest = line[...]
        while let character = rest.popFirst() {
            switch (character, quote) {
            case ("\\", nil), ("\\", "\""):
                guard let next = rest.popFirst() else { throw .unfinished }
                word = (word ?? "") + String(next)
            case ("'", nil), ("\"", nil):
                quote = character
                word = word ?? ""
            case (_, let mark?) where mark == character:
                quote = nil
            case (_, nil) where character.isWhitespace:
                if let word { words.append(word) }
                word = nil
            default:
                word = (word ?? "") + String(character)
            }
        }
        guard quote == nil else { throw .unfinished }
        return words + (word.map { [$0] } ?? [])
    }

    /// The program and its arguments for one text. What is put in is not looked at again.
    func arguments(text: String, locale: String, file: String) -> [String] {
        words.map { word in
            var filled = ""
            var rest = word[...]
            while let start = rest.firstIndex(of: "{") {
                filled += rest[..<start]
                rest = rest[start...]
                let slots = [("{text}", text), ("{locale}", locale), ("{out}", file)]
                if let (slot, value) = slots.first(where: { rest.hasPrefix($0.0) }) {
                    filled += value
                    rest = rest.dropFirst(slot.count)
                } else {
                    filled.append(rest.removeFirst())
                }
            }
            return filled + rest
        }
    }
}
