import Foundation
import TestSupport

@testable import VoiceNotifications

/// A time that a test sets; waiting lets it pass at once, and is remembered.
final class SetClock: AnnouncementClock {
    private let state: Locked<(now: Double, waits: [Double])>
    private let passes: Bool

    init(_ now: Double, passes: Bool = false) {
        state = Locked((now, []))
        self.passes = passes
    }

    var now: Date { Date(timeIntervalSince1970: seconds) }
    var seconds: Double { state.withLock { $0.now } }
    var waits: [Double] { state.withLock { $0.waits } }

    func set(_ now: Double) { state.withLock { $0.now = now } }

    func sleep(seconds: TimeInterval) async throws {
        state.withLock {
            $0.waits.append(seconds)
            if passes { $0.now += seconds }
        }
    }
}
