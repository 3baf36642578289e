import TestSupport
import Testing
import VoiceAssetAudio

@Suite struct TimeWarpingTests {
    /// The cheapest of all alignments up to a pair, without a table.
    private func cheapest(_ row: Int, _ column: Int, _ costs: [[Float]]) -> Float {
        let cost = costs[row][column]
        guard row > 0 || column > 0 else { return 2 * cost }
        var best = Float.infinity
        if row > 0, column > 0 { best = cheapest(row - 1, column - 1, costs) + 2 * cost }
        if row > 0 { best = min(best, cheapest(row - 1, column, costs) + cost) }
        if column > 0 { best = min(best, cheapest(row, column - 1, costs) + cost) }
        return best
    }

    @Test(arguments: [(1, 1), (1, 4), (4, 1), (3, 5), (5, 3), (6, 6)]) func findsTheCheapest(rows: Int, columns: Int) {
        var generator = SeededGenerator(seed: 5)
        let costs = (0..<rows).map { _ in (0..<columns).map { _ in Float.random(in: 0...9, using: &generator) } }
        let distance = TimeWarping.distance(rows, columns, reach: 9) { costs[$0][$1] }
        let expected = Double(cheapest(rows - 1, columns - 1, costs)) / Double(rows + columns)
        #expect(abs(distance - expected) <= 1e-5)
    }

    /// Off the diagonal nothing is looked at, but for the way to the end.
    @Test func staysNearTheDiagonal() {
        var cells = Set<[Int]>()
        let distance = TimeWarping.distance(10, 10, reach: 2) {
            cells.insert([$0, $1])
            return 1
        }
        #expect(distance == 1)
        #expect(cells.allSatisfy { abs($0[0] - $0[1]) <= 2 })
        #expect(TimeWarping.distance(0, 3, reach: 2) { _, _ in 0 } == .infinity)
    }

    /// A word said slower is the same word; another one is not.
    @Test func knowsAWordAtAnotherPace() {
        let frames = [1, 2].map { SpectralFrame.frames(of: TestSignal.word($0, rate: 16000)) }
        let slow = frames[0].flatMap { [$0, $0] }
        #expect(TimeWarping.distance(frames[0], slow) < 0.01)
        #expect(TimeWarping.distance(frames[0], frames[1]) > 1)
    }
}
