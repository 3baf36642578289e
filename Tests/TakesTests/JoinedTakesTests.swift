import TestSupport
import Testing
import VoiceAssetAudio

@testable import VoiceAssetPipeline

/// The choice of takes by their joins.
@Suite struct JoinedTakesTests {
    private typealias Candidate = JoinedTakes.Candidate

    private func take(_ start: Double?, _ end: Double?, pace: Double = 0, level: Double = 0) -> Candidate {
        Candidate(start: start, end: end, pace: pace, level: level)
    }

    private func joins(_ counts: [(Int, Int, Int)]) -> AnnouncedJoins {
        AnnouncedJoins(Dictionary(uniqueKeysWithValues: counts.map { (.init(left: $0, right: $1), $2) }))
    }

    /// Words that fall by 9 semitones, and a take that goes on as its neighbours begin and end.
    @Test func whatFits() {
        let clips = [
            [take(9, 0)], [take(9, 0), take(2, 8), take(9, 8)], [take(9, 0)],
        ]
        let takes = JoinedTakes(clips, joins([(0, 1, 5), (1, 2, 5)]))
        #expect(takes.choice(from: [0, 0, 0]) == [0, 1, 0])
        #expect(takes.medianJump([0, 0, 0]) == 9)
        #expect(takes.medianJump([0, 1, 0]) == 1)
        #expect((0..<3).map(takes.decides) == [false, true, false])
        // What is said more often counts for more.
        let often = JoinedTakes(
            [[take(9, 0)], [take(9, 8), take(2, 2)], [take(9, 0)]], joins([(0, 1, 1), (1, 2, 99)]))
        #expect(often.choice(from: [0, 1, 0]) == [0, 0, 0])
    }

    /// Pace and level count too, where pitch leaves the choice.
    @Test func paceAndLevel() {
        let fast = JoinedTakes(
            [[take(5, 5)], [take(5, 5, pace: 0.3), take(5, 5, pace: 0.02)]], joins([(0, 1, 3)]))
        #expect(fast.choice(from: [0, 0]) == [0, 1])
        let soft = JoinedTakes([[take(5, 5)], [take(5, 5, level: -12), take(5, 5.2)]], joins([(0, 1, 3), (1, 0, 3)]))
        #expect(soft.choice(from: [0, 0]) == [0, 1])
    }

    /// A take without a voice counts as its clip's others do; clips that meet nobody, or are not there, keep what they have.
    @Test func nothingToGoBy() {
        let clips = [[take(5, 5)], [take(9, 9), take(nil, nil), take(7, 7)], [], [take(0, 0), take(1, 1)]]
        let takes = JoinedTakes(clips, joins([(0, 1, 1), (1, 2, 1), (2, 3, 1), (1, 7, 1)]))
        #expect(takes.choice(from: [0, 0, 0, 1]) == [0, 2, 0, 1])
        #expect(!takes.decides(2) && !takes.decides(3))
        let silent = JoinedTakes([[take(nil, nil), take(nil, nil)]], joins([(0, 0, 1)]))
        #expect(silent.choice(from: [1]) == [1] && silent.medianJump([1]) == nil)
    }

    /// Against all choices that there are: never dearer than the start, and nearly always the cheapest.
    @Test func nearlyTheBest() {
        var generator = SeededGenerator(seed: 14)
        var cheapest = 0
        for _ in 0..<100 {
            let clips = (0..<5).map { _ in
                (0..<3).map { _ in
                    let (start, end) = (Double(6 * generator.uniform()), Double(6 * generator.uniform()))
                    return take(
                        start, end, pace: Double(generator.uniform()) / 4, level: Double(3 * generator.uniform()))
                }
            }
            let pairs = (0..<25).filter { _ in generator.uniform() > 0 }
            let takes = JoinedTakes(clips, joins(pairs.map { ($0 / 5, $0 % 5, 1 + $0 % 4) }))
            let start = [Int](repeating: 0, count: 5)
            let found = takes.cost(of: takes.choice(from: start))
            let all = (0..<243).map { number in
                takes.cost(of: [1, 3, 9, 27, 81].map { number / $0 % 3 })
            }
            #expect(found <= takes.cost(of: start) + 1e-9)
            if found <= (all.min() ?? 0) + 1e-6 { cheapest += 1 }
        }
        #expect(cheapest >= 90, "\(cheapest) of 100")
    }
}
