import VoiceAssetAudio
import VoiceAssetCore

/// Groups of takes that are one recording. Each is compared with the first of every group only, so that many copies of
/// one take cost no more than as many takes of other words.
struct CopyGroups {
    /// For each take the first one that is the same recording; itself if there is none before it.
    private(set) var first: [Int]

    /// - Parameters:
    ///   - takes: those that are compared, in order; `count` counts the others too.
    ///   - candidates: the takes among some that a take may be a copy of, in their order.
    ///   - isCopy: whether two takes, by their indexes, are one recording; asked for candidates that are not known to be.
    init(
        _ takes: [Int], of count: Int, workers: Int,
        candidates: @escaping @Sendable (Int, ArraySlice<Int>) -> [SketchTable.Candidate],
        isCopy: @escaping @Sendable (Int, Int) async -> Bool
    ) async {
        first = Array(0..<count)
        var leaders: [Int] = []
        @Sendable func copied(by take: Int, among takes: ArraySlice<Int>, atMost limit: Int) async -> [Int] {
            var copied: [Int] = []
            for candidate in candidates(take, takes) where copied.count < limit {
                var counts = candidate.isKnown
                if !counts { counts = await isCopy(take, candidate.take) }
                if counts { copied.append(candidate.take) }
            }
            return copied
        }
        // A batch at a time: with the groups before it, then what belongs to none of them with each other.
        for start in stride(from: 0, to: takes.count, by: Self.batch) {
            let batch = Array(takes[start..<min(takes.count, start + Self.batch)])
            let earlier = leaders
            let found = await concurrentMap(batch, workers: workers) {
                await copied(by: $0, among: earlier[...], atMost: 1).first
            }
            for (take, leader) in zip(batch, found) { first[take] = leader ?? take }
            let others = batch.filter { first[$0] == $0 }
            let pairs = await concurrentMap(Array(others.indices), workers: workers) {
                await copied(by: others[$0], among: others[..<$0], atMost: .max)
            }
            for (take, copies) in zip(others, pairs) {
                var leader = copies.first { first[$0] == $0 }
                // Behind a copy that is known candidates are not looked for.
                if leader == nil, !copies.isEmpty {
                    leader = await copied(by: take, among: leaders[earlier.count...], atMost: 1).first
                }
                if let leader { first[take] = leader } else { leaders.append(take) }
            }
        }
    }

    private static let batch = 64

    /// The groups of two and more, by their first takes, the others in order.
    var several: [Int: [Int]] {
        Dictionary(grouping: first.indices.filter { first[$0] != $0 }, by: { first[$0] })
    }
}
