package import VoiceAssetCore
package import VoiceAssetGrammar
package import VoiceAssetGrammarProofs
package import VoiceAssetPacks
package import VoiceAssetPipeline

/// A pack as its pack.yml and number rules have it, before anything is recorded: what its announcements say.
package struct UnrecordedPack: Sendable {
    /// The pack's folder, as the user would type it.
    package let path: String
    /// nil if there is an error in pack.yml.
    package private(set) var pack: VoicePack?
    /// nil if there is an error in the pack.
    package private(set) var readings: PackReadings?
    /// The rules that say its numbers; nil if there is an error in the pack.
    package private(set) var rules: RuleGrammar?
    /// What tells the clips that the readings are made of from others: the id, or the text of one that is still to be
    /// added.
    package private(set) var clipNames: [String] = []
    /// What a native speaker has to decide.
    package private(set) var questions: [PackQuestion] = []
    /// What is wrong with the pack; takes are not looked at.
    package private(set) var diagnostics: [Finding]

    /// - Parameter recordings: the folder with one folder of recordings per pack.
    package init(_ name: String, recordings: String) {
        path = "\(recordings)/\(name)"
        let selection = PackSelection(recordings: recordings, packs: [name])
        diagnostics = selection.diagnostics
        guard selection.names == [name] else { return }
        let folder = PackFolder(reading: path, within: recordings)
        // Takes come later.
        diagnostics = folder.diagnostics.filter { !$0.check.id.hasPrefix("recording-") }
        guard let pack = folder.source.pack, !diagnostics.hasErrors else { return }
        self.pack = pack
        questions = folder.source.questions
        let source = PackGrammar.Source(pack, in: folder)
        let compiled = PackGrammar.complete(source)
        diagnostics += compiled.diagnostics
        readings = compiled.readings
        rules = compiled.rules
        clipNames = compiled.clips.map { $0.id.isEmpty ? "(\($0.text))" : $0.id }
    }
}

extension CompiledGrammar {
    /// What is said; a clip that is still to be added by its id stands between parentheses.
    package var readings: PackReadings? {
        grammar.map { grammar in
            PackReadings(
                grammar, texts: clips.map { $0.text.isEmpty && !$0.isPause ? "(\($0.id))" : $0.text },
                joins: joins.texts)
        }
    }
}
