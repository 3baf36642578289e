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
        /// What is kept of the answer that what the pack says now is right: `now`, and what it is not where the other words hold
        /// it: `tysiąc (not jeden tysiąc)`.
        package var kept: String
        /// What is kept of the answer that the other words are right.
        package var otherKept: String?
    }

    /// - Parameter texts: those of the pack's clips.
    package func sides(in texts: [String]) -> Sides {
        let pairs = choices.compactMap { choice in
            choice.isOther(in: texts).map { $0 ? (choice.other, choice.words) : (choice.words, choice.other) }
        }
        let replacement = WordReplacement(pairs)
        guard !pairs.isEmpty else {
            return Sides(now: Self.asItIs, other: nil, replacement: replacement, kept: Self.asItIs)
        }
        return Sides(
            now: pairs.map(\.0).joined(separator: ", "), other: pairs.map(\.1).joined(separator: ", "),
            replacement: replacement, kept: pairs.map { Self.kept($0.0, not: $0.1) }.joined(separator: ", "),
            otherKept: pairs.map { Self.kept($0.1, not: $0.0) }.joined(separator: ", "))
    }

    /// What is between words and those that they are not, in an answer that is kept.
    private static let not = " (not "

    /// The words of an answer. Words that stand in the other ones too would be found in those.
    private static func kept(_ words: String, not other: String) -> String {
        WordReplacement([(words, "")]).stands(in: other) ? "\(words)\(not)\(other))" : words
    }

    /// Whether the pack still says the words of an answer, as `Sides` keeps them.
    package static func holds(_ answer: String, in texts: [String]) -> Bool {
        if answer == asItIs { return true }
        return answer.split(separator: ",").allSatisfy { item in
            let item = item.split(separator: " ").joined(separator: " ")
            guard item.hasSuffix(")"), let not = item.ranges(of: Self.not).first else {
                return texts.contains(where: WordReplacement([(item, "")]).stands)
            }
            let words = WordReplacement([(String(item[..<not.lowerBound]), "")])
            let other = WordReplacement([(String(item[not.upperBound...].dropLast()), "")])
            return texts.contains(where: words.stands) && !texts.contains(where: other.stands)
        }
    }
}
