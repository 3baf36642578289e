import NumberGrammar
import VoiceAssetDiagnostics
import VoiceAssetGrammarCompiler
import VoiceAssetPacks
import VoiceSplicer

/// A pack as its pack.yml and number rules have it, before anything is recorded: what its announcements say.
struct WrittenPack {
    /// What is wrong with the pack.
    private(set) var diagnostics: [Diagnostic]
    private var grammar: AmountGrammar?
    private var scale = 0
    private var ids: [String] = []
    private var texts: [Transcript.Text] = []

    /// - Parameter recordings: the folder with one folder of recordings per pack.
    init(_ name: String, recordings: String) {
        let selection = PackSelection(recordings: recordings, packs: [name])
        diagnostics = selection.diagnostics
        guard selection.names == [name] else { return }
        let folder = PackFolder(reading: "\(recordings)/\(name)", within: recordings)
        // Takes come later.
        diagnostics = folder.diagnostics.filter { !$0.rule.id.hasPrefix("recording-") }
        guard let pack = folder.source.pack, !diagnostics.hasErrors else { return }
        let compiled = PackGrammar.complete(
            .init(pack: pack, packFile: folder.packFile, positions: folder.source.positions, rules: folder.rules))
        diagnostics += compiled.diagnostics
        grammar = compiled.grammar
        scale = pack.currency.scale
        // A clip that is still to be added has its text only, or its id only.
        ids = compiled.clips.map { $0.id.isEmpty ? "(\($0.text))" : $0.id }
        texts = compiled.clips.map { .init($0.text.isEmpty ? "(\($0.id))" : $0.text) }
    }
}

extension WrittenPack: Announcer {
    var announcementIDs: [String] { grammar?.table.announcements.keys.sorted() ?? [] }

    var defaultAnnouncementID: String? {
        let saying = announcementIDs.filter { saysAmount($0) == true }
        return saying.count == 1 ? saying[0] : announcementIDs.first { $0 == "payment-received" }
    }

    func saysAmount(_ id: String) -> Bool? { grammar?.saysAmount(announcement: id) }

    func utterance(_ id: String, amount text: String?) throws(VoiceSplicerError) -> Utterance {
        let amount = try text.map(amount)
        do throws(AmountGrammar.Refusal) {
            let clips = try grammar?.clips(announcement: id, amount: amount) ?? []
            var transcript = Transcript()
            for clip in clips { transcript.append(texts[clip]) }
            return Utterance(clips: clips.map { ids[$0] }, transcript: transcript.text)
        } catch {
            throw .refused(error)
        }
    }

    private func amount(_ text: String) throws(VoiceSplicerError) -> Amount {
        do throws(Amount.Fault) { return try Amount(text, scale: scale) } catch { throw .amount(text, error) }
    }
}
