#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
