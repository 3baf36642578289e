import VoiceAssetGrammar
import VoiceAssetGrammarProofs
import VoiceAssetPacks

/// What a synthesizer is given of each clip: its text, with punctuation that keeps the voice up where another clip always follows.
struct ClipSentences {
    private let pack: VoicePack
    /// The clips that no announcement ends with.
    private let within: Set<String>

    /// - Parameters:
    ///   - pack: of the folder, without an error.
    ///   - folder: its rules are what tells where a clip is heard; with a fault in them nothing does.
    init(_ pack: VoicePack, in folder: PackFolder) {
        self.pack = pack
        guard !pack.hasRulesFile || folder.rules != nil else {
            within = []
            return
        }
        let compiled = PackGrammar.complete(.init(pack, in: folder))
        let places = compiled.grammar.flatMap { try? ClipPlaces($0, clipCount: compiled.clips.count).places }
        within = Set(zip(compiled.clips, places ?? []).filter { $1.continues && !$1.ends }.map(\.0.id))
    }

    /// Of a clip with two forms each is said as it is heard; one with a single form that ends an announcement, or may, as its text.
    func sentence(of clip: VoicePack.Clip) -> String {
        if let form = pack.form(of: clip.id) { return form.sentence(of: clip.text) }
        return within.contains(clip.id) ? ClipForm.within.sentence(of: clip.text) : clip.text
    }
}
