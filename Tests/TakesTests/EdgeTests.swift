import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore

@testable import VoiceAssetPipeline

/// Words that were cut at their start or end, among whole ones.
@Suite struct EdgeTests {
    /// A tone that dies away by so many decibels in 100 ms, and the same one stopped at once.
    @Test(arguments: [40.0, 80, 160]) func aDecayIsNoCut(decay: Double) throws {
        let rate = 24000
        let tone = TestSignal.sine(200, seconds: 0.4, rate: rate, amplitude: 0.3)
        let silence = [Float](repeating: 0, count: rate / 4)
        let ring = TestSignal.sine(200, seconds: 0.3, rate: rate, amplitude: 0.3).enumerated().map { index, sample in
            sample * Float(Decibels.amplitude(-decay * Double(index) / Double(rate) * 10))
        }
        let whole: [Float] = silence + ring.reversed() + tone + ring + silence
        let cut: [Float] = silence + tone + silence
        // 30 dB below.
        let (start, end) = (0.55 - 3 / decay, 0.95 + 3 / decay)
        let span = AudibleSpan(start: start, end: end, wordStart: start, wordEnd: end)
        let steepness = EdgeSteepness(of: whole, sampleRate: rate, heard: span)
        #expect(try #require(steepness.end) < 20 && #require(steepness.start) < 20)
        let half = AudibleSpan(start: 0.25, end: 0.65, wordStart: 0.25, wordEnd: 0.65)
        let hard = EdgeSteepness(of: cut, sampleRate: rate, heard: half)
        #expect(try #require(hard.end) > 60 && #require(hard.start) > 60)
        // An offset is a silence, too.
        let lifted = EdgeSteepness(of: cut.map { $0 + 0.02 }, sampleRate: rate, heard: half)
        #expect(try abs(#require(lifted.end) - #require(hard.end)) < 1)
    }

    /// As loud as can be, and nothing but zeros beside it.
    @Test func fullScale() throws {
        let loud = (0..<4000).map { $0.isMultiple(of: 2) ? Float(1) : -1 }
        let silence = [Float](repeating: 0, count: 4000)
        let span = AudibleSpan(start: 0.5, end: 1, wordStart: 0.5, wordEnd: 1)
        let steepness = EdgeSteepness(of: silence + loud + silence, sampleRate: 8000, heard: span)
        #expect(try #require(steepness.end).isFinite && #require(steepness.start).isFinite)
        #expect(try #require(steepness.end) > 60)
    }

    /// Whatever the sound, no figure is not finite, and nothing is measured outside.
    @Test(arguments: [0, 1, 10, 100, 2000]) func shortAndSilent(count: Int) {
        for value: Float in [0, 1, -1, 1e-30] {
            let samples = [Float](repeating: value, count: count)
            for (start, end) in [(0.0, 0.0), (0, 10), (0.05, 0.1), (5, 1)] {
                let span = AudibleSpan(start: start, end: end, wordStart: start, wordEnd: end)
                let steepness = EdgeSteepness(of: samples, sampleRate: 8000, heard: span)
                #expect([steepness.start, steepness.end].allSatisfy { $0?.isFinite ?? true })
            }
        }
    }

    private static let prompts = Result {
        try (1...14).map { try CutSample(prompt: VoiceSamples.prompt("digits/\($0)")) }
    }

    private func doubts(_ samples: [CutSample?]) -> [Int: [Finding]] {
        let doubts = ConditionComparison(edges: samples.map { $0?.steepness }).remarks
        #expect(doubts.count == samples.count)
        return Dictionary(uniqueKeysWithValues: doubts.enumerated().filter { !$1.isEmpty }.map { ($0, $1) })
    }

    @Test(.enabled(if: VoiceSamples.promptsAvailable)) func wholeWords() throws {
        #expect(doubts(try Self.prompts.get()) == [:])
        #expect(doubts([]) == [:] && doubts([nil]) == [:])
    }

    @Test(.enabled(if: VoiceSamples.promptsAvailable), arguments: [CutSample.Side.start, .end], [nil, 60.0])
    func aCutWord(side: CutSample.Side, noise: Double?) throws {
        var samples: [CutSample?] = try Self.prompts.get()
        samples[8] = try #require(samples[8]?.cut(side, seconds: 0.1, noise: noise))
        let found = doubts(samples)
        #expect(found.mapValues { $0.map(\.form) } == [8: [side.rawValue]])
        let words = try #require(found[8]?.first).of(take: "9.wav", clip: "9")
        #expect(words.check == .recordingCut && words.severity == .note)
        // Of few takes nobody knows what is usual.
        #expect(doubts(Array(samples[2...8])) == [:])
    }

    /// Beside noise nothing rises as far as beside silence, but nothing is heard before the word either.
    @Test(.enabled(if: VoiceSamples.promptsAvailable)) func cutStartsInNoise() throws {
        let whole = try Self.prompts.get()
        let found = whole.indices.filter { place in
            var samples: [CutSample?] = whole
            samples[place] = whole[place].cut(.start, seconds: 0.1, noise: 50)
            return doubts(samples).mapValues { $0.map(\.form) } == [place: ["start"]]
        }
        Figures.print("starts found in noise 50 dB below", "\(found.count) of \(whole.count)")
        #expect(found.count >= 10)
    }

    /// What stands before a word counts beside how it stands in the pack's others.
    @Test(arguments: [(-20.0, 59.0, false), (-20, 61, true), (60, 93, false), (60, 95, true)])
    func bareStarts(usual: Double, own: Double, isTold: Bool) {
        let edges = (0..<13).map { EdgeSteepness(start: $0 == 3 ? own : usual) }
        #expect(ConditionComparison(edges: edges).remarks.map { !$0.isEmpty } == (0..<13).map { $0 == 3 && isTold })
    }

    /// What many do is said once, what all do not at all.
    @Test(.enabled(if: VoiceSamples.promptsAvailable)) func manyCutWords() throws {
        let whole = try Self.prompts.get()
        let cut = whole.map { $0.cut(.end, seconds: 0.05) }
        #expect(doubts(cut) == [:])
        let some: [CutSample?] = whole + whole + cut.prefix(5)
        let found = doubts(some)
        #expect(found.keys.sorted() == [28] && found[28]?.map(\.form) == ["endMany"])
    }
}
