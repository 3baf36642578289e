import Foundation
import TestSupport
import Testing
import VoiceAssetAudio

@Suite struct JoinFiguresTests {
    /// A voice between silences is found where it is, as high and as loud as it is.
    @Test(arguments: [16000, 48000], [110.0, 220])
    func edges(rate: Int, pitch: Double) throws {
        var take = RawTake(pitch: pitch)
        (take.sampleRate, take.noise, take.silence) = (rate, 0, 0.08)
        let edges = try #require(WordEdges(of: take.samples, sampleRate: rate))
        // It swells in 30 ms and fades in 60 ms: −30 dB after 1 ms and 2 ms, and 10 ms may reach as far out.
        #expect(abs(edges.start.silence - 0.08) <= 0.011)
        #expect(abs(edges.end.silence - 0.08) <= 0.011)
        for edge in [edges.start, edges.end] {
            #expect(try abs(#require(edge.pitch) - 12 * log2(pitch / 100)) <= 0.2)
            #expect(abs(edge.level - edges.start.level) <= 1)
        }
        let softer = try #require(WordEdges(of: take.samples.map { $0 / 10 }, sampleRate: rate))
        #expect(abs(edges.start.level - softer.start.level - 20) <= 0.01)
        #expect(WordEdges(of: [Float](repeating: 0, count: rate), sampleRate: rate) == nil)
        #expect(WordEdges(of: [], sampleRate: rate) == nil)
    }

    /// Each join counts as often as it is said.
    @Test func distributions() throws {
        func word(_ start: Double?, _ end: Double?, silence: Double, level: Double) -> WordEdges {
            WordEdges(
                start: .init(silence: silence, pitch: start, level: level),
                end: .init(silence: silence, pitch: end, level: level))
        }
        let edges = [
            word(4, -2, silence: 0.03, level: -20), word(3, 1, silence: 0.05, level: -26),
            word(nil, nil, silence: 0.01, level: -20), nil,
        ]
        let joins = AnnouncedJoins([
            .init(left: 0, right: 1): 90, .init(left: 1, right: 0): 8, .init(left: 0, right: 2): 2,
            .init(left: 3, right: 0): 1000,
        ])
        let figures = try #require(JoinFigures(joins, edges, askedGap: 0.06))
        #expect(figures.pairs == 3)
        #expect(abs(figures.gap.low - 0.08) < 1e-9 && abs(figures.gap.median - 0.08) < 1e-9)
        #expect(figures.shareNearGap == 0, "20 ms off are not near")
        let pitch = try #require(figures.pitchJump)
        #expect(pitch.low == 3 && pitch.median == 5 && pitch.high == 5)
        #expect(figures.levelJump.low == 6 && figures.levelJump.high == 6)
        #expect(JoinFigures(AnnouncedJoins([:]), edges, askedGap: 0.06) == nil)
    }
}
