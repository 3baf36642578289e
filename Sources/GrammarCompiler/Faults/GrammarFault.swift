import NumberGrammar

/// What is wrong with a pack's number rules and patterns together. A slot is told as pack.yml has it.
enum GrammarFault: Error, Hashable {
    /// There is no rule set at all.
    case noSets(slot: String)
    case unknownSet(String, slot: String)
    /// The language has no plural rules, and the slot's word has several forms.
    case noPlurals(slot: String)
    /// The form of the slot's word depends on integer and fraction together.
    case wordOfDigits(slot: String)
    /// A place that says nothing that clips could, and the smallest amount that gets there.
    case unspeakable(Literal, Unspeakable, amount: Amount)
    /// A text that no clips say, and the smallest amount that needs it.
    case unsaid(Literal, TextSegmenter.Failure, amount: Amount)
    /// No sound table of the rules.
    case unsound(NumberGrammarError)
    /// Which clips a set's rules need is not found out with so much work.
    case tooIntricate(set: String, limit: Int)
    /// No slot leads to a rule set.
    case unusedSet(String)

    /// Whether the pack can do with it.
    var isWarning: Bool { if case .unusedSet = self { true } else { false } }
}

extension Sequence<GrammarFault> {
    /// Whether one of them stops the pack.
    var hasErrors: Bool { contains { !$0.isWarning } }
}
