import VoiceAssetAudio
import VoiceAssetCore

/// Groups of takes that are one recording. Each is compared with the first of every group only, so that many copies of
/// one take cost no more than as many takes of other words.
struct CopyGroups {
    /// For each take the first one that is the same recording; itself if there is none before it.
    private(set) var first: [Int]

    /// - Parameters:
    ///   - prints: nil of a take that is not to be compared.
    ///   - isCopy: whether two takes, by their indexes, are one recording; asked for those whose spectra are alike.
    init(
        _ prints: [VoicePrint?], workers: Int, isCopy: @escaping @Sendable (Int, Int) -> Bool
    ) async {
        first = Array(prints.indices)
        var leaders: [Int] = []
        let known = prints.indices.filter { prints[$0] != nil }
        // A batch at a time: those before it are compared by all workers, those of it one after the other.
        for start in stride(from: 0, to: known.count, by: Self.batch) {
            let batch = known[start..<min(known.count, start + Self.batch)]
            let earlier = leaders
            let found = await concurrentMap(Array(batch), workers: workers) { take in
                earlier.first { isCopy(take, $0) }
            }
            for (take, leader) in zip(batch, found) {
                if let leader = leader ?? leaders[earlier.count...].first(where: { isCopy(take, $0) }) {
                    first[take] = leader
                } else {
                    leaders.append(take)
                }
            }
        }
    }

    private static let batch = 64

    /// The groups of two and more, by their first takes, the others in order.
    var several: [Int: [Int]] {
        Dictionary(grouping: first.indices.filter { first[$0] != $0 }, by: { first[$0] })
    }
}
