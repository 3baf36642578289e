import TestSupport
import Testing

/// The gap that is heard, over more prompts and for longer gaps.
@Suite(.exhaustive, .enabled(if: VoiceSamples.allPromptsAvailable)) struct ExhaustiveGapTests {
    @Test(arguments: ["es", "it"], [60.0, 120]) func isHeardAsAsked(language: String, gap: Double) throws {
        let gaps = try HeardGaps(language, asked: gap, everyOne: 12)
        #expect(gaps.clips >= 15)
        #expect(gaps.share(within: 15, of: gap) >= 0.9, "\(gaps.all[gaps.all.count / 2]) ms")
    }
}
