import VoiceAssetAudio
import VoiceAssetCore

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
    /// Of these, which are one recording.
    let copies: KnownCopies
    /// Places by keys; none of a key that two takes have.
    private let places: [String: Int]
    /// The key of a take that is not to be known again.
    static let noKey = String(repeating: "0", count: 64)

    package init() { self.init([]) }

    init(_ takes: [Take]) {
        self.takes = takes
        copies = KnownCopies(first: takes.map(\.first))
        let all = Dictionary(grouping: takes.indices) { takes[$0].key }
        places = all.filter { $0.value.count == 1 && $0.key != Self.noKey }.mapValues { $0[0] }
    }

    static func key(sha256: String, text: String) -> String { Digest.sha256(Array("\(sha256) \(text)".utf8)) }

    /// Where a take stands; nil if it was not compared.
    func place(of key: String) -> Int? { places[key] }
}

/// Kept between runs as the takes alone: of each the key's digits and the place.
extension ComparedTakes: StageValue {
    package init(json: ArraySlice<UInt8>, blob: ArraySlice<UInt8>) throws {
        var scanner = ByteScanner(blob)
        let count = try scanner.integer(0...blob.count / Digest.digits)
        self.init(
            try (0..<count).map { Take(key: try scanner.text(Digest.digits), first: try scanner.integer(0...$0)) })
    }

    package func json() -> [UInt8] { [] }

    package var blob: [UInt8] {
        var writer = ByteWriter()
        writer.put(takes.count)
        for take in takes {
            writer.put(take.key)
            writer.put(take.first)
        }
        return writer.bytes
    }
}
