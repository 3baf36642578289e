public import NumberGrammar

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
    public enum Turn: Sendable, Equatable {
        /// It is this announcement's turn: hand the notification on now.
        case now
        /// The announcement is older than `maximumAge`, or would be when its turn comes. It took no turn.
        case expired
        /// A message of this id had its turn before.
        case repeated
        /// Its turn would come later than `patience` allows. It took no turn.
        case crowded
    }

    /// What comes of asking for a time to be heard at.
    public enum Reservation: Sendable, Equatable {
        /// From then on nobody else speaks, for as long as was asked for. It may have made others' times later: see `reservations()`.
        case reserved(Reserved)
        /// The announcement is older than `maximumAge`, or would be by then. Nothing is reserved.
        case expired
        /// A message of this id had its turn or its reservation before.
        case repeated
        /// It would begin later than `reach` allows. Nothing is reserved.
        case crowded
    }

    /// A time to be heard at.
    public struct Reserved: Sendable, Equatable {
        /// What the messages' amounts add up to; `nil` if none was told.
        public let amount: Amount?
        fileprivate let turn: TurnTable.Turn

        /// When the announcement is to begin. Only a reservation for a message that was sent before makes it later, and none in its
        /// last second.
        public var start: Date { Date(timeIntervalSince1970: Double(turn.start) / 1000) }
        /// How many messages it is for.
        public var count: Int { Int(turn.sum?.count ?? 1) }
        /// For a local notification, which takes the place of one with the same identifier.
        public var identifier: String { "announcement-\(turn.ticket)" }
    }

    /// The silence between two announcements, seconds.
    public let interval: TimeInterval
    /// How old a message may be when it is said, seconds; `nil` for any age.
    public let maximumAge: TimeInterval?
    /// How long a turn is waited for, seconds.
    public let patience: TimeInterval
    /// How far ahead a time is reserved, seconds.
    public let reach: TimeInterval

    private let file: SharedFile
    private let log: OutcomeLog
    private let clock: any AnnouncementClock
    private let limits: AskedTurn.Limits

    /// - Parameters:
    ///   - container: the path of the App Group's container, which all that share turns name.
    ///   - interval: the silence between two announcements, seconds.
    ///   - maximumAge: how old a message may be when it is said, seconds.
    ///   - patience: how long a turn is waited for, seconds. iOS gives an extension about 30 s in all.
    ///   - reach: how far ahead a time is reserved, seconds.
    ///   - clock: the system's, or a test's.
    public init(
        container: String, interval: TimeInterval = 0.5, maximumAge: TimeInterval? = 600,
        patience: TimeInterval = 20, reach: TimeInterval = 120, clock: any AnnouncementClock = SystemAnnouncementClock()
    ) {
        limits = AskedTurn.Limits(interval: interval, maximumAge: maximumAge, patience: patience, reach: reach)
        (self.interval, self.maximumAge) = (limits.interval, maximumAge)
        (self.patience, self.reach) = (limits.patience, limits.reach)
        self.clock = clock
        log = OutcomeLog(container: container)
        file = SharedFile(name: ".voice-turns", container: container)
    }

    /// Waits for the turn of an announcement.
    ///
    /// - Parameters:
    ///   - seconds: how long it lasts.
    ///   - id: the message's, to tell one that comes twice; `nil` is never known.
    ///   - sent: when the message was sent; `nil` for one that has no age.
    /// - Returns: `now` as soon as it is its turn, and everything else at once. A message that was sent before others that
    ///   still wait has its turn before theirs, unless one of them would then wait for longer than its patience; all else
    ///   comes in the order in which it was asked for.
    /// - Throws: `VoiceSplicerError` if the file of turns can't be written, and `CancellationError` if the task is
    ///   cancelled while it waits: its turn then passes in silence.
    public func turn(seconds: TimeInterval, id: String? = nil, sent: Date? = nil) async throws -> Turn {
        let (answer, now) = try take(AskedTurn(seconds: seconds, id: id, sent: sent?.seconds))
        switch answer {
        case .refused(let refusal): return refusal
        case .taken(let taken): return try await wait(for: taken, since: now)
        }
    }

    /// Waits for a reserved time.
    ///
    /// - Parameters:
    ///   - reserved: what was reserved just now.
    ///   - passed: is called when a message that was sent before has taken the time, before the new one is waited for.
    /// - Returns: `now` as soon as it is its turn, or `crowded` as soon as it would be waited for longer than patience allows: then
    ///   let a local notification play it at `latest(_:)`'s time.
    /// - Throws: as `turn(seconds:id:sent:)` does.
    public func turn(of reserved: Reserved, whenPassed passed: @Sendable () async -> Void = {}) async throws -> Turn {
        let now = TurnTable.milliseconds(clock.now.seconds)
        var turn = reserved.turn
        try file.changeTurns { turn = $0.begin(turn.ticket, at: now) ?? turn }
        let latest = now + TurnTable.milliseconds(patience)
        return try await wait(for: turn, since: now, until: latest, whenPassed: passed)
    }

    /// By what was waited for, not by the clock: whoever sets that meanwhile makes nobody wait for longer.
    private func wait(
        for taken: TurnTable.Turn, since now: Int64, until latest: Int64 = .max,
        whenPassed: @Sendable () async -> Void = {}
    ) async throws -> Turn {
        var (turn, passed) = (taken, now)
        while turn.start > passed {
            guard turn.start <= latest else { return .crowded }
            try await clock.sleep(seconds: Double(turn.start - passed) / 1000)
            passed = turn.start
            try file.changeTurns { turn = $0.begin(turn.ticket, at: passed) ?? turn }
            if turn.start > passed { await whenPassed() }
        }
        return .now
    }

    /// Reserves a time for an announcement that somebody else may play, such as a local notification. It comes before reservations
    /// for messages that were sent later, which so become later; give them their new times, as `reservations()` tells.
    ///
    /// - Parameters:
    ///   - seconds: how long it lasts.
    ///   - id: the message's, to tell one that comes twice; `nil` is never known.
    ///   - sent: when the message was sent; `nil` for one that has no age.
    /// - Throws: `VoiceSplicerError` if the file of turns can't be written.
    public func reserve(seconds: TimeInterval, id: String? = nil, sent: Date? = nil) throws -> Reservation {
        try reservation(AskedTurn(seconds: seconds, id: id, sent: sent?.seconds, isReserved: true), scale: nil)
    }

    /// Reserves a time for one announcement for several messages, behind all that is reserved, or adds a message to one that is still to
    /// come.
    ///
    /// Who adds a message makes the announcement anew, for so many messages and so much, and lets it take the place of the one
    /// that waits: of a local notification, by its identifier.
    ///
    /// - Parameters:
    ///   - amount: the message's, which is added to those of the others.
    ///   - name: what the messages have in common: the pack's name, or more. What differs in it is not added.
    ///   - seconds: the longest that an announcement for all lasts.
    ///   - id: the message's, to tell one that comes twice; `nil` is never known.
    ///   - sent: when the message was sent; `nil` for one that has no age.
    /// - Throws: `VoiceSplicerError` if the file of turns can't be written.
    public func reserve(
        adding amount: Amount, to name: String, seconds: TimeInterval, id: String? = nil, sent: Date? = nil
    ) throws -> Reservation {
        let sum = TurnTable.Sum(
            name: TurnTable.checksum("\(amount.scale) \(name)"), count: 1, units: amount.minorUnits)
        let asked = AskedTurn(
            seconds: seconds, id: id, sent: sent?.seconds, isReserved: true, sum: sum,
            maximumUnits: (Amount.maximumInteger + 1) * Amount.unit(amount.scale) - 1)
        return try reservation(asked, scale: amount.scale)
    }

    private func reservation(_ asked: AskedTurn, scale: Int?) throws -> Reservation {
        switch try take(asked).answer {
        case .refused(.expired): return .expired
        case .refused(.repeated): return .repeated
        case .refused: return .crowded
        case .taken(let turn):
            return .reserved(Reserved(turn, scale: scale))
        }
    }

    /// A reservation as it is now: others may have added their messages.
    ///
    /// - Throws: `VoiceSplicerError` if the file of turns can't be read.
    public func latest(_ reserved: Reserved) throws -> Reserved {
        var turns: [TurnTable.Turn] = []
        try file.changeTurns { turns = $0.turns }
        let turn = turns.first { $0.ticket == reserved.turn.ticket }
        return turn.map { Reserved($0, scale: reserved.amount?.scale) } ?? reserved
    }

    /// All reservations that are still to come, in the order in which they are heard, without their amounts. Give what waits elsewhere
    /// these times, the last one first: then no two are heard at once, even if the process ends meanwhile.
    ///
    /// - Throws: `VoiceSplicerError` if the file of turns can't be read.
    public func reservations() throws -> [Reserved] {
        let now = TurnTable.milliseconds(clock.now.seconds)
        var turns: [TurnTable.Turn] = []
        try file.changeTurns { turns = $0.turns }
        return turns.filter { $0.isReserved && $0.start > now }.map { Reserved($0, scale: nil) }
    }

    /// - Returns: the answer, and the time at which it was given, milliseconds since 1970.
    private func take(_ asked: AskedTurn) throws(VoiceSplicerError) -> (answer: AskedTurn.Answer, now: Int64) {
        // The time counts at which it is this process's turn to look.
        var (answer, now) = (AskedTurn.Answer.refused(.crowded), 0.0)
        try file.changeTurns { table in
            now = clock.now.seconds
            answer = table.take(asked, now: now, limits)
        }
        if case .refused(let turn) = answer { log.note("turn.\(turn)") }
        return (answer, TurnTable.milliseconds(now))
    }
}

extension AnnouncementTurns.Reserved {
    fileprivate init(_ turn: TurnTable.Turn, scale: Int?) {
        amount = scale.flatMap { try? Amount(minorUnits: turn.sum?.units ?? 0, scale: $0) }
        self.turn = turn
    }
}

/// What time it is, and how to wait: the system's, or a test's own.
///
/// All processes that share turns must mean the same time by it; what Swift's clocks count from differs from process to
/// process and system to system.
public protocol AnnouncementClock: Sendable {
    /// The time.
    var now: Date { get }
    /// Waits for so many seconds, or until the task is cancelled.
    func sleep(seconds: TimeInterval) async throws
}

/// The system's clock.
public struct SystemAnnouncementClock: AnnouncementClock {
    /// The clock of the system that this runs on.
    public init() {}

    /// The time.
    public var now: Date { Date() }

    /// Waits for so many seconds, or until the task is cancelled.
    public func sleep(seconds: TimeInterval) async throws {
        guard seconds > 0 else { return }
        try await Task.sleep(nanoseconds: UInt64(min(seconds, 3600) * 1e9))
    }
}

extension Date {
    /// Seconds since 1970, to the millionth: what `Date` itself counts from is another year, so that the last places differ.
    fileprivate var seconds: TimeInterval { (timeIntervalSince1970 * 1e6).rounded() / 1e6 }
}
