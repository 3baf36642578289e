import TestSupport
import Testing

@testable import VoiceAssetAudio

/// What a recorder lost is silent; where the take's mean was taken away, it lies beside zero.
@Suite struct DropoutsTests {
    private static let rate = 32000

    /// A word of 0.4 s from which some is lost at its middle, with an offset.
    private func word(lost seconds: Double, offset: Float) -> [Float] {
        var word = TestSignal.word(4, seconds: 0.4, rate: Self.rate, margin: 0.3)
        let loudest = word.indices.max { abs(word[$0]) < abs(word[$1]) }!
        for index in loudest..<loudest + Int(seconds * Double(Self.rate)) { word[index] = 0 }
        return word.map { $0 + offset }
    }

    private func level(_ samples: [Float]) -> Double {
        let power = samples.reduce(0.0) { $0 + Double($1) * Double($1) } / Double(samples.count)
        return Decibels.of(power: power * 2.5)
    }

    @Test(arguments: [0.005, 0.01, 0.02], [0, 0.0004, -0.002, 0.004] as [Float])
    func isFoundBesideZero(seconds: Double, offset: Float) throws {
        let samples = word(lost: seconds, offset: offset)
        let found = try #require(Dropouts(in: samples, sampleRate: Self.rate, level: level(samples)))
        #expect(found.count == 1 && abs(found.seconds - seconds) < 0.001)
    }

    @Test(arguments: [0, 0.0004, -0.002, 0.004] as [Float]) func wholeWordsHaveNone(offset: Float) {
        let samples = word(lost: 0, offset: offset)
        #expect(Dropouts(in: samples, sampleRate: Self.rate, level: level(samples)) == nil)
    }

    /// Crests that are cut off flat for 8 ms lie where no loss does.
    @Test func flatTopsAreNone() {
        let wave = (0..<32000).map { Float(max(-0.3, min(0.3, 2 * sinOfTurns(Double($0) / 32000 * 60)))) }
        #expect(Dropouts(in: wave, sampleRate: Self.rate, level: -11) == nil)
    }

    private func sinOfTurns(_ turns: Double) -> Double {
        let turn = turns - turns.rounded(.down) - 0.5
        return 16 * turn * (abs(turn) - 0.5)
    }
}
