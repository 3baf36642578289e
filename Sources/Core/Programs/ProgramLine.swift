/// A program of the user's with its arguments: words in which slots such as `{text}` stand for what is put in. It is run as
/// it stands here and never by a shell, so that nothing that is put in can be more than a part of one argument.
package struct ProgramLine: Sendable, Hashable {
    /// The program, then its arguments.
    package let words: [String]

    /// Why a line names no program.
    package enum Fault: Error, Sendable, Hashable {
        case empty
        /// A quotation mark or a backslash with nothing behind it.
        case unfinished
        /// What must be said somewhere in it: `{text}`.
        case without(String)
    }

    package init(words: [String]) { self.words = words }

    /// Reads a line: words with spaces between them, quoted as for a shell where one holds a space.
    ///
    /// - Parameter slots: those that must stand in its arguments.
    package init(_ line: String, asking slots: [String]) throws(Fault) {
        words = try Self.words(of: line)
        guard let program = words.first, !program.isEmpty else { throw .empty }
        for slot in slots where !words.dropFirst().contains(where: { $0.contains(slot) }) { throw .without(slot) }
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

    /// The program and its arguments. What is put in is not looked at again.
    ///
    /// - Parameter slots: what stands for what.
    package func filled(_ slots: [(slot: String, value: String)]) -> [String] {
        words.map { word in
            var filled = ""
            var rest = word[...]
            while let start = rest.firstIndex(of: "{") {
                filled += rest[..<start]
                rest = rest[start...]
                if let (slot, value) = slots.first(where: { rest.hasPrefix($0.slot) }) {
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
