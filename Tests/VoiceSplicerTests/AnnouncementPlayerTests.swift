import Foundation
import TestSupport
import Testing
import VoiceNotifications

@testable import VoicePlayer

struct AnnouncementPlayerTests {
    /// Notes what is heard; a sound of one byte can't be played, and one of two never ends.
    private final class NotedOutput: AnnouncementOutput {
        private let state = Locked<[String]>([])
        var notes: [String] { state.withLock { $0 } }

        func play(_ sound: [UInt8]) async throws {
            note("play \(sound.count)")
            if sound.count == 1 { throw CocoaError(.fileReadCorruptFile) }
            if sound.count == 2 { try await Task.sleep(nanoseconds: 3_600_000_000_000) }
            note("end \(sound.count)")
        }

        func speak(_ text: String, language: String) async throws {
            note("speak \(text) \(language)")
            if text.isEmpty || text == "fails" { throw CocoaError(.featureUnsupported) }
        }

        func duck(_ isDucked: Bool) { note("duck \(isDucked)") }

        private func note(_ text: String) { state.withLock { $0.append(text) } }
    }

    /// What waits for longer than ten seconds waits for a sound that never ends: that time passes at once.
    private struct QuickClock: AnnouncementClock {
        var now: Date { Date() }
        func sleep(seconds: TimeInterval) async throws {
            if seconds < 10 { try await Task.sleep(nanoseconds: UInt64(max(0, seconds) * 1e9)) }
        }
    }

    private func item(_ bytes: Int?, text: String? = nil, id: String? = nil, sent: Date? = nil) -> PlayedAnnouncement {
        PlayedAnnouncement(
            sound: bytes.map { [UInt8](repeating: 0, count: $0) }, seconds: 0.01, text: text, language: "en", id: id,
            sent: sent)
    }

    @Test func playsOneAfterTheOther() async {
        let output = NotedOutput()
        let player = AnnouncementPlayer(output: output, interval: 0.01)
        async let first = player.play(item(3, id: "a"))
        #expect(await first == .played)
        #expect(await player.play(item(3, id: "a")) == .dropped(.repeated))
        #expect(await player.play(item(4, sent: Date(timeIntervalSince1970: 0))) == .dropped(.expired))
        #expect(await player.play(item(5)) == .played)
        #expect(await player.play(item(nil)) == .dropped(.failed))
        let notes = output.notes.filter { !$0.hasPrefix("duck") }
        #expect(notes == ["play 3", "end 3", "play 5", "end 5"])
        #expect(output.notes.filter { $0.hasPrefix("duck") } == ["duck true", "duck false", "duck true", "duck false"])
    }

    /// Several at once: none begins before another has ended, and other sound is turned up again after the last.
    @Test func severalAtOnce() async {
        let output = NotedOutput()
        let player = AnnouncementPlayer(output: output, interval: 0.01)
        let outcomes = await withTaskGroup(of: PlayedOutcome.self) { group in
            for _ in 0..<10 { group.addTask { await player.play(item(3)) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes == Array(repeating: .played, count: 10))
        let heard = output.notes.filter { !$0.hasPrefix("duck") }
        #expect(heard == Array(repeating: ["play 3", "end 3"], count: 10).flatMap { $0 })
        #expect(output.notes.first == "duck true" && output.notes.last == "duck false")
    }

    @Test func speaksWhatCannotBePlayed() async {
        let output = NotedOutput()
        let player = AnnouncementPlayer(output: output, interval: 0.01)
        #expect(await player.play(item(1, text: "one dollar")) == .spoken)
        #expect(await player.play(PlayedAnnouncement(text: "hello", language: "de")) == .spoken)
        #expect(await player.play(item(1, text: "fails")) == .dropped(.failed))
        #expect(await player.play(item(1)) == .dropped(.failed))
        let notes = output.notes.filter { !$0.hasPrefix("duck") }
        #expect(notes == ["play 1", "speak one dollar en", "speak hello de", "play 1", "speak fails en", "play 1"])
    }

    /// The last again; an alarm that somebody stops with what waits; and what never ends, skipped.
    @Test func stopsAndRepeats() async throws {
        let output = NotedOutput()
        let player = AnnouncementPlayer(output: output, interval: 0.01)
        #expect(await player.last == nil)
        let first = item(3, id: "a", sent: Date())
        #expect(await player.play(first) == .played)
        let last = try #require(await player.last)
        #expect(last == item(3))
        #expect(await player.play(last, times: 3) == .played)
        #expect(output.notes.filter { $0 == "end 3" }.count == 4)
        async let endless = player.play(item(2))
        while !output.notes.contains("play 2") { try await Task.sleep(nanoseconds: 1_000_000) }
        async let alarm = player.play(item(4), times: 1_000_000)
        await player.skip()
        #expect(await endless == .dropped(.stopped))
        while !output.notes.contains("end 4") { try await Task.sleep(nanoseconds: 1_000_000) }
        await player.stop()
        let outcome = await alarm
        #expect(outcome == .dropped(.stopped) && !output.notes.contains("end 2"))
        #expect(await player.play(item(5)) == .played)
        #expect(output.notes.last == "duck false")
    }

    /// By a clock that lets ten seconds pass at once: what never ends is ended, and is not spoken in its place.
    @Test func endsWhatNeverEnds() async {
        let output = NotedOutput()
        let player = AnnouncementPlayer(output: output, interval: 0.01, clock: QuickClock())
        #expect(await player.play(item(2, text: "not spoken")) == .dropped(.late))
        #expect(!output.notes.contains("speak not spoken en"))
    }

    @Test func codes() {
        #expect(
            PlayedOutcome.Reason.allCases.map(\.code) == [
                "player.repeated", "player.expired", "player.crowded", "player.failed", "player.late",
                "player.stopped",
            ])
    }
}
