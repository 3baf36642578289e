package import NumberGrammar
package import VoiceAssetDiagnostics

/// What is wrong with a pack that was made from ICU's rules.
package enum SeedFault: Sendable, Hashable {
    /// ICU has no rules for the pack's language.
    case noRules
    /// ICU's rules don't compile for these amounts.
    case uncompiled(ClosedRange<Amount>)
    /// The pack breaks a rule.
    case finding(Finding)
    /// Its rules make no table.
    case noTable
    /// No clips say an amount.
    case unsaid(Amount)
    /// The clips of an amount say something else than ICU, which may say nothing. Both without spaces and join marks.
    case differs(Amount, clips: String, icu: String?)
}
