import Testing
import VoiceAssetCore

@testable import VoiceAssetPacks

/// Slips of YAML are told in plain words, where they are to be mended.
@Suite struct YAMLProblemTests {
    private static let pack = """
        locale: en-US
        currency: USD
        speaker: Ana
        clips:
          zero: "zero"
          "1": one
          two: two
        announcements:
          paid: [zero, "{amount}"]
        amount:
          - { say: ["{integer}", two] }
          - { say: [two] }

        """

    @Test(
        arguments: [
            // A quotation that the next one in the file closes.
            ("speaker: Ana", "speaker: \"Ana", "3:10", "this quotation mark is not closed before line 5"),
            ("two: two", "two: \"two", "7:8", "this quotation mark is not closed before line 9"),
            ("locale: en-US", "locale: 'en-US", "1:9", "this quotation mark is never closed"),
            (
                "  zero: \"zero\"", "   zero: \"zero\"", "6:3",
                "this line is indented by 2 spaces, which fits no list or mapping above it"
            ),
            ("  two: two", "   two: two", "7:7", "a key is not allowed here"),
            (
                "  two: two", " two: two", "7:2",
                "this line is indented by 1 space, which fits no list or mapping above it"
            ),
            (
                "locale: en-US", " locale: en-US", "2:1",
                "this line is indented by 0 spaces, which fits no list or mapping above it"
            ),
            (
                "  - { say: [two] }", "   - { say: [two] }", "12:4",
                "this line is indented by 3 spaces, which fits no list or mapping above it"
            ),
            (
                "  - { say: [two] }", "  paid: two", "12:3",
                "this line has no `-`, but belongs to the list that begins in line 11"
            ),
            ("[zero, ", "[zero ", "9:9", "`[` is not closed, or a comma is missing after it"),
            ("\"{amount}\"]", "\"{amount}\"", "9:9", "`[` is not closed, or a comma is missing after it"),
            ("{ say: [two] }", "{ say: [two]", "12:5", "`{` is not closed, or a comma is missing after it"),
        ])
    func slip(old: String, new: String, place: String, words: String) {
        #expect(PackDocument(Self.pack).findings.allSatisfy { $0.hasSuffix("pack-syntax") == false })
        let document = PackDocument(
            yaml: Array(Self.pack.replacing(old, with: new).utf8), file: "pack.yml", name: "en-USD", folder: [])
        let told = document.diagnostics.map(\.line)
        #expect(told.count == 1 && told[0].hasPrefix("pack.yml:\(place): error[pack-syntax]: "), "\(told)")
        #expect(told[0].contains(words), "\(told)")
        #expect(!told[0].contains("expected") && !told[0].contains("while"), "\(told)")
    }
}
