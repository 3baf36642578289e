#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Lets announcements be heard one after the other, also those of several processes.
///
/// iOS tells nobody when a notification's sound ends, and the next one cuts it off. So each announcement takes a turn: from
/// when the one before it ends, by its length, until it ends itself. Turns stand in a file of the App Group's container. It
/// is locked for the moment in which a turn is taken and never while somebody waits: iOS ends a process that is suspended
/// with a lock in a shared container.
public actor AnnouncementTurns {
    /// What comes of asking for a turn.
    public enum Turn: Sendable, Hashable {
        /// It is this announcement's turn: hand the notification on now.
        case now
        /// The announcement is older than `maximumAge`, or would be when its turn comes. It took no turn.
        case expired
        /// A message of this id had its turn before.
        case repeated
        /// Its turn would come later than `patience` allows. It took no turn.
        case crowded
    }

    /// The silence between two announcements, seconds.
    public let interval: TimeInterval
    /// How old a message may be when it is said, seconds; `nil` for any age.
    public let maximumAge: TimeInterval?
    /// How long a turn is waited for, seconds.
    public let patience: TimeInterval

    private let file: TurnFile
    private let clock: any AnnouncementClock

    /// - Parameters:
    ///   - container: the path of the App Group's container, which all that share turns name.
    ///   - interval: the silence between two announcements, seconds.
    ///   - maximumAge: how old a message may be when it is said, seconds.
    ///   - patience: how long a turn is waited for, seconds. iOS gives an extension about 30 s in all.
    ///   - clock: the system's, or a test's.
    public init(
        container: String, interval: TimeInterval = 0.5, maximumAge: TimeInterval? = 600,
        patience: TimeInterval = 20, clock: any AnnouncementClock = SystemAnnouncementClock()
    ) {
        self.interval = interval > 0 ? interval : 0
        self.maximumAge = maximumAge
        self.patience = patience > 0 ? patience : 0
        self.clock = clock
        file = TurnFile(path: "\(container)/Library/Sounds/.voice-turns")
    }

    /// Waits for the turn of an announcement.
    ///
    /// - Parameters:
    ///   - seconds: how long it lasts.
    ///   - id: the message's, to tell one that comes twice; `nil` is never known.
    ///   - sent: when the message was sent, seconds since 1970; `nil` for one that has no age.
    /// - Returns: `now` as soon as it is its turn, and everything else at once. Turns come in the order in which they were
    ///   asked for.
    /// - Throws: `VoiceSplicerError` if the file of turns can't be written, and `CancellationError` if the task is
    ///   cancelled while it waits: its turn then passes in silence.
    public func turn(seconds: TimeInterval, id: String? = nil, sent: TimeInterval? = nil) async throws -> Turn {
        let asked = AskedTurn(seconds: max(0, seconds), id: id, sent: sent)
        let limits = AskedTurn.Limits(interval: interval, maximumAge: maximumAge, patience: patience)
        var now: TimeInterval = 0
        let start: TimeInterval
        // The time counts at which it is this process's turn to look.
        let answer = try file.change { table in
            now = clock.now
            return table.take(asked, now: now, limits)
        }
        switch answer {
        case .refused(let turn): return turn
        case .taken(let time): start = time
        }
        // Once: whoever sets the clock meanwhile makes nobody wait for longer.
        if start > now { try await clock.sleep(seconds: start - now) }
        return .now
    }
}

/// What time it is, and how to wait: the system's, or a test's own.
///
/// All processes that share turns must mean the same time by it; what Swift's clocks count from differs from process to
/// process and system to system.
public protocol AnnouncementClock: Sendable {
    /// Seconds since 1970.
    var now: TimeInterval { get }
    /// Waits for so many seconds, or until the task is cancelled.
    func sleep(seconds: TimeInterval) async throws
}

/// The system's clock.
public struct SystemAnnouncementClock: AnnouncementClock {
    /// The clock of the system that this runs on.
    public init() {}

    /// Seconds since 1970.
    public var now: TimeInterval { Date().timeIntervalSince1970 }

    /// Waits for so many seconds, or until the task is cancelled.
    public func sleep(seconds: TimeInterval) async throws {
        guard seconds > 0 else { return }
        try await Task.sleep(nanoseconds: UInt64(min(seconds, 3600) * 1e9))
    }
}
