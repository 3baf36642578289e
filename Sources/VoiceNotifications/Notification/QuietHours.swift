#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Hours of the day in which a user wants to hear no announcements: 22:00 to 7:00. An app keeps them as their two
/// numbers.
public struct QuietHours: Sendable, Equatable {
    /// When they begin, minutes after midnight; 22:00 is 1320.
    public let start: Int
    /// When they are over, minutes after midnight. Before `start` it is that of the next day.
    public let end: Int

    /// - Parameters:
    ///   - start: minutes after midnight, 0 … 1439; other numbers count as the nearest of these.
    ///   - end: the same. Hours that begin when they end are none.
    public init(from start: Int, to end: Int) {
        self.start = min(max(start, 0), 1439)
        self.end = min(max(end, 0), 1439)
    }

    /// Whether it is one of these hours; of an hour that clocks pass twice, both times.
    ///
    /// - Parameters:
    ///   - time: the moment that is asked about.
    ///   - calendar: the user's, which knows the time zone.
    public func contains(_ time: Date, in calendar: Calendar = .current) -> Bool {
        let parts = calendar.dateComponents([.hour, .minute], from: time)
        let minute = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
        return start <= end ? (start..<end).contains(minute) : !(end..<start).contains(minute)
    }
}
