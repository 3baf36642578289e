import Testing
import VoiceAssetCore

@testable import VoiceAssetRecordingDesk

@Suite struct HeardWordsTests {
    @Test(
        arguments: [
            ("", "", nil), ("\n\n", "", nil), ("a\nb", "a b", nil), ("a\t-1\nb\t-0.5\n", "b", -0.5),
            ("a\t1\nb\t1\n", "a", 1), ("unsure\nb\t0.1\n", "b", 0.1), ("\t0.5\n", "", 0.5), ("a\tinf\n", "a inf", nil),
            ("a\t1e3 \n", "a", 1000), ("a\tb\t2\n", "a b", 2),
        ] as [(String, String, Double?)])
    func reads(output: String, text: String, score: Double?) {
        let heard = HeardWords(Array(output.utf8))
        #expect(heard.text == text && heard.score == score)
    }

    @Test func isBounded() {
        #expect(HeardWords(Array(String(repeating: "x", count: 60000).utf8)).text.count == 1000)
        #expect(HeardWords(Array(String(repeating: "x\t1\n", count: 5000).utf8)).guesses.count == 100)
    }
}
