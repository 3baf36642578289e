import NumberGrammar
import VoiceAssetApproval
import VoiceAssetDiagnostics
import VoiceAssetPacks
import VoiceAssetStatus
import VoiceSplicer

/// What `say` asks of a pack that is only written yet.
struct WrittenPack {
    private let pack: UnrecordedPack

    /// What is wrong with the pack.
    var diagnostics: [Finding] { pack.diagnostics }

    /// - Parameters:
    ///   - name: the pack's folder.
    ///   - recordings: the folder with one folder of recordings per pack.
    init(_ name: String, recordings: String) { pack = UnrecordedPack(name, recordings: recordings) }
}

extension WrittenPack: Announcer {
    var announcementIDs: [String] { pack.readings?.announcementIDs ?? [] }

    var defaultAnnouncementID: String? { pack.readings?.defaultAnnouncementID }

    var locale: String { pack.pack?.locale ?? "und" }

    func saysAmount(_ id: String) -> Bool? { pack.readings?.grammar.saysAmount(announcement: id) }

    func utterance(_ id: String, amount text: String?) throws(VoiceSplicerError) -> Utterance {
        guard let readings = pack.readings else { return Utterance(clips: [], transcript: "") }
        let amount = try text.map { text throws(VoiceSplicerError) in try self.amount(text, readings.scale) }
        do throws(AmountGrammar.Refusal) {
            let clips = try readings.grammar.clips(announcement: id, amount: amount)
            return Utterance(clips: clips.map { pack.clipNames[$0] }, transcript: try readings.text(id, amount: amount))
        } catch {
            throw .refused(error)
        }
    }

    private func amount(_ text: String, _ scale: Int) throws(VoiceSplicerError) -> Amount {
        do throws(Amount.Fault) { return try Amount(text, scale: scale) } catch { throw .amount(text, error) }
    }
}
