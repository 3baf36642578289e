#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Who speaks until when, and which messages had their turn.
struct TurnTable: Equatable {
    /// So many messages are remembered, the latest.
    static let maximumMessages = 1000
    /// The first line of the file.
    private static let mark = "voice-turns 2"
    /// The longest file that is read, bytes; more than a full table takes.
    static let maximumBytes = 1 << 16

    /// When the last announcement ends, seconds since 1970.
    private(set) var end: TimeInterval = 0
    /// When that turn was taken, seconds since 1970.
    private(set) var taken: TimeInterval = 0
    /// Checksums of the messages' ids, the oldest first.
    private(set) var messages: [UInt64] = []

    init() {}

    /// The next free turn, if the announcement may have it.
    mutating func take(_ asked: AskedTurn, now: TimeInterval, _ limits: AskedTurn.Limits) -> AskedTurn.Answer {
        let message = asked.id.map(Self.checksum)
        if let message, messages.contains(message) { return .refused(.repeated) }
        follow(now, limits)
        let start = end > 0 ? max(now, end + limits.interval) : now
        if asked.isExpired(at: start, limits) { return .refused(.expired) }
        if start - now > limits.patience { return .refused(.crowded) }
        end = start + asked.seconds
        taken = now
        if let message {
            messages.append(message)
            messages.removeFirst(max(0, messages.count - Self.maximumMessages))
        }
        return .taken(start)
    }

    /// Follows a clock that was set back: what was left of the announcements when the last turn was taken is left at most. An
    /// end that nobody would have waited for comes from a clock that was wrong, and so does a time as far ahead.
    private mutating func follow(_ now: TimeInterval, _ limits: AskedTurn.Limits) {
        let furthest = limits.patience + PackSplicer.longestSound
        let back = taken - now
        if back > 0, back <= furthest { (end, taken) = (end - back, now) }
        if !(back <= furthest && end - now <= furthest) { (end, taken) = (0, 0) }
    }

    /// FNV-1a, 64 bits, as everyone computes it: that two of a thousand ids share one happens once in 10^13 times.
    static func checksum(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }

    // MARK: As a file

    /// Reads what `bytes` wrote; `nil` for anything else, such as half a file.
    init?(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", maxSplits: Self.maximumMessages + 4, omittingEmptySubsequences: false)
        guard lines.count >= 5, lines[0] == Self.mark, lines[lines.count - 2] == "end", lines[lines.count - 1].isEmpty,
            let end = Int64(lines[1]), let taken = Int64(lines[2])
        else { return nil }
        let messages = lines[3..<lines.count - 2].map { UInt64($0, radix: 16) }
        guard messages.allSatisfy({ $0 != nil }) else { return nil }
        self.end = Double(end) / 1000
        self.taken = Double(taken) / 1000
        self.messages = messages.compactMap { $0 }
    }

    /// Lines of text: a mark, the end and when its turn was taken in milliseconds, the messages, and `end`.
    var bytes: [UInt8] {
        let milliseconds = { (time: TimeInterval) in max(0, min(time * 1000, 1e15)) }
        let times = [milliseconds(end).rounded(.up), milliseconds(taken).rounded(.down)].map { "\(Int64($0))" }
        let lines = [Self.mark] + times + messages.map { String($0, radix: 16) } + ["end", ""]
        return Array(lines.joined(separator: "\n").utf8)
    }
}

/// An announcement that wants to be heard.
struct AskedTurn {
    /// What the app allows.
    struct Limits {
        let interval: TimeInterval
        let maximumAge: TimeInterval?
        let patience: TimeInterval
    }

    enum Answer {
        /// From this time on, seconds since 1970.
        case taken(TimeInterval)
        case refused(AnnouncementTurns.Turn)
    }

    let seconds: TimeInterval
    let id: String?
    let sent: TimeInterval?

    func isExpired(at time: TimeInterval, _ limits: Limits) -> Bool {
        guard let sent, let maximumAge = limits.maximumAge else { return false }
        return !(time - sent <= maximumAge)
    }
}
