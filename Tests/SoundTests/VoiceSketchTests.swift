import TestSupport
import Testing

@testable import VoiceAssetAudio

/// Sketches are held against each other eight at a time; each pair's distance is what the definition says, whatever stands beside it.
struct VoiceSketchTests {
    private static let bounds = SketchTable.Bounds(leastRatio: 0.7, outline: 3)
    private static let outlines = 160

    /// Takes of which some are alike, some are copies of an earlier one and some have no sketch.
    private struct Takes {
        var sketches: [VoiceSketch?] = []
        var numbers: [[Float]] = []
        var first: [Int] = []

        init(_ count: Int, seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for take in 0..<count {
                let near = numbers.indices.randomElement(using: &random).map { numbers[$0] }
                let spread = Float.random(in: 0.1...10, using: &random)
                let base = near ?? [Float](repeating: 20, count: 174)
                let own = base.map { $0 + spread * Float.random(in: -1...1, using: &random) }
                let frames = Int.random(in: 20...60, using: &random)
                let hasSketch = Int.random(in: 0..<10, using: &random) > 0
                numbers.append(own)
                sketches.append(hasSketch ? VoiceSketch(count: frames, numbers: own) : nil)
                let leader = (0..<take).filter { first[$0] == $0 && sketches[$0] != nil }.randomElement(using: &random)
                first.append(Int.random(in: 0..<5, using: &random) == 0 ? leader ?? take : take)
            }
        }

        /// The mean difference of two outlines, added up in order.
        func distance(_ take: Int, _ other: Int) -> Double {
            var sum: Float = 0
            for index in 0..<outlines { sum += abs(numbers[take][index] - numbers[other][index]) }
            return Double(sum) / Double(outlines)
        }
    }

    @Test(arguments: [0, 1, 7, 8, 9, 40, 101], [1, 2] as [UInt64])
    func neighboursAreThoseOfTheDefinition(count: Int, seed: UInt64) throws {
        let takes = Takes(count, seed: seed)
        // With the second seed two takes each are of one clip.
        let clips = (0..<count).map { "\($0 / Int(seed))" }
        var (near, nearest) = ([[Int]](), [Double](repeating: .infinity, count: count))
        for take in 0..<count {
            for other in 0..<take where takes.first[other] == other {
                guard takes.first[take] == take || takes.first[take] == other, let own = takes.sketches[take]?.count,
                    let others = takes.sketches[other]?.count,
                    Double(min(own, others)) >= 0.7 * Double(max(own, others)), clips[take] != clips[other]
                else { continue }
                let distance = takes.distance(take, other)
                nearest[take] = min(nearest[take], distance)
                nearest[other] = min(nearest[other], distance)
                if takes.first[take] == take, distance <= 3 { near.append([take, other]) }
            }
        }
        let table = SketchTable(takes.sketches, clips: clips)
        let stripes = (0..<4).map { table.neighbours(stripe: ($0, 4), first: takes.first, within: Self.bounds) }
        let found = stripes.flatMap(\.near).map { [$0.0, $0.1] }.sorted { $0.lexicographicallyPrecedes($1) }
        #expect(found == near)
        #expect(takes.sketches.indices.map { take in stripes.map { $0.nearest[take] }.min() } == nearest)
        if count > 100 { #expect(near.count > 20) }
    }

    /// Those whose timbre is alike, but for the pairs that are known, up to the first known copy.
    @Test func candidatesAreAlikeOrKnown() throws {
        let takes = Takes(60, seed: 3)
        let table = SketchTable(takes.sketches, clips: takes.sketches.indices.map(String.init))
        let some = takes.sketches.indices.filter { takes.sketches[$0] != nil }
        let likeness = { (take: Int, other: Int) in
            Double((0..<14).reduce(Float(0)) { $0 + takes.numbers[take][160 + $1] * takes.numbers[other][160 + $1] })
        }
        let limit = likeness(some[1], some[0])
        let unknown = [Int](repeating: -1, count: 60)
        for take in some.dropFirst() {
            let leaders = some.filter { $0 < take }
            let found = table.candidates(
                of: take, among: leaders[...], timbre: limit, known: KnownCopies(first: []), places: unknown)
            #expect(found == leaders.filter { likeness(take, $0) >= limit }.map { .init(take: $0, isKnown: false) })
        }
        // The first three were compared before: the third is a copy of the first, and not of the second.
        var places = unknown
        for place in 0..<3 { places[some[place]] = place }
        let known = KnownCopies(first: [0, 1, 0])
        let found = table.candidates(of: some[2], among: some[..<2], timbre: -.infinity, known: known, places: places)
        #expect(found == [.init(take: some[0], isKnown: true)])
        let others = table.candidates(of: some[2], among: some[1..<2], timbre: -.infinity, known: known, places: places)
        #expect(others == [.init(take: some[1], isKnown: false)])
        let second = table.candidates(of: some[1], among: some[..<1], timbre: -.infinity, known: known, places: places)
        #expect(second.isEmpty)
    }

    @Test func isMadeOfSoundNumbersOnly() {
        let numbers = [Float](repeating: 1, count: 174)
        #expect(VoiceSketch(count: 9, numbers: numbers)?.numbers == numbers)
        #expect(VoiceSketch(count: 8, numbers: numbers) == nil && VoiceSketch(count: .max, numbers: numbers) == nil)
        #expect(VoiceSketch(count: 9, numbers: Array(numbers.dropLast())) == nil)
        for odd in [Float.nan, .infinity, -2e6] {
            #expect(VoiceSketch(count: 9, numbers: Array(numbers.dropLast()) + [odd]) == nil)
        }
    }
}
