public import VoiceNotifications
public import VoiceSplicer

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Plays announcements while the app is in the foreground: in order, one after the other, with other sound turned down meanwhile.
///
/// The rules are those of `AnnouncementTurns`, within this process. What can't be played is spoken by a synthesizer.
public actor AnnouncementPlayer {
    private let output: any AnnouncementOutput
    private let clock: any AnnouncementClock
    private var queue: PlayerQueue
    private var told: [Int: CheckedContinuation<PlayedOutcome, Never>] = [:]
    private var isDucked = false
    /// What is heard; an end of anything else comes too late.
    private var count = 0
    private var hearing: Task<Void, Never>?
    /// What began last, for `play` to say it once more: without the message's id and time.
    public private(set) var last: PlayedAnnouncement?

    /// - Parameters:
    ///   - output: what announcements are heard by.
    ///   - interval: the silence between two announcements, seconds.
    ///   - maximumAge: how old a message may be when it is said, seconds; `nil` for any age.
    ///   - patience: how long a turn is waited for, seconds.
    ///   - clock: the system's, or a test's.
    public init(
        output: any AnnouncementOutput, interval: TimeInterval = 0.5, maximumAge: TimeInterval? = 600,
        patience: TimeInterval = 20, clock: any AnnouncementClock = SystemAnnouncementClock()
    ) {
        self.output = output
        self.clock = clock
        queue = PlayerQueue(interval: interval, maximumAge: maximumAge, patience: patience)
    }

    /// Plays an announcement when its turn comes.
    ///
    /// - Parameters:
    ///   - announcement: what is to be heard.
    ///   - times: how often it is heard at most, unless it is stopped or skipped. What waits comes in between.
    /// - Returns: what became of it, when it is over or dropped.
    public func play(_ announcement: PlayedAnnouncement, times: Int = 1) async -> PlayedOutcome {
        switch queue.add(announcement, times: times, now: now) {
        case .failure(let refusal): return .dropped(refusal.reason)
        case .success(let key):
            return await withCheckedContinuation { continuation in
                told[key] = continuation
                go()
            }
        }
    }

    /// Ends what is heard. What waits follows.
    public func skip() {
        queue.skip(now: now)
        end()
    }

    /// Ends what is heard, and drops all that waits.
    public func stop() {
        queue.stop(now: now)
        end()
    }

    private func end() {
        count += 1
        hearing?.cancel()
        go()
    }

    private var now: Int64 { TurnTable.milliseconds(clock.now.timeIntervalSince1970, .toNearestOrAwayFromZero) }

    private func go() {
        var dropped: [(key: Int, reason: PlayedOutcome.Reason)] = []
        // Told when all is as it will be.
        defer { for (key, reason) in dropped { tell(key, .dropped(reason)) } }
        while true {
            let now = now
            switch queue.next(now) {
            case .begin(let key, let way, let until): begin(key, way, for: until - now)
            case .drop(let key, let reason): dropped.append((key, reason))
            case .wait(let until):
                wake(after: until - now)
                return
            case .busy: return
            case .idle:
                if isDucked { output.duck(false) }
                isDucked = false
                return
            }
        }
    }

    private func wake(after milliseconds: Int64) {
        let clock = clock
        Task { [weak self] in
            try? await clock.sleep(seconds: Double(milliseconds) / 1000)
            await self?.go()
        }
    }

    private func begin(_ key: Int, _ way: PlayerQueue.Way, for milliseconds: Int64) {
        guard let item = queue.item(key) else { return }
        if !isDucked { output.duck(true) }
        isDucked = true
        last = item.again
        count += 1
        let (mine, clock, output) = (count, clock, output)
        let hearing = Task {
            let end: PlayerQueue.End
            do {
                if way == .sound, let sound = item.sound {
                    try await output.play(sound)
                } else {
                    try await output.speak(item.text ?? "", language: item.language)
                }
                end = .heard
            } catch {
                end = .failed
            }
            self.over(key, way, end, of: mine)
        }
        self.hearing = hearing
        Task { [weak self] in
            try? await clock.sleep(seconds: Double(milliseconds) / 1000)
            if await self?.over(key, way, .late, of: mine) == true { hearing.cancel() }
        }
    }

    /// - Returns: Whether it was not over before.
    @discardableResult
    private func over(_ key: Int, _ way: PlayerQueue.Way, _ end: PlayerQueue.End, of mine: Int) -> Bool {
        guard mine == count else { return false }
        count += 1
        let isOver = queue.ended(end, now: now)
        go()
        if end == .heard, isOver { tell(key, way == .sound ? .played : .spoken) }
        return true
    }

    private func tell(_ key: Int, _ outcome: PlayedOutcome) {
        told.removeValue(forKey: key)?.resume(returning: outcome)
    }
}

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
