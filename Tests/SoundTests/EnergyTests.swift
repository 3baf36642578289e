import TestSupport
import Testing

@testable import VoiceAssetAudio

/// Sums in lanes against sums one after the other.
@Suite struct EnergyTests {
    private static func noise(_ count: Int, seed: UInt64) -> [Float] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in Float.random(in: -1...1, using: &generator) }
    }

    @Test(arguments: [0, 1, 3, 7, 8, 9, 1000]) func addsSquares(count: Int) {
        let samples = Self.noise(count, seed: 1)
        let sum = samples.reduce(0.0) { $0 + Double($1) * Double($1) }
        #expect(abs(Energy.of(samples[...]) - sum) <= 1e-12 * max(1, sum))
    }

    /// Of sounds that are shorter and longer than what came of them, with every rest that lanes leave.
    @Test(arguments: [(0, 0), (1, 0), (3, 9), (9, 3), (40, 40), (41, 43), (43, 41), (1000, 2104)], [0, 1, 5, 1105])
    func addsProducts(counts: (sent: Int, came: Int), delay: Int) {
        let (sent, came) = (Self.noise(counts.sent, seed: 2), Self.noise(counts.came, seed: 3))
        func sum(at delay: Int) -> Double {
            sent.indices.reduce(0.0) { sum, index in
                came.indices.contains(index + delay) ? sum + Double(sent[index]) * Double(came[index + delay]) : sum
            }
        }
        let both = sent.indices.filter { came.indices.contains($0 + delay) }
        let products = Energy.products(sent, came, delay: delay)
        for (own, other) in [
            (products.before, sum(at: delay - 1)), (products.atDelay, sum(at: delay)),
            (products.behind, sum(at: delay + 1)), (products.sent, both.reduce(0) { $0 + Double(sent[$1] * sent[$1]) }),
            (products.came, both.reduce(0) { $0 + Double(came[$1 + delay] * came[$1 + delay]) }),
        ] {
            #expect(abs(own - other) <= 1e-4)
        }
    }
}
