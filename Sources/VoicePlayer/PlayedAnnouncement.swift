public import VoiceSplicer

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What is to be heard, and of which message.
public struct PlayedAnnouncement: Sendable, Equatable {
    /// A sound file's bytes; `nil` where no pack can say it.
    public let sound: [UInt8]?
    /// What a synthesizer speaks where there is no sound or it can't be played; `nil` for nothing.
    public let text: String?
    /// The text's language, BCP 47.
    public let language: String
    /// How long it takes, seconds, an hour at most; of a text alone, a fifth of a second for each UTF-16 unit, 30 s at most.
    public let seconds: Double
    /// The message's id; `nil` is never known again.
    public let id: String?
    /// When the message was sent; `nil` for one that has no age.
    public let sent: Date?

    /// An announcement of a pack's. Its transcript is spoken where the sound can't be played.
    ///
    /// - Parameters:
    ///   - announcement: what is said.
    ///   - sound: the file that a splicer made of it.
    ///   - language: the pack's language, BCP 47.
    ///   - id: the message's, to tell one that comes twice.
    ///   - sent: when the message was sent.
    public init(
        _ announcement: PackSplicer.Announcement, sound: [UInt8], language: String, id: String? = nil, sent: Date? = nil
    ) {
        self.init(
            sound: sound, seconds: announcement.seconds, text: announcement.transcript, language: language, id: id,
            sent: sent)
    }

    /// A text that no pack can say.
    ///
    /// - Parameters:
    ///   - text: what a synthesizer speaks.
    ///   - language: its language, BCP 47.
    ///   - id: the message's, to tell one that comes twice.
    ///   - sent: when the message was sent.
    public init(text: String, language: String, id: String? = nil, sent: Date? = nil) {
        self.init(sound: nil, seconds: 0, text: text, language: language, id: id, sent: sent)
    }

    init(sound: [UInt8]?, seconds: Double, text: String?, language: String, id: String?, sent: Date?) {
        self.sound = sound
        self.text = text
        self.language = language
        self.seconds =
            sound == nil ? Self.spokenSeconds(text) : seconds > 0 ? min(seconds, 3600) : 0
        self.id = id
        self.sent = sent
    }

    /// The same to be heard again: of no message.
    var again: Self { Self(sound: sound, seconds: seconds, text: text, language: language, id: nil, sent: nil) }

    /// How long a synthesizer takes for a text, seconds, about.
    static func spokenSeconds(_ text: String?) -> Double {
        text.map { Double(min($0.utf16.count * 200, 30_000)) / 1000 } ?? 0
    }
}

/// What became of an announcement.
public enum PlayedOutcome: Sendable, Equatable {
    /// It was heard to its end, from the clips.
    case played
    /// It was heard to its end, spoken by the synthesizer.
    case spoken
    /// It was not heard, or not to its end.
    case dropped(Reason)

    /// Why an announcement is not heard.
    public enum Reason: String, Sendable, Equatable, CaseIterable {
        /// A message of this id had its turn before.
        case repeated
        /// The announcement is too old, or would be when its turn comes.
        case expired
        /// Its turn would come too late.
        case crowded
        /// It could neither be played nor spoken.
        case failed
        /// It never came to an end, such as when a call cut it off.
        case late
        /// The app stopped or skipped it.
        case stopped

        /// The reason, for programs and logs. It stays what it is.
        public var code: String { "player.\(rawValue)" }
    }
}
