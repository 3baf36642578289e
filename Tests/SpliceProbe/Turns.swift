import Foundation
import VoiceNotifications

/// Turns of a process that shares them with others, at a time that stands still: what a turn waits for is when it begins.
enum Turns {
    private actor Waits {
        private(set) var seconds = 0.0
        func set(_ seconds: Double) { self.seconds = seconds }
    }

    private struct StandingClock: AnnouncementClock {
        let waits: Waits
        var now: Date { Date(timeIntervalSince1970: 1_000_000) }
        func sleep(seconds: TimeInterval) async throws { await waits.set(seconds) }
    }

    static func take(in container: String, count: Int) async throws {
        let waits = Waits()
        let turns = AnnouncementTurns(
            container: container, patience: 1_000_000, clock: StandingClock(waits: waits))
        for _ in 0..<count {
            await waits.set(0)
            guard try await turns.turn(seconds: 2) == .now else { throw CocoaError(.featureUnsupported) }
            print(await waits.seconds)
            fflush(nil)
        }
    }
}
