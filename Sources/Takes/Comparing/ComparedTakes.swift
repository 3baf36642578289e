import VoiceAssetChecksums

/// Which takes of a pack were found to be one recording, so that a later run compares only those that changed.
package struct ComparedTakes: Sendable, Hashable {
    /// A take, by the checksum of its file's checksum and its text, and the place of the first that is the same recording;
    /// its own if there is none before it.
    struct Take: Sendable, Hashable {
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

    /// Whether a take is the same recording as an earlier one, if these two were compared in that order.
    func isCopy(_ key: String, of other: String) -> Bool? {
        guard let place = places[key], let leader = places[other], leader < place, takes[leader].first == leader else {
            return nil
        }
        // A take was held against the first of each group, in order, until one was the same.
        let first = takes[place].first
        return first == leader ? true : first > leader ? false : nil
    }
}
