import NumberGrammar

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What became of a push, as an extension noted it.
public struct LoggedOutcome: Sendable, Hashable {
    /// When it was noted, to the millisecond.
    public let time: Date
    /// What became of it: a `code` of `NotificationVoice.Outcome`, or `turn.expired`, `turn.repeated` or `turn.crowded` of an
    /// announcement that got no turn.
    public let code: String
}

extension LoggedOutcome: CustomStringConvertible {
    /// The code, and when it was noted, seconds since 1970.
    public var description: String { "\(time.timeIntervalSince1970) \(code)" }
}

/// A log of outcomes in a container's `Library/Sounds`: times and codes, no amount and nothing else of a push. Several processes
/// write it; what one that was killed left of a line counts as nothing.
struct OutcomeLog: Sendable {
    /// The most that is kept, bytes: some 1,000 outcomes. Of a log that would be longer the newer half stays.
    static let maximumBytes = 1 << 15
    /// The longest code, bytes.
    private static let longestCode = 64

    let path: String

    init(container: String) { path = "\(container)/Library/Sounds/.voice-outcomes" }

    /// Notes what became of a push. A log that can't be written is no reason to be silent.
    func note(_ code: String, at time: Date = Date()) {
        let line = Array("\(Int64((time.timeIntervalSince1970 * 1000).rounded())) \(code)\n".utf8)
        let file = SharedFile(path: path)
        try? file.locked { (descriptor, size) throws(VoiceSplicerError) in
            // A file of another size is not this log's.
            let old = size <= Self.maximumBytes ? file.read(size, from: descriptor) : nil
            guard let old, old.count + line.count < Self.maximumBytes else {
                let newer = (old ?? []).suffix(Self.maximumBytes / 2).drop { $0 != UInt8(ascii: "\n") }
                return try file.replace(descriptor, by: newer.dropFirst() + line)
            }
            let isWhole = old.last.map { $0 == UInt8(ascii: "\n") } ?? true
            try file.write(isWhole ? line : [UInt8(ascii: "\n")] + line, to: descriptor)
        }
    }

    /// What was noted from a time on, in the order of noting. Nothing if there is no log.
    func outcomes(since time: Date) -> [LoggedOutcome] {
        guard SystemCalls.status(path: path) != nil else { return [] }
        let file = SharedFile(path: path)
        let bytes = try? file.locked { (descriptor, size) throws(VoiceSplicerError) in
            size <= Self.maximumBytes ? file.read(size, from: descriptor) : nil
        }
        return (bytes ?? nil ?? []).split(separator: UInt8(ascii: "\n")).compactMap(Self.outcome)
            .filter { $0.time >= time }
    }

    private static func outcome(_ line: ArraySlice<UInt8>) -> LoggedOutcome? {
        let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard words.count == 2, (1...longestCode).contains(words[1].count),
            words[1].allSatisfy({ $0.isASCIILowercase || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }),
            let time = Int64(String(decoding: words[0], as: UTF8.self)), (0...1_000_000_000_000_000).contains(time)
        else { return nil }
        return LoggedOutcome(
            time: Date(timeIntervalSince1970: Double(time) / 1000), code: String(decoding: words[1], as: UTF8.self))
    }
}

extension NotificationVoice {
    /// What became of the pushes of an App Group since a time, by this and other processes: the app sees what its extension
    /// did. Of pushes that ask for nothing there is no note. The newest are kept, 500 at least.
    public func outcomes(since time: Date = .distantPast) -> [LoggedOutcome] { store.log.outcomes(since: time) }
}
