import Foundation
import NumberGrammar
import TestSupport
import Testing

@testable import VoiceNotifications
@testable import VoiceSplicer

struct AnnouncementTurnsTests {
    private let container: TemporaryFolder
    private let file: String

    init() throws {
        container = try TemporaryFolder()
        file = container.url("Library/Sounds/.voice-turns").path
    }

    private func turns(
        _ clock: SetClock, interval: Double = 0.5, maximumAge: Double? = 600, patience: Double = 20
    ) -> AnnouncementTurns {
        AnnouncementTurns(
            container: container.path, interval: interval, maximumAge: maximumAge, patience: patience, clock: clock)
    }

    @Test func oneAfterTheOther() async throws {
        let clock = SetClock(1_000_000, passes: true)
        let turns = turns(clock)
        for seconds in [4.0, 2, 1] { #expect(try await turns.turn(seconds: seconds) == .now) }
        #expect(clock.waits == [4.5, 2.5])
        // When nobody speaks any more, nobody waits.
        clock.set(1_000_100)
        #expect(try await turns.turn(seconds: 3) == .now)
        #expect(clock.waits.count == 2)
    }

    /// Waits of thousandths of a second are rounded up by one at most: 2 s and the interval, for each that came before.
    @Test func manyAtOnce() async throws {
        let clock = SetClock(1_000_000)
        let turns = turns(clock, patience: 1_000_000)
        let others = self.turns(clock, patience: 1_000_000)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for place in 0..<400 {
                group.addTask {
                    let turn = try await (place % 2 == 0 ? turns : others).turn(seconds: 2, id: "\(place)")
                    #expect(turn == .now)
                }
            }
            try await group.waitForAll()
        }
        #expect(clock.waits.sorted() == (1..<400).map { 2.5 * Double($0) })
    }

    /// Processes of their own, one of which is killed while it takes turns: no two have the same turn, and nobody waits for
    /// the dead.
    @Test func severalProcesses() async throws {
        let starts = Locked<[Double]>([])
        try SpliceProbe.begun("turns", container.path, "100000").killed()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            let result = try? Program.run(SpliceProbe.path, ["turns", container.path, "50"], deadline: 600)
            let lines = result?.outputText.split(separator: "\n").compactMap { Double($0) } ?? []
            starts.withLock { $0 += lines }
        }
        let sorted = starts.withLock { $0.sorted() }
        try #require(sorted.count == 200)
        for (earlier, later) in zip(sorted, sorted.dropFirst()) { #expect(later - earlier == 2.5) }
    }

    /// Killed at any moment, a process leaves the plan from before or the new one, never half of one or none.
    @Test func killedWhileTaking() throws {
        var random = SeededGenerator(seed: 49)
        var tickets: Int64 = 0
        for round in 0..<40 {
            let process = try SpliceProbe.begun("turns", container.path, "100000")
            Thread.sleep(forTimeInterval: Double.random(in: 0...0.01, using: &random))
            process.killed()
            let table = TurnTable([UInt8](try Data(contentsOf: URL(fileURLWithPath: file))))
            #expect(try #require(table, "round \(round)").tickets > tickets, "round \(round)")
            tickets = table?.tickets ?? 0
        }
    }

    @Test func messagesThatComeTwice() async throws {
        let clock = SetClock(1_000_000, passes: true)
        let turns = turns(clock)
        #expect(try await turns.turn(seconds: 2, id: "a") == .now)
        #expect(try await turns.turn(seconds: 2, id: "a") == .repeated)
        #expect(try await turns.turn(seconds: 2, id: "b") == .now)
        // Known to every process, and for as long as a thousand others.
        let others = self.turns(clock)
        #expect(try await others.turn(seconds: 2, id: "a") == .repeated)
        let limits = AskedTurn.Limits(interval: 0, maximumAge: nil, patience: 1e6)
        var table = try #require(TurnTable([UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))))
        for place in 0..<998 {
            _ = table.take(AskedTurn(seconds: 0, id: "\(place)", sent: nil), now: clock.seconds, limits)
        }
        try container.write("Library/Sounds/.voice-turns", table.bytes)
        #expect(try await turns.turn(seconds: 2, id: "a") == .repeated)
        #expect(try await others.turn(seconds: 0, id: "998") == .now)
        #expect(try await turns.turn(seconds: 2, id: "a") == .now)
        #expect(try await turns.turn(seconds: 2) == .now)
        #expect(try await turns.turn(seconds: 2) == .now)
    }

    /// What is refused takes no turn and is not known the next time.
    @Test func expiredAndCrowded() async throws {
        let clock = SetClock(1_000_000)
        let turns = turns(clock, maximumAge: 60, patience: 10)
        #expect(try await turns.turn(seconds: 8, sent: .at(1_000_000 - 60)) == .now)
        #expect(try await turns.turn(seconds: 1, id: "old", sent: .at(1_000_000 - 60)) == .expired)
        #expect(try await turns.turn(seconds: 1, id: "old", sent: .at(1_000_000 - 61)) == .expired)
        #expect(try await turns.turn(seconds: 1, id: "nan", sent: .at(.nan)) == .expired)
        #expect(try await turns.turn(seconds: 3, id: "b", sent: .at(1_000_000)) == .now)
        #expect(try await turns.turn(seconds: 1, id: "late") == .crowded)
        clock.set(1_000_012)
        #expect(try await turns.turn(seconds: 1, id: "late") == .now)
        #expect(clock.waits == [8.5])
        let ageless = self.turns(clock, maximumAge: nil)
        #expect(try await ageless.turn(seconds: 1, sent: .at(0)) == .now)
    }

    /// A message that was sent before passes those that wait, and these wait for longer; who speaks and who has a promise don't.
    @Test func passedWhileWaiting() async throws {
        let clock = SetClock(1_000_000)
        let turns = turns(clock)
        #expect(try await turns.turn(seconds: 4, sent: .at(999_990)) == .now)
        let promised = try await turns.reserve(seconds: 2, id: "b", sent: .at(999_995))
        #expect(promised == .reserved(try #require(promised.reserved)))
        #expect(promised.reserved?.start == Date(timeIntervalSince1970: 1_000_004.5))
        #expect(promised.reserved?.count == 1 && promised.reserved?.amount == nil)
        #expect(try await turns.reserve(seconds: 2, id: "b") == .repeated)
        // Sleeping, it is passed by another process.
        let file = try TurnTable([UInt8](Data(contentsOf: URL(fileURLWithPath: file))))
        var table = try #require(file)
        let limits = AskedTurn.Limits(interval: 0.5, maximumAge: 600, patience: 20, reach: 120)
        guard
            case .taken(let waiting) = table.take(.init(seconds: 3, id: nil, sent: 999_999), now: clock.seconds, limits),
            case .taken(let first) = table.take(.init(seconds: 1, id: nil, sent: 999_998), now: clock.seconds, limits)
        else { throw CocoaError(.featureUnsupported) }
        #expect(waiting.start == 1_000_007_000 && first.start == 1_000_007_000)
        #expect(table.begin(waiting.ticket, at: waiting.start)?.start == 1_000_008_500)
        #expect(table.begin(waiting.ticket, at: 1_000_008_500)?.latest == 1_000_008_500)
    }

    /// While it sleeps, a turn is passed twice; it waits until it is heard.
    @Test func waitsAgainWhenPassed() async throws {
        let path = container.path
        let clock = PassedClock { place in
            guard place < 2 else { return }
            let others = AnnouncementTurns(container: path, clock: SetClock(1_000_000))
            _ = try await others.turn(seconds: 1, sent: .at(999_990 - Double(place)))
        }
        #expect(try await turns(SetClock(1_000_000)).turn(seconds: 4, sent: .at(999_980)) == .now)
        let turns = AnnouncementTurns(container: container.path, clock: clock)
        #expect(try await turns.turn(seconds: 2, sent: .at(999_999)) == .now)
        #expect(clock.waits.withLock { $0 } == [4.5, 1.5, 1.5])
    }

    /// A time that stands still; while somebody waits, others come.
    private final class PassedClock: AnnouncementClock {
        let waits = Locked<[Double]>([])
        private let body: @Sendable (Int) async throws -> Void
        init(_ body: @escaping @Sendable (Int) async throws -> Void) { self.body = body }
        var now: Date { Date(timeIntervalSince1970: 1_000_000) }
        func sleep(seconds: TimeInterval) async throws {
            let place = waits.withLock { waits in
                waits.append(seconds)
                return waits.count - 1
            }
            try await body(place)
        }
    }

    /// A reservation is waited for as long as patience allows, and told when it is passed; what waits elsewhere is told its new time.
    @Test func reservedInOrder() async throws {
        let path = container.path
        let others = turns(SetClock(1_000_000))
        func reserve(_ sent: Double) async throws -> AnnouncementTurns.Reserved {
            try #require(try await others.reserve(seconds: 4, sent: .at(sent)).reserved)
        }
        let first = try await reserve(999_950)
        #expect(try await others.turn(of: first) == .now)
        let second = try await reserve(999_960)
        // While it is waited for, another one comes before it; then so many that patience doesn't suffice.
        let clock = PassedClock { place in
            let others = AnnouncementTurns(container: path, clock: SetClock(1_000_000))
            for _ in 0...(3 * place) { _ = try await others.reserve(seconds: 4, sent: .at(999_951)) }
        }
        let passed = Locked(0)
        let turns = AnnouncementTurns(container: path, clock: clock)
        #expect(try await turns.turn(of: second, whenPassed: { passed.withLock { $0 += 1 } }) == .crowded)
        #expect(clock.waits.withLock { $0 } == [4.5, 4.5] && passed.withLock { $0 } == 2)
        let all = try await others.reservations()
        #expect(all.map { $0.start.timeIntervalSince1970 - 1_000_000 } == [4.5, 9, 13.5, 18, 22.5, 27])
        #expect(all.last == (try await others.latest(second)) && all.last?.identifier == second.identifier)
        #expect(Set(all.map(\.identifier)).count == 6)
        // One that is too far away isn't waited for at all.
        #expect(try await others.turn(of: try #require(all.last)) == .crowded)
    }

    /// Twelve payments that are sent one after the other and come in a random order: all are said, no two at once, and out of order
    /// are only those of which the later one began within a second of the earlier one's coming, or before.
    @Test func rushes() throws {
        let limits = AskedTurn.Limits(interval: 0.5, maximumAge: 600, patience: 20, reach: 120)
        var random = SeededGenerator(seed: 6)
        var (pairs, late) = (0, 0)
        for _ in 0..<300 {
            let delay = Double.random(in: 1...60, using: &random)
            let pushes = (0..<12).map { place -> (sent: Double, at: Double) in
                let sent = 1_000_000 + Double(place) * delay / 20
                return (sent, sent + Double.random(in: 0...delay, using: &random))
            }
            var table = TurnTable()
            var tickets: [Int64: Int] = [:]
            var starts: [Double] = pushes.map { _ in 0 }
            for place in pushes.indices.sorted(by: { pushes[$0].at < pushes[$1].at }) {
                let asked = AskedTurn(seconds: 3.4, id: "\(place)", sent: pushes[place].sent, isReserved: true)
                guard case .taken(let turn) = table.take(asked, now: pushes[place].at, limits) else {
                    Issue.record("\(place) is lost")
                    continue
                }
                tickets[turn.ticket] = place
                for turn in table.turns {
                    if let place = tickets[turn.ticket] { starts[place] = Double(turn.start) / 1000 }
                }
                table = try #require(TurnTable(table.bytes))
            }
            let sorted = starts.sorted()
            #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $1 - $0 > 3.899 })
            for earlier in pushes.indices {
                for later in pushes.indices.dropFirst(earlier + 1) where starts[later] < starts[earlier] {
                    late += 1
                    if starts[later] > pushes[earlier].at + 1.001 { pairs += 1 }
                }
            }
        }
        #expect(pairs == 0 && late > 100, "\(pairs) of \(late)")
    }

    @Test func reservedForAll() async throws {
        let clock = SetClock(1_000_000)
        let turns = turns(clock)
        func add(_ text: String, scale: Int = 2, to name: String = "en-USD", id: String? = nil) async throws
            -> AnnouncementTurns.Reserved?
        {
            let amount = try Amount(text, scale: scale)
            return try await turns.reserve(adding: amount, to: name, seconds: 8, id: id).reserved
        }
        #expect(try await turns.turn(seconds: 20) == .now)
        let first = try #require(try await add("15.50", id: "a"))
        #expect(first.start == Date(timeIntervalSince1970: 1_000_020.5))
        #expect(first.count == 1 && first.amount?.description == "15.50")
        let second = try #require(try await add("0.05", id: "b"))
        #expect(second.start == first.start && second.count == 2 && second.amount?.description == "15.55")
        #expect(try await turns.latest(first) == second)
        #expect(try await add("1", id: "a") == nil)
        // Another pack, another currency and what is too much for an amount are others'.
        #expect(try await add("1", to: "zh-Hans-CNY")?.start == Date(timeIntervalSince1970: 1_000_029))
        #expect(try await add("1", scale: 0)?.count == 1)
        #expect(try await add("999999999999999.99")?.count == 1)
        #expect(try await turns.latest(first) == second)
        // It is about to be played.
        clock.set(1_000_019.6)
        #expect(try await add("1")?.start != first.start)
        // It was played.
        clock.set(1_000_500)
        #expect(try await add("1")?.count == 1)
        #expect(try await turns.latest(first) == first)
    }

    /// The clock is set at random, ahead and back: nobody waits for longer than patience allows, whoever is refused is let in
    /// at most a queue later, and as long as the clock goes on by itself no two speak at once.
    @Test func clocksThatAreSetAtRandom() throws {
        var random = SeededGenerator(seed: 26)
        let limits = AskedTurn.Limits(interval: 0.5, maximumAge: nil, patience: 20)
        var table = TurnTable()
        var now = 1_000_000.0
        var speaks = 0.0
        var isSet = false
        var refusedSince: Double?
        for _ in 0..<20_000 {
            let pause = Double.random(in: 0...8, using: &random)
            now += pause
            if Int.random(in: 0..<20, using: &random) == 0 {
                now += Double.random(in: -100...100, using: &random)
                (isSet, refusedSince) = (true, nil)
            }
            let asked = AskedTurn(seconds: Double.random(in: 0...29, using: &random), id: nil, sent: nil)
            switch table.take(asked, now: now, limits) {
            case .taken(let turn):
                let start = Double(turn.start) / 1000
                #expect((now - 0.001...now + 20).contains(start))
                if !isSet { #expect(start >= speaks + 0.49) }
                (speaks, isSet, refusedSince) = (start + asked.seconds, false, nil)
            case .refused:
                let since = refusedSince ?? now
                #expect(now - since <= 50)
                refusedSince = since
            }
            table = try #require(TurnTable(table.bytes))
        }
    }

    /// The system's clock: two announcements of 50 ms, and a task that is cancelled while it waits.
    @Test func waitsForReal() async throws {
        let turns = AnnouncementTurns(container: container.path, interval: 0.01, patience: 10_000)
        let start = Date()
        #expect(try await turns.turn(seconds: 0.05) == .now)
        // So long that even a machine with much else to do cancels before it ends.
        #expect(try await turns.turn(seconds: 5000) == .now)
        #expect(Date().timeIntervalSince(start) >= 0.059)
        let waiting = Task { try await turns.turn(seconds: 1) }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }
}

extension AnnouncementTurns.Reservation {
    fileprivate var reserved: AnnouncementTurns.Reserved? {
        guard case .reserved(let reserved) = self else { return nil }
        return reserved
    }
}

extension Date {
    /// So many seconds after 1970 began.
    fileprivate static func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
}
