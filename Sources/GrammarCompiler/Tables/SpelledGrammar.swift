package import NumberGrammar

/// What amounts say in the rules' own texts, before clips part them: `trente-et-un`, where the clips are `trente` and `et-un`.
package struct SpelledGrammar: Sendable {
    /// Its clips are pieces of text.
    package let grammar: AmountGrammar
    /// The pieces: texts of clips, and of rules with their spaces, hyphens and join marks.
    package let texts: [String]
}
