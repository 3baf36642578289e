package import NumberGrammar
package import VoiceAssetDiagnostics
package import VoiceAssetPacks

/// What the number rules, patterns and announcements of a pack came to.
package struct CompiledGrammar: Sendable {
    /// The table that splicers interpret, checked; nil if there is an error.
    package var grammar: AmountGrammar?
    /// How the clips' texts are written together.
    package var joins = TextJoins()
    /// The clips that the table's indexes refer to: the pack's, and behind them those that it was completed by. One of
    /// these has the text that is to be said and no id, or the id that the rules name and no text.
    package var clips: [VoicePack.Clip]
    package var diagnostics: [Finding]
}
