package import VoiceAssetCore
package import VoiceAssetGrammarProofs

/// Number rules as sets of a number table, whose clips are still texts.
package struct CompiledRules: Sendable {
    /// Sets by name, including the percent signs (`%spellout-cardinal`, `%%and`); generated ones have a `~` in theirs.
    /// The clips of their operations are indexes into `literals`.
    package var sets: [String: [RuleTable.Rule]]
    /// The names of the file's sets in its order; public ones begin with one `%`.
    package var order: [String]
    /// The texts in the order in which they stand in the file, each occurrence once.
    package var literals: [Literal]
    /// Where the sets of the file begin.
    package var setPositions: [String: SourcePosition]
    /// Where the rules of the file's sets stand, by set and base.
    package var rulePositions: [String: [Int64: SourcePosition]]
}

extension CompiledRules {
    static let none = CompiledRules(sets: [:], order: [], literals: [], setPositions: [:], rulePositions: [:])

    /// Numbers digit by digit, by the clips `0` to `9`.
    ///
    /// - Parameter position: where pack.yml asks for that.
    static func iterated(at position: SourcePosition) -> CompiledRules {
        let name = "%digits"
        let digits = (0...9).map { digit in
            RuleTable.Rule(base: Int64(digit), [.clip(digit)])
        }
        let more = RuleTable.Rule(base: 10, [.quotient(set: name), .remainder(set: name)], divisor: 10)
        return CompiledRules(
            sets: [name: digits + [more]], order: [name],
            literals: (0...9).map { Literal(text: "{\($0)}", position: position, kind: .text) }, setPositions: [:],
            rulePositions: [:])
    }
}
