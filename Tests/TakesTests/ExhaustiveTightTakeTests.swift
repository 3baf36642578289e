import Foundation
import TestSupport
import Testing

/// Prompts of three languages, and 300 takes without a word.
@Suite(.exhaustive) struct ExhaustiveTightTakeTests {
    /// None is refused, and of one in fifty at most more than 50 ms are lost at an end: some hold a pause themselves.
    @Test(
        .enabled(if: VoiceSamples.promptsAvailable && VoiceSamples.allPromptsAvailable), arguments: ["en", "es", "it"])
    func promptsOf(language: String) throws {
        let all = try VoiceSamples.prompts(language)
        #expect(all.count > 500)
        // A debug build hears some ten a second and depth; all of them have been heard by an optimized one.
        let prompts = all.enumerated().filter { $0.offset % 10 == 3 }.map(\.element)
        for depth in TightTakeTests.depths {
            let lost = try prompts.map { prompt in
                try #require(try? TightTakeTests.kept(prompt, depth: depth).lost, "\(prompt.path) at \(depth) dB")
            }
            if depth < 40 { #expect(lost.count { $0 > 0.05 } * 50 <= lost.count, "at \(depth) dB") }
        }
    }

    @Test func nothingSaid() throws {
        let passing = try (1000..<1300 as Range<UInt64>).filter(TightTakeTests.passes)
        #expect(passing.count <= TightTakeTests.mostPassing(of: 300), "\(passing)")
    }
}
