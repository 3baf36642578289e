import NumberGrammar
import VoiceAssetCore
package import VoiceAssetGrammar
import VoiceAssetPacks
package import VoiceManifest

/// A pack's number rules and patterns, compiled.
struct CompiledNumbers: Sendable {
    /// nil if there is an error in them or in pack.yml.
    var grammar: AmountGrammar?
    /// How the clips' texts are written together.
    var joins: [SpliceManifest.TextJoin] = []
    var diagnostics: [Finding] = []

    init(of folder: PackFolder) {
        if let pack = folder.source.pack, !pack.hasRulesFile || folder.rules != nil {
            let compiled = PackGrammar.compile(
                .init(
                    pack: pack, packFile: folder.packFile, positions: folder.source.positions, rules: folder.rules))
            (grammar, diagnostics) = (compiled.grammar, compiled.diagnostics)
            joins = compiled.joins.texts
        } else if folder.source.pack == nil, let rules = folder.rules {
            // What is wrong with the rules alone.
            let locale = folder.source.locale ?? "und"
            diagnostics = RulesCompiler.compile(rules.bytes, file: rules.file, locale: locale).1
        }
    }
}

extension TextJoins {
    /// As a file for splicers has them.
    package var texts: [SpliceManifest.TextJoin] {
        groups.map { .init(text: $0.text, left: $0.left, right: $0.right) }
    }
}
