import VoiceNotifications

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Says which announcement is heard when, by the rules of `AnnouncementTurns`, and what is heard where a sound fails. Times are
/// milliseconds since 1970.
struct PlayerQueue: Sendable {
    /// So many announcements wait.
    static let maximumWaiting = 100

    enum Way: String, Sendable { case sound, text }

    enum End: Sendable {
        case heard
        /// Nothing was heard: the text is spoken if it was a sound.
        case failed
        /// It never came to an end.
        case late
        /// Somebody ended it.
        case stopped
    }

    enum Step: Sendable {
        /// To be heard now, by which it has to be over.
        case begin(Int, Way, until: Int64)
        case drop(Int, PlayedOutcome.Reason)
        /// Ask again then.
        case wait(until: Int64)
        /// Something is heard.
        case busy
        case idle
    }

    private struct Waiting {
        let key: Int
        var ticket: Int64
        /// When it is to begin.
        var at: Int64
    }

    private var turns = TurnTable()
    private let limits: AskedTurn.Limits
    private let interval, patience: Int64
    /// Each with how many times more it is to be heard.
    private var items: [Int: (item: PlayedAnnouncement, times: Int)] = [:]
    private var keys = 0
    private var waiting: [Waiting] = []
    /// What comes before all that waits.
    private var ready: [Step] = []
    private var current: (key: Int, way: Way)?
    /// Nobody begins earlier.
    private var free: Int64 = 0

    /// All in seconds.
    init(interval: Double = 0.5, maximumAge: Double? = 600, patience: Double = 20) {
        limits = AskedTurn.Limits(interval: interval, maximumAge: maximumAge, patience: patience)
        (self.interval, self.patience) = (TurnTable.milliseconds(interval), TurnTable.milliseconds(patience))
    }

    /// What a key stands for, until it is told what became of it.
    func item(_ key: Int) -> PlayedAnnouncement? { items[key]?.item }

    /// Takes an announcement in, to be heard so many times: its key from now on, or why it isn't taken.
    mutating func add(_ item: PlayedAnnouncement, times: Int = 1, now: Int64) -> Result<Int, Refusal> {
        guard item.sound != nil || item.canBeSpoken else { return .failure(Refusal(reason: .failed)) }
        guard waiting.count < Self.maximumWaiting else { return .failure(Refusal(reason: .crowded)) }
        switch turn(item, id: item.id, sent: item.sent, now) {
        case .refused(.repeated): return .failure(Refusal(reason: .repeated))
        case .refused(.expired): return .failure(Refusal(reason: .expired))
        case .refused: return .failure(Refusal(reason: .crowded))
        case .taken(let turn):
            keys += 1
            items[keys] = (item, times)
            waiting.append(Waiting(key: keys, ticket: turn.ticket, at: turn.start))
            return .success(keys)
        }
    }

    private mutating func turn(_ item: PlayedAnnouncement, id: String?, sent: Date?, _ now: Int64) -> AskedTurn.Answer {
        let asked = AskedTurn(seconds: item.seconds, id: id, sent: sent?.timeIntervalSince1970)
        return turns.take(asked, now: Double(now) / 1000, limits)
    }

    /// When a turn begins, asked when it was to begin. If that is later than it was, it has not begun.
    private mutating func begin(_ ticket: Int64, at start: Int64) -> Int64 {
        turns.begin(ticket, at: start)?.start ?? start
    }

    /// Ends what is heard: the next one follows.
    mutating func skip(now: Int64) {
        ended(.stopped, now: now)
        for place in waiting.indices { waiting[place].at = begin(waiting[place].ticket, at: 0) }
        turns.restart()
        waiting.sort { $0.at < $1.at }
        for place in waiting.indices {
            guard let item = item(waiting[place].key) else { continue }
            // One that is refused is too old, which is found when it is to begin.
            waiting[place].at = now
            guard case .taken(let turn) = turn(item, id: nil, sent: item.sent, now) else { continue }
            (waiting[place].at, waiting[place].ticket) = (turn.start, turn.ticket)
        }
    }

    /// Ends what is heard, and all that waits.
    mutating func stop(now: Int64) {
        let dropped = waiting.map { Step.drop($0.key, .stopped) }
        waiting = []
        skip(now: now)
        ready += dropped
    }

    /// What is to be done now. Ask again after everything that is done, until it is to wait, busy or idle.
    mutating func next(_ now: Int64) -> Step {
        guard current == nil else { return .busy }
        if !ready.isEmpty { return begun(ready.removeFirst()) }
        while let place = first(now) {
            let first = waiting[place]
            if first.at <= now {
                // Who was told a time that was too early, for a message that was sent before, is told again.
                let start = begin(first.ticket, at: first.at)
                if start > first.at, start <= now + patience {
                    waiting[place].at = start
                    continue
                }
            }
            let until = max(first.at, min(free, now + interval))
            guard until <= now else { return .wait(until: until) }
            waiting.remove(at: place)
            guard let item = item(first.key), !isExpired(item, now) else { return begun(.drop(first.key, .expired)) }
            return begun(Self.step(item.sound == nil ? .text : .sound, first.key, item, now))
        }
        return .idle
    }

    /// What was to be heard is over.
    ///
    /// - Returns: whether it isn't heard again.
    @discardableResult
    mutating func ended(_ end: End, now: Int64) -> Bool {
        guard let (key, way) = current, let (item, times) = items[key] else { return true }
        current = nil
        free = now + interval
        switch end {
        case .heard:
            items[key]?.times = times - 1
            // Behind all that waits.
            guard times > 1, case .taken(let turn) = turn(item, id: nil, sent: nil, now) else {
                items[key] = nil
                return true
            }
            waiting.append(Waiting(key: key, ticket: turn.ticket, at: turn.start))
            return false
        case .failed:
            ready.append(way == .sound && item.canBeSpoken ? Self.step(.text, key, item, now) : .drop(key, .failed))
        case .late: ready.append(.drop(key, .late))
        case .stopped: ready.append(.drop(key, .stopped))
        }
        return true
    }

    /// What waits for the earliest turn. A clock that was set back makes nobody wait for longer than patience allows.
    private mutating func first(_ now: Int64) -> Int? {
        for place in waiting.indices where waiting[place].at > now + patience { waiting[place].at = now }
        return waiting.indices.min { waiting[$0].at < waiting[$1].at }
    }

    private func isExpired(_ item: PlayedAnnouncement, _ now: Int64) -> Bool {
        let asked = AskedTurn(seconds: item.seconds, id: nil, sent: item.sent?.timeIntervalSince1970)
        return asked.validity(limits) < now
    }

    private mutating func begun(_ step: Step) -> Step {
        switch step {
        case .begin(let key, let way, _): current = (key, way)
        case .drop(let key, _): items[key] = nil
        case .wait, .busy, .idle: break
        }
        return step
    }

    /// Ten seconds more than a sound takes, and than three times what a text takes: what isn't over then never will be.
    private static func step(_ way: Way, _ key: Int, _ item: PlayedAnnouncement, _ now: Int64) -> Step {
        let seconds = way == .sound ? item.seconds : 3 * PlayedAnnouncement.spokenSeconds(item.text)
        return .begin(key, way, until: now + TurnTable.milliseconds(seconds + 10, .up))
    }

    struct Refusal: Error, Sendable { let reason: PlayedOutcome.Reason }
}

extension PlayedAnnouncement {
    fileprivate var canBeSpoken: Bool { text?.isEmpty == false }
}
