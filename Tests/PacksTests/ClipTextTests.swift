import Testing
import VoiceAssetCore

@testable import VoiceAssetPacks

/// What is not seen in the texts of clips.
@Suite struct ClipTextTests {
    private func lines(_ locale: String, _ texts: String...) throws -> [String] {
        let clips = texts.enumerated().map { "  c\($0.offset): \($0.element)" }.joined(separator: "\n")
        let yaml = "locale: \(locale)\ncurrency: USD\nrange: 0...5\nclips:\n\(clips)\nannouncements: {x: [c0]}\n"
        let source = PackDocument(yaml: Array(yaml.utf8), file: "pack.yml", name: "p", folder: [])
        #expect(source.pack != nil)
        return source.diagnostics.map(\.line)
    }

    @Test func invisibleCharacters() throws {
        #expect(
            try lines("de", "ein\u{AD}hundert", "hundert", "drei\u{200B}zehn") == [
                "pack.yml:5:3: warning[pack-value]: the text of `c0` holds a soft hyphen (U+00AD), which nobody sees; "
                    + "remove it; clips are found without it",
                "pack.yml:7:3: warning[pack-value]: the text of `c2` holds a zero-width space (U+200B), which nobody "
                    + "sees; remove it; clips are found without it",
            ])
    }

    /// `cемь` begins with a Latin letter.
    @Test func lettersThatLookAlike() throws {
        #expect(
            try lines("ru", "оплата cемь", "два") == [
                "pack.yml:5:3: warning[pack-value]: the text of `c0` has letters in `cемь` of scripts that look alike: "
                    + "Cyrillic, Latin; write the word in one script"
            ])
    }

    /// CLDR's Lao rules have Thai words.
    @Test func anotherScript() throws {
        #expect(
            try lines("lo", "ສູນ", "ໜຶ່ງ", "ร้อย") == [
                "pack.yml:7:3: warning[pack-value]: the text of `c2` is written in Thai, those of most clips in Lao; "
                    + "write it as the others; if it is a name that is written so, let it be"
            ])
    }

    /// Orders' numbers have Latin letters in every script; two are no letter's name.
    @Test func namesOfLetters() throws {
        #expect(try lines("zh-Hans", "支付宝到账", "元", "十", "A", "B", "Z") == [])
        #expect(try lines("zh-Hans", "支付宝到账", "元", "十", "AB").count == 1)
        #expect(try lines("zh-Hans", "支付宝到账", "元", "十", "a").count == 1)
    }

    @Test func textsThatAreRight() throws {
        #expect(try lines("ja", "入金", "ひゃく", "ポイント", "PayPay 残高", "5") == [])
        #expect(try lines("zh-Hans", "支付宝到账", "元", "VIP 到账") == [])
        #expect(try lines("ko", "원", "三", "십") == [])
        #expect(try lines("ru", "оплата PayPal", "рубль", "\"5\"", "№") == [])
        #expect(try lines("sr", "динар", "dinar") == [])
        #expect(try lines("el", "ευρώ", "μηδέν") == [])
        #expect(try lines("en", "µ", "naïve", "ª", "one") == [])
    }
}
