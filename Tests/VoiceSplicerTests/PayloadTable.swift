import Foundation
import TestSupport
import Testing

/// The tables of `Tests/PayloadCases`, which are for readers in every language.
enum PayloadTable {
    static func rows<Row: Decodable>(_ name: String) -> [Row] {
        do {
            return try JSONDecoder().decode([Row].self, from: data(name))
        } catch {
            Issue.record(error)
            return []
        }
    }

    static func data(_ name: String) throws -> Data {
        try Data(contentsOf: Document.root.appendingPathComponent("Tests/PayloadCases/\(name).json"))
    }
}

/// What the tables of turns and of the player tell of the queue; of what isn't named, the usual.
struct QueueLimits: Decodable {
    let interval, patience, reach: Double
    /// nil if nothing is ever too old.
    let maximumAge: Double?

    private enum Key: CodingKey { case interval, maximumAge, patience, reach }

    init(from decoder: any Swift.Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        interval = try values.decodeIfPresent(Double.self, forKey: .interval) ?? 0.5
        patience = try values.decodeIfPresent(Double.self, forKey: .patience) ?? 20
        reach = try values.decodeIfPresent(Double.self, forKey: .reach) ?? 120
        maximumAge = values.contains(.maximumAge) ? try values.decodeIfPresent(Double.self, forKey: .maximumAge) : 600
    }
}
