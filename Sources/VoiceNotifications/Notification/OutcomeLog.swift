import NumberGrammar

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What became of a push, as an extension noted it.
public struct LoggedOutcome: Sendable, Equatable {
    /// When it was noted, to the millisecond.
    public let time: Date
    /// What became of it: a `code` of `NotificationVoice.Outcome`, or `turn.expired`, `turn.repeated` or `turn.crowded` of an
    /// announcement that got no turn.
    public let code: String
    /// The key of a text that fits no template; else `nil`.
    public let key: String?
    /// How many it stands for: texts at one key within an hour are one entry.
    public let count: Int
}

extension LoggedOutcome: CustomStringConvertible {
    /// The code, and when it was noted, seconds since 1970.
    public var description: String {
        "\(time.timeIntervalSince1970) \(code)" + (key.map { " \(count) \($0)" } ?? "")
    }
}

/// A log of outcomes in a container's `Library/Sounds`: times and codes, no amount and nothing else of a push. Several processes
/// write it; what one that was killed left of a line counts as nothing.
struct OutcomeLog: Sendable {
    /// The most that is kept, bytes: some 1,000 outcomes. Of a log that would be longer the newer half stays.
    static let maximumBytes = 1 << 15
    /// The longest code or key, bytes.
    private static let longestCode = 64
    /// How long one entry counts texts at one key, seconds.
    private static let countedSeconds = 3600.0

    private let file: SharedFile

    init(container: String) { file = SharedFile(name: ".voice-outcomes", container: container) }

    /// Notes what became of a push. A log that can't be written is no reason to be silent.
    ///
    /// - Parameter key: that of texts which are counted.
    func note(_ code: String, key: String? = nil, at time: Date = Date()) {
        let key = key.flatMap { Self.isKey($0) ? $0 : nil }
        let line = Self.line(code, key, 1, at: time)
        try? file.change(atMost: Self.maximumBytes) { old in
            if let key, let old, let counted = Self.counted(old, code, key, at: time) { return .replace(counted) }
            if let old, old.count + line.count < Self.maximumBytes {
                let isWhole = old.last.map { $0 == UInt8(ascii: "\n") } ?? true
                return .append(isWhole ? line : [UInt8(ascii: "\n")] + line)
            }
            let newer = (old ?? []).suffix(Self.maximumBytes / 2).drop { $0 != UInt8(ascii: "\n") }
            return .replace(newer.dropFirst() + line)
        }
    }

    private static func line(_ code: String, _ key: String?, _ count: Int, at time: Date) -> [UInt8] {
        let counted = key.map { " \(count) \($0)" } ?? ""
        return Array("\(Int64((time.timeIntervalSince1970 * 1000).rounded())) \(code)\(counted)\n".utf8)
    }

    /// The log with one more in the entry of this key; `nil` if there is none of the last hour.
    private static func counted(_ log: [UInt8], _ code: String, _ key: String, at time: Date) -> [UInt8]? {
        var lines = log[...].split(separator: UInt8(ascii: "\n"))
        guard
            let place = lines.lastIndex(where: { line in
                guard let noted = outcome(line), noted.code == code, noted.key == key else { return false }
                // A time is noted to the millisecond: it may lie a little ahead.
                return (-1..<countedSeconds).contains(time.timeIntervalSince(noted.time))
            }), let noted = outcome(lines[place])
        else { return nil }
        lines[place] = Self.line(code, key, noted.count + 1, at: noted.time).dropLast()
        return lines.flatMap { $0 + [UInt8(ascii: "\n")] }
    }

    private static func isKey(_ key: some StringProtocol) -> Bool {
        (1...longestCode).contains(key.utf8.count) && key.utf8.allSatisfy { (0x21...0x7e).contains($0) }
    }

    /// What was noted from a time on, in the order of noting. Nothing if there is no log.
    func outcomes(since time: Date) -> [LoggedOutcome] {
        let bytes = file.bytes(atMost: Self.maximumBytes) ?? []
        return bytes.split(separator: UInt8(ascii: "\n")).compactMap(Self.outcome).filter { $0.time >= time }
    }

    private static func outcome(_ line: ArraySlice<UInt8>) -> LoggedOutcome? {
        let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard words.count == 2 || words.count == 4, (1...longestCode).contains(words[1].count),
            words[1].allSatisfy({ $0.isASCIILowercase || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }),
            let time = wholeNumber(String(decoding: words[0], as: UTF8.self)),
            (0...1_000_000_000_000_000).contains(time)
        else { return nil }
        let counted = words.dropFirst(2).map { String(decoding: $0, as: UTF8.self) }
        let count = counted.isEmpty ? 1 : wholeNumber(counted[0]) ?? 0
        guard (1...1_000_000_000).contains(count), counted.isEmpty || isKey(counted[1]) else { return nil }
        return LoggedOutcome(
            time: Date(timeIntervalSince1970: Double(time) / 1000), code: String(decoding: words[1], as: UTF8.self),
            key: counted.last, count: Int(count))
    }
}

extension NotificationVoice {
    /// What became of the pushes of an App Group since a time, by this and other processes: the app sees what its extension
    /// did. Of pushes that ask for nothing there is no note, and of texts that fit no template one an hour for each key, with
    /// their number. The newest are kept, 500 at least.
    public func outcomes(since time: Date = .distantPast) -> [LoggedOutcome] { store.log.outcomes(since: time) }
}
