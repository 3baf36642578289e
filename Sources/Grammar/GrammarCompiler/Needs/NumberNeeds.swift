package import NumberGrammar

/// The texts that a pack's number rules need clips for.
package struct NumberNeeds: Sendable {
    /// A text that the rules say in one piece.
    package struct Text: Sendable, Hashable {
        /// As the rules write it, with spaces, hyphens and soft hyphens around and in it.
        package var text: String
        /// Whether clips of the pack say it.
        package var isSaid: Bool
        /// The smallest amount that needs it.
        package var amount: Amount
        /// The numbers that it is the whole reading of, each with the rule set.
        package var readings: [Reading] = []
        /// What it counts, if it is the word of a unit: 1000 for "thousand".
        package var unit: Int64?
        /// The plural category that it is the unit's form of.
        package var form: PluralCategory?
        /// Whether it is a number that one clip says, by `atomic` or `fuse`.
        package var isWhole = false
        /// Whether it is somewhere written in one word with what comes before or after it, with no join mark.
        package var isAffix = false
    }

    package struct Reading: Sendable, Hashable {
        package var set: String
        package var number: Int64
    }

    /// Each text once, in the order of the rules.
    package var texts: [Text]
    /// The ids of the clips that the rules and the patterns say.
    package var clips: Set<String>
    /// The smallest amount of the range that the rules don't reach; nil if there is none.
    package var beyond: Amount?

    package init(texts: [Text] = [], clips: Set<String> = [], beyond: Amount? = nil) {
        (self.texts, self.clips, self.beyond) = (texts, clips, beyond)
    }

    /// What of a text is heard: texts that are alike in this need one clip.
    package static func heard(_ text: String) -> String { SpokenText(text).text }
}

/// Texts that are collected, each once.
struct NeededTexts {
    private var order: [[Character]] = []
    private var texts: [[Character]: NumberNeeds.Text] = [:]

    var inOrder: [NumberNeeds.Text] { order.compactMap { texts[$0] } }

    mutating func add(_ text: NumberNeeds.Text) {
        let spoken = SpokenText(text.text)
        guard !spoken.isEmpty else { return }
        guard var known = texts[spoken.characters] else {
            order.append(spoken.characters)
            texts[spoken.characters] = text
            return
        }
        known.isSaid = known.isSaid && text.isSaid
        known.amount = min(known.amount, text.amount)
        known.readings += text.readings
        known.unit = known.unit ?? text.unit
        known.form = known.form ?? text.form
        known.isAffix = known.isAffix || text.isAffix
        known.isWhole = known.isWhole || text.isWhole
        texts[spoken.characters] = known
    }
}
