import Testing
import VoiceAssetUnicodeText

@Suite struct SyllableCountTests {
    @Test(arguments: [
        ("payment received", 5), ("five", 1), ("seven", 2), ("twelve", 1), ("двадцать", 2), ("одиннадцать", 4),
        ("收款到账", 4), ("Zahlung erhalten", 5), ("café", 2), ("いち", 2), ("삼백", 2), ("mm", 1),
        ("đã nhận thanh toán", 4), ("triệu", 1), ("mười", 1),
    ])
    func syllables(text: String, count: Int) { #expect(SyllableCount.count(text) == count) }

    @Test(arguments: ["7", "room 7", "", "…"]) func noSyllables(text: String) {
        #expect(SyllableCount.count(text) == nil)
    }
}
