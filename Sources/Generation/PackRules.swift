import NumberGrammar
import VoiceAssetDiagnostics
import VoiceAssetGrammarCompiler
import VoiceAssetPacks

/// A pack's number rules and patterns, compiled.
struct PackRules: Sendable {
    /// nil if there is an error in them or in pack.yml.
    var grammar: AmountGrammar?
    var diagnostics: [Diagnostic] = []

    init(of folder: PackFolder) {
        if let pack = folder.source.pack, !pack.hasRulesFile || folder.rules != nil {
            let compiled = PackGrammar.compile(
                .init(
                    pack: pack, packFile: folder.packFile, positions: folder.source.positions, rules: folder.rules))
            (grammar, diagnostics) = (compiled.grammar, compiled.diagnostics)
        } else if folder.source.pack == nil, let rules = folder.rules {
            // What is wrong with the rules alone.
            let locale = folder.source.locale ?? "und"
            diagnostics = RulesCompiler.compile(rules.bytes, file: rules.file, locale: locale).1
        }
    }
}
