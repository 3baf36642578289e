package import Diagnostics
package import NumberGrammar

/// Number rules as sets of a number table, whose clips are still texts.
package struct CompiledRules: Sendable {
    /// Sets by name, including the percent signs (`%spellout-cardinal`, `%%and`); generated ones have a `~` in theirs.
    /// The clips of their operations are indexes into `literals`.
    package var sets: [String: [NumberTable.Rule]]
    /// The names of the file's sets in its order; public ones begin with one `%`.
    package var order: [String]
    /// The texts in the order in which they stand in the file, each occurrence once.
    package var literals: [Literal]
    /// Where the sets of the file begin.
    package var setPositions: [String: SourcePosition]
    /// Where the rules of the file's sets stand, by set and base.
    package var rulePositions: [String: [Int64: SourcePosition]]
}
