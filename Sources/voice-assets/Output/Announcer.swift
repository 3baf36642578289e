import NumberGrammar
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
    /// What is said for an amount as it was typed.
    func utterance(_ id: String, amount: String?) throws(VoiceSplicerError) -> Utterance
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

    func utterance(_ id: String, amount: String?) throws(VoiceSplicerError) -> Utterance {
        Utterance(try announcement(id, amount: amount.map(self.amount)))
    }
}

extension Utterance {
    init(_ announcement: PackSplicer.Announcement) {
        self.init(clips: announcement.clips, transcript: announcement.transcript, seconds: announcement.seconds)
    }
}
