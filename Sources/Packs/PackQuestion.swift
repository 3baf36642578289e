/// What a native speaker has to decide of a pack: an item of `questions` in pack.yml.
package struct PackQuestion: Sendable, Hashable {
    /// Words of the pack, and those that may be said in their place.
    package struct Choice: Sendable, Hashable {
        package var words: String
        package var other: String

        package init(_ words: String, or other: String) { (self.words, self.other) = (words, other) }

        /// Whether the pack says the other words; nil if none of its texts has either.
        package func isOther(in texts: [String]) -> Bool? {
            let replacement = WordReplacement([(words, other)])
            let back = WordReplacement([(other, words)])
            // `jeden tysiąc` holds `tysiąc`.
            let isLonger = replacement.stands(in: other)
            if isLonger, texts.contains(where: back.stands) { return true }
            if texts.contains(where: replacement.stands) { return false }
            return texts.contains(where: back.stands) ? true : nil
        }
    }

    /// The question, as a person reads it.
    package var text: String
    /// In the order of pack.yml; none if the answer is for whoever keeps the pack.
    package var choices: [Choice]

    package init(_ text: String, choices: [Choice] = []) { (self.text, self.choices) = (text, choices) }

    /// What is kept of the answer that the pack is right, where no words tell.
    package static let asItIs = "as it is"

    /// What a question of the pack is decided between.
    package struct Sides: Sendable, Hashable {
        /// What the pack says now: `linh, nghìn`.
        package var now: String
        /// What it would say instead: `lẻ, ngàn`. nil where that has to be written.
        package var other: String?
        /// From the one to the other.
        package var replacement: WordReplacement
    }

    /// - Parameter texts: those of the pack's clips.
    package func sides(in texts: [String]) -> Sides {
        let pairs = choices.compactMap { choice in
            choice.isOther(in: texts).map { $0 ? (choice.other, choice.words) : (choice.words, choice.other) }
        }
        let replacement = WordReplacement(pairs)
        guard !pairs.isEmpty else { return Sides(now: Self.asItIs, other: nil, replacement: replacement) }
        return Sides(
            now: pairs.map(\.0).joined(separator: ", "), other: pairs.map(\.1).joined(separator: ", "),
            replacement: replacement)
    }

    /// Whether the pack still says the words of an answer, as `Sides` writes them.
    package static func holds(_ answer: String, in texts: [String]) -> Bool {
        if answer == asItIs { return true }
        return answer.split(separator: ",").allSatisfy { words in
            let word = WordReplacement([(words.split(separator: " ").joined(separator: " "), "")])
            return texts.contains(where: word.stands)
        }
    }
}
