#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

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
