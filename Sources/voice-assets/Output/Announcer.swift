import NumberGrammar
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline
import VoiceAssetRecordingDesk
import VoiceManifest
import VoiceSplicer

/// What `say` asks: a generated pack, or one that is only written yet.
protocol Announcer {
    /// The ids of the announcements, sorted.
    var announcementIDs: [String] { get }
    /// The announcement of an amount that comes without an id.
    var defaultAnnouncementID: String? { get }
    /// Whether an announcement says an amount; nil if there is none of this id.
    func saysAmount(_ id: String) -> Bool?
    /// The language of what is said, BCP 47.
    var locale: String { get }
    /// Advice on amounts that it does not say.
    var advice: AmountAdvice { get }
    /// What is said for an amount as it was typed.
    func utterance(_ id: String, amount: String?) throws(VoiceSplicerError) -> Utterance
    /// The values that an announcement says; nil if there is none of this id.
    func slots(of id: String) -> [PackSplicer.Slot]?
    /// What is said with these values, by the names of the slots.
    func utterance(_ id: String, values: [String: String]) throws(VoiceSplicerError) -> Utterance
}

/// What is said: clips in order, their texts as one, and how long that takes.
struct Utterance {
    var clips: [String]
    var transcript: String
    /// nil before there are clips.
    var seconds: Double?
}

extension PackSplicer: Announcer {
    var locale: String { manifest.locale }

    var advice: AmountAdvice { AmountAdvice(pack: manifest.pack, scale: manifest.currency.scale) }

    func utterance(_ id: String, amount: String?) throws(VoiceSplicerError) -> Utterance {
        Utterance(try announcement(id, amount: amount.map(self.amount)))
    }

    func utterance(_ id: String, values: [String: String]) throws(VoiceSplicerError) -> Utterance {
        Utterance(try announcement(id, values))
    }
}

extension Utterance {
    init(_ announcement: PackSplicer.Announcement) {
        self.init(clips: announcement.clips, transcript: announcement.transcript, seconds: announcement.seconds)
    }
}

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

    var advice: AmountAdvice { AmountAdvice(pack: pack.pack?.name ?? "", scale: pack.readings?.scale ?? 0) }

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

    func slots(of id: String) -> [PackSplicer.Slot]? { pack.readings?.grammar.slots(announcement: id) }

    func utterance(_ id: String, values: [String: String]) throws(VoiceSplicerError) -> Utterance {
        guard let readings = pack.readings else { return Utterance(clips: [], transcript: "") }
        do throws(AmountGrammar.Refusal) {
            let clips = try readings.grammar.clips(announcement: id, values: values)
            return Utterance(clips: clips.map { pack.clipNames[$0] }, transcript: try readings.text(id, values: values))
        } catch {
            if case .amountText(let text, let fault) = error { throw .amount(text, fault) }
            throw .refused(error)
        }
    }

    private func amount(_ text: String, _ scale: Int) throws(VoiceSplicerError) -> Amount {
        do throws(Amount.Fault) { return try Amount(text, scale: scale) } catch { throw .amount(text, error) }
    }
}
