import Foundation
import TestSupport
import Testing

@testable import VoicePlayer

/// The table of what a player makes heard, which is for every language: order, interval, validity, duplicates and fallback.
struct PlayerCaseTests {
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        struct Push: Decodable, Sendable {
            let at: Double
            let seconds, sent: Double?
            /// How long it takes in truth.
            let takes: Double?
            /// `none` or `fails`, if it isn't a sound that plays.
            let sound: String?
            /// `fails` for one that can't be spoken.
            let text: String?
            let id: String?
            /// How often it is to be heard.
            let times: Int?
            /// `skip` or `stop`, if it is no announcement.
            let `do`: String?
            /// When and by what, each time, or why not.
            let heard: String
        }

        let name: String
        let limits: QueueLimits
        let pushes: [Push]
        var testDescription: String { name }

        private enum Key: CodingKey { case name, pushes }

        init(from decoder: any Swift.Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            name = try values.decode(String.self, forKey: .name)
            pushes = try values.decode([Push].self, forKey: .pushes)
            limits = try QueueLimits(from: decoder)
        }

        static let all: [Self] = PayloadTable.rows("player")
    }

    @Test(arguments: Case.all) func heard(_ example: Case) {
        var played = PlayedCase(example)
        #expect(played.heard() == example.pushes.map(\.heard))
    }

    /// A clock that is set back by an hour while somebody waits.
    @Test func clocksThatWereSetBack() throws {
        var queue = PlayerQueue()
        let item = PlayedAnnouncement(sound: [], seconds: 4, text: nil, language: "en", id: nil, sent: nil)
        _ = try queue.add(item, now: 5_000_000).get()
        _ = try queue.add(item, now: 5_000_000).get()
        guard case .begin(1, .sound, until: 5_014_000) = queue.next(5_000_000) else {
            throw Unexpected("nothing begins")
        }
        queue.ended(.heard, now: 1_404_000)
        guard case .wait(let until) = queue.next(1_404_000) else { throw Unexpected("nobody waits") }
        #expect(until == 1_404_500)
        guard case .begin(2, .sound, _) = queue.next(until) else { throw Unexpected("the second doesn't begin") }
    }
}

/// Plays a case by a clock of its own.
private struct PlayedCase {
    private static let base: Int64 = 1_000_000_000
    private let pushes: [PlayerCaseTests.Case.Push]
    private var queue: PlayerQueue
    private var coming: [Int]
    private var places: [Int: Int] = [:]
    private var answers: [String]
    private var end: (place: Int, at: Int64, end: PlayerQueue.End, heard: String)?
    private var now = base

    init(_ example: PlayerCaseTests.Case) {
        pushes = example.pushes
        queue = PlayerQueue(
            interval: example.limits.interval, maximumAge: example.limits.maximumAge,
            patience: example.limits.patience)
        coming = Array(pushes.indices)
        answers = pushes.map { _ in "" }
    }

    /// When and by what each was heard, or why not.
    mutating func heard() -> [String] {
        while true {
            take()
            let wake = begin()
            let times = coming.map(at) + [wake, end?.at].compactMap { $0 }
            guard let next = times.min() else { return answers }
            now = next
        }
    }

    private func at(_ place: Int) -> Int64 { Self.base + Self.milliseconds(pushes[place].at) }

    private static func milliseconds(_ seconds: Double) -> Int64 { Int64((seconds * 1000).rounded()) }

    private mutating func take() {
        if let over = end, over.at == now {
            queue.ended(over.end, now: now)
            if case .heard = over.end { answer(over.place, over.heard) }
            end = nil
        }
        for place in coming where at(place) == now {
            let push = pushes[place]
            if let change = push.do {
                if change == "skip" { queue.skip(now: now) } else { queue.stop(now: now) }
                end = nil
                continue
            }
            let item = PlayedAnnouncement(
                sound: push.sound == "none" ? nil : [], seconds: push.seconds ?? 0, text: push.text, language: "en",
                id: push.id, sent: push.sent.map { Date(timeIntervalSince1970: 1_000_000 + $0) })
            switch queue.add(item, times: push.times ?? 1, now: now) {
            case .success(let key): places[key] = place
            case .failure(let refusal): answer(place, refusal.reason.rawValue)
            }
        }
        coming = coming.filter { at($0) != now }
    }

    private mutating func answer(_ place: Int, _ words: String) {
        answers[place] += answers[place].isEmpty ? words : "+\(words)"
    }

    /// - Returns: When there is more to do.
    private mutating func begin() -> Int64? {
        while true {
            switch queue.next(now) {
            case .idle, .busy: return nil
            case .wait(let until): return until
            case .drop(let key, let reason): answer(places[key] ?? 0, reason.rawValue)
            case .begin(let key, let way, let until):
                let place = places[key] ?? 0
                let push = pushes[place]
                guard (way == .sound ? push.sound : push.text) != "fails" else {
                    queue.ended(.failed, now: now)
                    continue
                }
                let at = now + Self.milliseconds(push.takes ?? push.seconds ?? 0)
                let start = String(format: "%.3f", Double(now - Self.base) / 1000)
                end = (place, min(at, until), at > until ? .late : .heard, "\(start) \(way)")
            }
        }
    }
}
