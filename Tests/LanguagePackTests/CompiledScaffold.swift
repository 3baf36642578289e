import NumberGrammar
import Testing
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks

/// A new pack as `generate` understands it.
struct CompiledScaffold {
    let pack: VoicePack
    let grammar: AmountGrammar

    init(_ written: LanguagePack) throws {
        let source = PackDocument(written)
        pack = try #require(source.pack)
        let compiled = PackGrammar.compile(
            .init(
                pack: pack, packFile: "pack.yml", positions: source.positions,
                rules: (Array(written.rules.utf8), LanguagePack.rulesFile)))
        grammar = try #require(compiled.grammar, "\(compiled.diagnostics.map(\.line))")
    }
}
