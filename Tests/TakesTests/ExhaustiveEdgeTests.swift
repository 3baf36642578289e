import Foundation
import TestSupport
import Testing
import VoiceAssetAudio
import VoiceAssetCore

@testable import VoiceAssetPipeline

/// Words of which 30 to 100 ms are cut off, in prompts of three languages, and whole ones.
///
/// The limits were chosen with all prompts of these languages in view, by another program's measure.
@Suite(.exhaustive, .enabled(if: VoiceSamples.promptsAvailable && VoiceSamples.allPromptsAvailable))
struct ExhaustiveEdgeTests {
    private struct Prompt: Sendable {
        var sample: CutSample
        var steepness: EdgeSteepness?
    }

    private static let languages = Result {
        try ["en", "es", "it"].map { language in
            try DamagedTake.prompts(language, from: 1, every: 2).map { prompt in
                let sample = try CutSample(prompt: prompt)
                return Prompt(sample: sample, steepness: sample.steepness)
            }
        }
    }

    /// In packs of a language each, of all takes and of 24 and 8.
    @Test func wholeWords() throws {
        for (language, most) in zip(try Self.languages.get(), [0, 0, 0]) {
            let steepness = language.map(\.steepness)
            var found: [Int] = []
            for size in [steepness.count, 24, 8] {
                let packs = stride(from: 0, through: steepness.count - size, by: size).map {
                    Array(steepness[$0..<$0 + size])
                }
                found.append(packs.flatMap { ConditionComparison(edges: $0).remarks }.count { !$0.isEmpty })
            }
            Figures.print("whole words in doubt", "\(found) of \(steepness.count)")
            #expect(found.allSatisfy { $0 <= most }, "\(found)")
        }
    }

    /// How many of 24 are found, each among 23 others of its language, in languages by turns.
    private func found(
        _ side: CutSample.Side, seconds: Double, noise: Double?, languages: [Int], seed: UInt64
    ) throws -> Int {
        var generator = SeededGenerator(seed: seed)
        let all = try Self.languages.get()
        var (count, tried) = (0, 0)
        while tried < 24 {
            let pack = all[languages[tried % languages.count]].shuffled(using: &generator).prefix(24)
            guard let cut = pack[0].sample.cut(side, seconds: seconds, noise: noise) else { continue }
            tried += 1
            let doubts = ConditionComparison(edges: [cut.steepness] + pack.dropFirst().map(\.steepness)).remarks
            count += doubts[0].contains { $0.form == side.rawValue } ? 1 : 0
        }
        return count
    }

    /// How many of four times 24.
    private func found(
        _ side: CutSample.Side, seconds: Double, noise: Double?, languages: [Int]
    ) throws -> Int {
        let counts = try (1...4).map {
            try found(side, seconds: seconds, noise: noise, languages: languages, seed: $0)
        }
        Figures.print(
            "\(side) cut by \(seconds) s", "noise \(noise ?? .infinity) dB below", "\(languages)", "\(counts) of 24")
        return counts.reduce(0, +)
    }

    /// A cut within the silence before a last t is not to be seen.
    @Test(arguments: [(0.03, nil, 88), (0.05, nil, 86), (0.1, nil, 84), (0.1, 60.0, 84), (0.1, 50, 82)])
    func cutEnds(seconds: Double, noise: Double?, least: Int) throws {
        #expect(try found(.end, seconds: seconds, noise: noise, languages: [0, 1, 2]) >= least)
    }

    @Test(arguments: [(0.03, nil, 88), (0.05, nil, 90), (0.1, nil, 90), (0.1, 60.0, 84), (0.1, 50, 66)])
    func cutStarts(seconds: Double, noise: Double?, least: Int) throws {
        #expect(try found(.start, seconds: seconds, noise: noise, languages: [0, 2]) >= least)
    }

    /// The Spanish prompts set in as abruptly as words that are cut.
    @Test func cutStartsAmongAbruptOnes() throws {
        #expect(try found(.start, seconds: 0.1, noise: nil, languages: [1]) >= 58)
    }
}
