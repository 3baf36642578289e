import Foundation
import TestSupport
import Testing

@testable import VoiceNotifications
@testable import VoiceSplicer

/// The table of turns, which is for every language: order, interval, validity and duplicates.
struct TurnCaseTests {
    /// Who asks for turns, and when they begin: seconds from `base` on.
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        struct Step: Decodable {
            let at: Double
            let turn, reserve, sent, start: Double?
            /// The step whose turn it is to begin.
            let begin: Int?
            let id, refusal: String?
        }

        let name: String
        let limits: QueueLimits
        let steps: [Step]
        var testDescription: String { name }

        private enum Key: CodingKey { case name, steps }

        init(from decoder: any Swift.Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            name = try values.decode(String.self, forKey: .name)
            steps = try values.decode([Step].self, forKey: .steps)
            limits = try QueueLimits(from: decoder)
        }

        static let all: [Self] = PayloadTable.rows("turns")
    }

    private static let base = 1_000_000.0

    @Test(arguments: Case.all) func begin(_ example: Case) throws {
        let limits = AskedTurn.Limits(
            interval: example.limits.interval, maximumAge: example.limits.maximumAge,
            patience: example.limits.patience, reach: example.limits.reach)
        var table = TurnTable()
        var taken: [TurnTable.Turn?] = []
        for (place, step) in example.steps.enumerated() {
            if let begin = step.begin {
                let turn = try #require(taken[begin])
                taken[begin] = table.begin(turn.ticket, at: turn.start) ?? turn
                #expect(taken[begin].map(seconds) == step.start, "step \(place)")
                taken.append(nil)
                continue
            }
            let asked = AskedTurn(
                seconds: try #require(step.turn ?? step.reserve), id: step.id, sent: step.sent.map { Self.base + $0 },
                isReserved: step.reserve != nil)
            switch table.take(asked, now: Self.base + step.at, limits) {
            case .taken(let turn):
                #expect(seconds(turn) == step.start, "step \(place)")
                taken.append(turn)
            case .refused(let turn):
                #expect("\(turn)" == step.refusal, "step \(place)")
                taken.append(nil)
            }
            table = try #require(TurnTable(table.bytes))
        }
    }

    private func seconds(_ turn: TurnTable.Turn) -> Double { Double(turn.start - 1_000_000_000) / 1000 }
}
