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

    @Test(
        "A slip gets the nearest name, and another language or currency none",
        arguments: [
            ("en-UDS", "en-USD"), ("ne-USD", "en-USD"), ("en-USDD", "en-USD"), ("shop-en-UDS", "shop-en-USD"),
            ("shp-en-USD", "shop-en-USD"), ("zh-Hns-CNY", "zh-Hans-CNY"), ("recordings/en-USD", "en-USD"),
            ("VoiceAssets/en-usd/", "en-USD"), ("zh-Han-CNY", "zh-Hans-CNY"), ("hr-EUR", "hr-EUR"),
            ("fr-EUR", nil), ("en-AUD", nil), ("de-EUR", nil), ("en-EUR", nil), ("zz", nil), ("../x", nil),
            ("", nil), ("/", nil),
        ] as [(String, String?)])
    func nearest(name: String, meant: String?) {
        let known = ["en-USD", "hr-EUR", "shop-en-USD", "zh-Hans-CNY"]
        #expect(PackNameSuggestion.nearest(name, among: known) == meant)
    }

    @Test func slips() {
        let packs = PackNameSuggestion(among: ["en-USD"])
        #expect(packs.advice(insteadOf: "en-UDS") == "did you mean en-USD?")
        #expect(packs.adviceToGenerate(insteadOf: "en-UDS") == "did you mean en-USD? If not, run generate first")
        // A pack that is recorded is what it is called.
        let recorded = PackNameSuggestion(among: ["shop-en-USD"], recorded: ["shop-en-USD", "shop2-en-USD"])
        #expect(recorded.adviceToGenerate(insteadOf: "shop2-en-USD") == "run generate first; there are: shop-en-USD")
    }
}
