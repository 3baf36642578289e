import Testing
import VoiceAssetUnicodeText

/// What a spelling tells about how long it takes to say.
@Suite struct TextLengthTests {
    @Test(
        "Vowels with whatever marks, characters that are syllables",
        arguments: [
            ("bốn", 1.0), ("được", 1.15), ("một", 1), ("zéro", 2), ("fünf", 1), ("seven", 2), ("十五", 2), ("いち", 2),
            ("삼백", 2), ("mm", 1), ("二 12", 3), ("двадцать", 2), ("одиннадцать", 4), ("payment received", 5.3),
        ])
    func syllables(text: String, count: Double) { #expect(abs(TextLength(text).syllables - count) < 0.01) }

    @Test(arguments: [("seven", 3.0), ("zwölf", 4), ("семь", 2), ("十五", 0), ("one", 1)])
    func consonants(text: String, count: Double) { #expect(TextLength(text).consonants == count) }

    @Test("Of digits nobody knows the words", arguments: ["7", "room 7", "第3", "", "…"])
    func unknown(text: String) { #expect(TextLength(spelledOut: text) == nil) }

    @Test(arguments: ["seven", "二十", "two — three", "ستة"]) func spelledOut(text: String) {
        #expect(TextLength(spelledOut: text) == TextLength(text))
    }
}
