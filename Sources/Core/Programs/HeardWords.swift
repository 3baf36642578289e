/// What a recognizer printed about a recording.
package struct HeardWords: Sendable, Hashable {
    /// A guess with how sure the recognizer is of it, by a measure of its own: the higher the surer.
    package struct Guess: Sendable, Hashable {
        package var text: String
        package var score: Double
    }

    /// What it heard; empty if it heard nothing.
    package let text: String
    /// The score of that, if it gives scores.
    package let score: Double?
    /// All that it has scores for, the surest first.
    package let guesses: [Guess]

    /// The largest number of lines that count, and of characters in a line.
    private static let mostLines = 100
    private static let mostCharacters = 1000

    /// Reads lines of text, each with a tab and a score behind it or without. Where there are scores, lines are guesses, and
    /// the one with the highest was heard; else all lines are one text.
    package init(_ output: [UInt8]) {
        let lines = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline).prefix(Self.mostLines)
        let read = lines.map { line -> (text: String, score: Double?) in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            // A text may hold a tab: only a number behind the last one is a score.
            let score = parts.count > 1 ? parts.last.flatMap { Self.score($0) } : nil
            let text = (score == nil ? parts : parts.dropLast()).joined(separator: " ")
            return (String(text.prefix(Self.mostCharacters)).trimmed, score)
        }
        guesses = read.compactMap { line in line.score.map { Guess(text: line.text, score: $0) } }
            .enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }.map(\.element)
        score = guesses.first?.score
        text = guesses.first?.text ?? read.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func score(_ text: Substring) -> Double? {
        guard let value = Double(String(text).trimmed), value.isFinite else { return nil }
        return value
    }
}
