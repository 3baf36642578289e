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
    private static let mark = "voice-turns 1"
    /// The longest file that is read, bytes; more than a full table takes.
    static let maximumBytes = 1 << 16

    /// When the last announcement ends, seconds since 1970.
    private(set) var end: TimeInterval = 0
    /// Checksums of the messages' ids, the oldest first.
    private(set) var messages: [UInt64] = []

    init() {}

    /// The next free turn, if the announcement may have it.
    mutating func take(_ asked: AskedTurn, now: TimeInterval, _ limits: AskedTurn.Limits) -> AskedTurn.Answer {
        let message = asked.id.map(Self.checksum)
        if let message, messages.contains(message) { return .refused(.repeated) }
        // An end that nobody would have waited for comes from a clock that was wrong.
        let isSound = end - now <= limits.patience + PackSplicer.longestSound
        let start = isSound && end > 0 ? max(now, end + limits.interval) : now
        if asked.isExpired(at: start, limits) { return .refused(.expired) }
        if start - now > limits.patience { return .refused(.crowded) }
        end = start + asked.seconds
        if let message {
            messages.append(message)
            messages.removeFirst(max(0, messages.count - Self.maximumMessages))
        }
        return .taken(start)
    }

    /// FNV-1a, 64 bits, as everyone computes it: that two of a thousand ids share one happens once in 10^13 times.
    static func checksum(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }

    // MARK: As a file

    /// Reads what `bytes` wrote; `nil` for anything else, such as half a file.
    init?(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count >= 4, lines[0] == Self.mark, lines[lines.count - 2] == "end", lines[lines.count - 1].isEmpty,
            let milliseconds = Int64(lines[1])
        else { return nil }
        let messages = lines[2..<lines.count - 2].map { UInt64($0, radix: 16) }
        guard messages.count <= Self.maximumMessages, messages.allSatisfy({ $0 != nil }) else { return nil }
        end = Double(milliseconds) / 1000
        self.messages = messages.compactMap { $0 }
    }

    /// Lines of text: a mark, the end in milliseconds, the messages, and `end`.
    var bytes: [UInt8] {
        let milliseconds = Int64(max(0, min(end * 1000, 1e15)).rounded(.up))
        let lines = [Self.mark, "\(milliseconds)"] + messages.map { String($0, radix: 16) } + ["end", ""]
        return Array(lines.joined(separator: "\n").utf8)
    }
}
