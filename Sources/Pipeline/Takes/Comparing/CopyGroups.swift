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
        @Sendable func leader(of take: Int, among leaders: ArraySlice<Int>) async -> Int? {
            for candidate in candidates(take, leaders) {
                if candidate.isKnown { return candidate.take }
                if await isCopy(take, candidate.take) { return candidate.take }
            }
            return nil
        }
        // A batch at a time: those before it are compared by all workers, those of it one after the other.
        for start in stride(from: 0, to: takes.count, by: Self.batch) {
            let batch = Array(takes[start..<min(takes.count, start + Self.batch)])
            let earlier = leaders
            let found = await concurrentMap(batch, workers: workers) { await leader(of: $0, among: earlier[...]) }
            for (take, found) in zip(batch, found) {
                var own = found
                if own == nil { own = await leader(of: take, among: leaders[earlier.count...]) }
                if let own { first[take] = own } else { leaders.append(take) }
            }
        }
    }

    private static let batch = 64

    /// The groups of two and more, by their first takes, the others in order.
    var several: [Int: [Int]] {
        Dictionary(grouping: first.indices.filter { first[$0] != $0 }, by: { first[$0] })
    }
}
