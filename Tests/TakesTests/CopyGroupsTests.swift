import TestSupport
import Testing

@testable import VoiceAssetAudio
@testable import VoiceAssetPipeline

/// Groups of takes that are one recording, over relations that chance makes: a copy of a copy need not be one.
@Suite struct CopyGroupsTests {
    /// Which takes sound alike, and of which pairs an earlier run knows it.
    private struct Relation: Sendable {
        let count: Int
        var copies: Set<[Int]> = []
        var known: Set<[Int]> = []

        init(count: Int, seed: UInt64) {
            self.count = count
            var random = SeededGenerator(seed: seed)
            for take in 0..<count {
                for other in 0..<take where Int.random(in: 0..<max(8, count / 3), using: &random) == 0 {
                    copies.insert([take, other])
                    if Int.random(in: 0..<4, using: &random) == 0 { known.insert([take, other]) }
                }
            }
        }

        /// As a sketch table answers: every other take that is no copy looks like one, and nothing is looked for behind one that is known.
        func candidates(of take: Int, among leaders: ArraySlice<Int>) -> [SketchTable.Candidate] {
            var candidates: [SketchTable.Candidate] = []
            for leader in leaders {
                if known.contains([take, leader]) {
                    return candidates + [.init(take: leader, isKnown: true)]
                } else if copies.contains([take, leader]) || (take + leader).isMultiple(of: 2) {
                    candidates.append(.init(take: leader, isKnown: false))
                }
            }
            return candidates
        }

        /// Each take's group by the definition: one take after the other, with the first of each group.
        var first: [Int] {
            var first = Array(0..<count)
            for take in 0..<count {
                first[take] = (0..<take).first { first[$0] == $0 && copies.contains([take, $0]) } ?? take
            }
            return first
        }
    }

    /// One batch is 64 takes.
    @Test(arguments: [1, 2, 7, 63, 64, 65, 130, 200], [1, 4])
    func groupsAreThoseOfTheDefinition(count: Int, workers: Int) async {
        for seed in 1...20 {
            let relation = Relation(count: count, seed: UInt64(seed))
            let groups = await CopyGroups(
                Array(0..<count), of: count, workers: workers,
                candidates: { relation.candidates(of: $0, among: $1) },
                isCopy: { relation.copies.contains([$0, $1]) })
            #expect(groups.first == relation.first, "seed \(seed)")
        }
    }

    /// Of many copies no batch but the first is compared pair by pair.
    @Test func manyCopiesCostNoMoreThanOtherTakes() async {
        let asked = Counter()
        let groups = await CopyGroups(
            Array(0..<1000), of: 1000, workers: 2,
            candidates: { _, leaders in leaders.map { .init(take: $0, isKnown: false) } },
            isCopy: { _, _ in
                await asked.add()
                return true
            })
        #expect(groups.first == [Int](repeating: 0, count: 1000))
        #expect(await asked.count <= 64 * 63 / 2 + 936)
    }

    private actor Counter {
        private(set) var count = 0
        func add() { count += 1 }
    }
}
