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
        let interval, maximumAge, patience, reach: Double?
        let isAgeless: Bool
        let steps: [Step]
        var testDescription: String { name }

        private enum Key: CodingKey { case name, interval, maximumAge, patience, reach, steps }

        init(from decoder: any Swift.Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            name = try values.decode(String.self, forKey: .name)
            interval = try values.decodeIfPresent(Double.self, forKey: .interval)
            maximumAge = try values.decodeIfPresent(Double.self, forKey: .maximumAge)
            isAgeless = try values.contains(.maximumAge) && values.decodeNil(forKey: .maximumAge)
            patience = try values.decodeIfPresent(Double.self, forKey: .patience)
            reach = try values.decodeIfPresent(Double.self, forKey: .reach)
            steps = try values.decode([Step].self, forKey: .steps)
        }

        static let all: [Self] = {
            let file = Document.root.appendingPathComponent("Tests/PayloadCases/turns.json")
            do {
                return try JSONDecoder().decode([Self].self, from: Data(contentsOf: file))
            } catch {
                Issue.record(error)
                return []
            }
        }()
    }

    private static let base = 1_000_000.0

    @Test(arguments: Case.all) func begin(_ example: Case) throws {
        let limits = AskedTurn.Limits(
            interval: example.interval ?? 0.5, maximumAge: example.isAgeless ? nil : example.maximumAge ?? 600,
            patience: example.patience ?? 20, reach: example.reach ?? 120)
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
