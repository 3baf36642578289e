import VoiceAssetCore

/// Which takes of a pack were found to be one recording, so that a later run compares only those that changed.
package struct ComparedTakes: Sendable, Hashable {
    /// A take, by the checksum of its file's checksum and its text, and the place of the first that is the same recording;
    /// its own if there is none before it.
    struct Take: Sendable, Hashable, Codable {
        var key: String
        var first: Int
    }

    /// In the order in which they were compared.
    let takes: [Take]
    /// Places by keys; none of a key that two takes have.
    private let places: [String: Int]
    /// The key of a take that is not to be known again.
    static let noKey = String(repeating: "0", count: 64)

    package init() { self.init([]) }

    init(_ takes: [Take]) {
        self.takes = takes
        let all = Dictionary(grouping: takes.indices) { takes[$0].key }
        places = all.filter { $0.value.count == 1 && $0.key != Self.noKey }.mapValues { $0[0] }
    }

    static func key(sha256: String, text: String) -> String { Digest.sha256(Array("\(sha256) \(text)".utf8)) }

    /// Where a take stands; nil if it was not compared.
    func place(of key: String) -> Int? { places[key] }

    /// Whether the take in one place is the same recording as an earlier one, if these two were compared in that order.
    func isCopy(_ place: Int, of leader: Int) -> Bool? {
        guard leader < place, takes[leader].first == leader else { return nil }
        // A take was held against the first of each group, in order, until one was the same.
        let first = takes[place].first
        return first == leader ? true : first > leader ? false : nil
    }
}

/// Kept between runs as the takes alone.
extension ComparedTakes: StageValue {
    package init(json: ArraySlice<UInt8>, blob: ArraySlice<UInt8>) throws {
        let takes = try JSONValues.decode([Take].self, from: json)
        let isSound = zip(takes.indices, takes).allSatisfy { (0...$0).contains($1.first) }
        self.init(isSound ? takes : [])
    }

    package func json() throws -> [UInt8] { try JSONValues.encode(takes) }

    package var blob: [UInt8] { [] }
}
