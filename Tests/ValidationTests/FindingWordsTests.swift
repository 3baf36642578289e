import NumberGrammar
import Testing
import VoiceAssetCore
import VoiceManifest

@testable import VoiceAssetValidation

/// What `validate` says of manifests and files, in the one place where its words are asserted.
@Suite struct FindingWordsTests {
    @Test func says() throws {
        let paid = PackManifest.Clip.Witness(announcement: "paid", amount: "0.01")
        for (finding, words) in [
            (.noFile, "not found; run generate again; every announcement with this clip is silent without it"),
            (
                .otherSpeech,
                "the manifest was changed: its number table, range, currency or language, or a clip's id, text or file, "
                    + "is not what generate wrote; run generate again"
            ),
            (
                .otherText,
                "the manifest was changed: a measurement, a finding or something else in it is not what generate wrote; "
                    + "run generate again"
            ),
            (
                .unsealed,
                "the manifest states no checksum of itself, so that nobody can tell whether it was changed; run generate again"
            ),
            (
                .otherLongest,
                "the longest announcements are not the ones that the manifest states; run generate again"
            ),
            (
                .unresolved(try Amount("0.02", scale: 2)),
                "not all that says 0.02 is there; every smaller amount of the range has its clips; run generate again"
            ),
            (
                .otherWitness(clip: "two", nil, stated: paid),
                "the clip 'two' is heard nowhere, not in 'paid' with 0.01 as the manifest states; run generate again"
            ),
            (
                .otherWitness(clip: "two", .init(announcement: "hello", amount: nil), stated: paid),
                "the clip 'two' is heard in 'hello', not in 'paid' with 0.01 as the manifest states; run generate again"
            ),
            (.noSuchPack("zz", known: ["en-USD"]), "no such voice pack; run generate first; there are: en-USD"),
            (.noSuchPack("en-usd", known: ["en-USD"]), "no such voice pack; did you mean en-USD?"),
            (
                .undocumented,
                "MP3 is not on Apple's list of formats for notification sounds; it plays in shipped apps; use the rendition "
                    + "wav or caf-ulaw to stay on the list"
            ),
        ] as [(Finding, String)] {
            #expect(finding.message == words)
        }
    }
}
