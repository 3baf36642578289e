import Testing
import VoiceAssetPacks

/// The pack that is meant where somebody names one that is not there.
@Suite struct PackNameSuggestionTests {
    @Test func asksOrLists() {
        let packs = PackNameSuggestion(among: ["en-USD"])
        #expect(packs.adviceToGenerate(insteadOf: "en_usd") == "did you mean en-USD?")
        #expect(packs.adviceToGenerate(insteadOf: "zz") == "run generate first; there are: en-USD")
        #expect(packs.advice(insteadOf: "zz") == "there are: en-USD")
        #expect(PackNameSuggestion(among: []).advice(insteadOf: "zz") == nil)
        let recorded = PackNameSuggestion(among: ["en-USD"], recorded: ["en-USD", "fr-EUR"])
        #expect(recorded.adviceToGenerate(insteadOf: "fr-eur") == "did you mean fr-EUR? Run generate first")
        #expect(recorded.adviceToGenerate(insteadOf: "fr-EUR") == "run generate first; there are: en-USD")
    }
}
