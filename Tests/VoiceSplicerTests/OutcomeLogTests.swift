import Foundation
import TestSupport
import Testing

@testable import VoiceNotifications
@testable import VoiceSplicer

/// What an extension did, told to the app: codes and times.
struct OutcomeLogTests {
    private let container: TemporaryFolder
    private let log: OutcomeLog
    private var file: URL { container.url("Library/Sounds/.voice-outcomes") }

    init() throws {
        container = try TemporaryFolder()
        log = OutcomeLog(container: container.path)
    }

    private static func time(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

    @Test func keepsTimesAndCodes() {
        #expect(log.outcomes(since: .distantPast) == [])
        log.note("announced", at: Self.time(1_000_000.123))
        log.note("ignored.gate-off", at: Self.time(1_000_002))
        #expect(
            log.outcomes(since: .distantPast) == [
                LoggedOutcome(time: Self.time(1_000_000.123), code: "announced", key: nil, count: 1),
                LoggedOutcome(time: Self.time(1_000_002), code: "ignored.gate-off", key: nil, count: 1),
            ])
        #expect(log.outcomes(since: Self.time(1_000_000.124)).map(\.code) == ["ignored.gate-off"])
    }

    /// Texts at one key are one entry an hour, with their number, whatever is noted between them.
    @Test func countsTexts() {
        for (seconds, key) in [(0, "a"), (60, "b"), (1800, "a"), (3599, "a"), (3600, "a"), (3601, "b"), (5000, "x y")] {
            log.note("text.no-template", key: key, at: Self.time(1_000_000 + Double(seconds)))
            log.note("announced", at: Self.time(1_000_000 + Double(seconds)))
        }
        let noted = log.outcomes(since: .distantPast).filter { $0.code == "text.no-template" }
        let times = noted.map { Int($0.time.timeIntervalSince1970) - 1_000_000 }
        #expect(times == [0, 60, 3600, 5000])
        #expect(noted.map(\.key) == ["a", "b", "a", nil] && noted.map(\.count) == [3, 2, 1, 1])
        #expect(noted.first?.description == "1000000.0 text.no-template 3 a")
    }

    /// No text is kept unless the app asks for it; then the last ten are.
    @Test func keepsTexts() async throws {
        let pack = try await SpokenPack.named(.chinese)
        let reader = PayloadReader { $0.textKeys = ["text"] }
        for keeps in [false, true] {
            let voice = NotificationVoice(
                packs: VoicePacks(pack: pack.path), store: SoundStore(container: container.path), reader: reader,
                keepsTexts: keeps)
            for place in 1...12 { _ = voice.outcome(for: ["text": "王先生\n付款\(place)元"]) }
            #expect(voice.unreadTexts() == (keeps ? (3...12).map { "王先生 付款\($0)元" } : []))
            let files = try FileManager.default.contentsOfDirectory(atPath: container.url("Library/Sounds").path)
            #expect(files.contains(".voice-texts") == keeps)
        }
        #expect(log.outcomes(since: .distantPast).map(\.count) == [24])
        let noted = try String(contentsOf: file, encoding: .utf8)
        #expect(!noted.contains("王") && !noted.contains("元"))
    }

    @Test func staysSmall() throws {
        for place in 0..<5000 { log.note("clip.size", at: Self.time(Double(place))) }
        #expect(try Data(contentsOf: file).count <= OutcomeLog.maximumBytes)
        let times = log.outcomes(since: .distantPast).map { Int($0.time.timeIntervalSince1970) }
        #expect(times.count >= 500)
        #expect(times == Array(5000 - times.count..<5000))
    }

    /// Half a line of a process that was killed, another program's lines, and a file that is far too long.
    @Test func readsNothingElse() throws {
        log.note("announced", at: Self.time(1))
        let written = try Data(contentsOf: file)
        for cut in 0...written.count {
            try (written.prefix(cut)).write(to: file)
            log.note("clip.size", at: Self.time(2))
            let expected = cut >= written.count - 1 ? ["announced", "clip.size"] : ["clip.size"]
            let codes = log.outcomes(since: .distantPast).map(\.code)
            // A code that was cut is a shorter word; nobody can tell it.
            #expect(codes.suffix(1) == ["clip.size"] && (cut < 6 ? codes == expected : codes.count == 2), "\(cut)")
        }
        let foreign = "x\n\n1\n1 15.50\n1  announced\n-1 announced\n99999999999999999999 announced\n1 A\n"
        try Data((foreign + "1 \(String(repeating: "a", count: 65))\n").utf8).write(to: file)
        #expect(log.outcomes(since: .distantPast) == [])
        try Data(repeating: 0x61, count: OutcomeLog.maximumBytes + 1).write(to: file)
        #expect(log.outcomes(since: .distantPast) == [])
        log.note("announced", at: Self.time(3))
        #expect(log.outcomes(since: .distantPast).map(\.code) == ["announced"])
    }

    /// No place to write is no reason to be silent.
    @Test func isNoReasonToFail() throws {
        OutcomeLog(container: "/nonexistent").note("announced")
        #expect(OutcomeLog(container: "/nonexistent").outcomes(since: .distantPast) == [])
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        log.note("announced")
        #expect(log.outcomes(since: .distantPast) == [])
    }

    /// Processes of their own, one of which is killed: every line of the others is there.
    @Test func severalProcesses() throws {
        try SpliceProbe.begun("notes", container.path, "1000000").killed()
        try? FileManager.default.removeItem(at: file)
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            _ = try? Program.run(SpliceProbe.path, ["notes", container.path, "100"], deadline: 600)
        }
        let codes = log.outcomes(since: .distantPast).map(\.code)
        #expect(codes == Array(repeating: "ignored.gate-off", count: 400))
    }

    /// What the voice and the turns note.
    @Test func notesWhatBecomesOfPushes() async throws {
        let pack = try await SpokenPack.named(.chinese)
        let store = SoundStore(container: container.path)
        let voice = NotificationVoice(pack: pack.path, store: store, reader: PayloadReader { $0.gateKeys = ["play"] })
        let turns = AnnouncementTurns(container: container.path)
        let start = Date(timeIntervalSinceNow: -1)
        for payload: [AnyHashable: Any] in [
            [:], ["playVoiceText": "15.50"], ["amount": 3], ["playVoiceText": 1, "play": false],
            ["playVoiceText": "1e3"], ["aps": ["amount": "1e3"]], ["amount": 1, "currency": "USD"], ["text": "Anna"],
        ] { _ = voice.outcome(for: payload) }
        #expect(try await turns.turn(seconds: 1, id: "a") == .now)
        #expect(try await turns.turn(seconds: 1, id: "a") == .repeated)
        #expect(
            voice.outcomes(since: start).map(\.code) == [
                "announced", "ignored.bare", "ignored.gate-off", "text.no-template", "amount.form", "currency.unknown",
                "turn.repeated",
            ])
        #expect(voice.outcomes(since: Date(timeIntervalSinceNow: 60)) == [])
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(!text.contains("15.50") && !text.contains("1e3"))
        let silenced = NotificationVoice(packs: voice.packs, store: store, isSilenced: { $0 > start })
        #expect(silenced.outcome(for: ["playVoiceText": "15.50"]) == .ignored(.silenced))
        #expect(silenced.outcome(for: ["playVoiceText": "x"]) == .ignored(.silenced))
        #expect(silenced.outcome(for: [:]).code == "ignored.nothing")
        #expect(voice.outcomes().suffix(2).map(\.code) == ["ignored.silenced", "ignored.silenced"])
    }
}
