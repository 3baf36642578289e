import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetPacks

/// What is not seen in the texts of clips.
@Suite struct ClipTextTests {
    private func facts(_ locale: String, _ texts: String...) throws -> [String] {
        let clips = texts.enumerated().map { "  c\($0.offset): \($0.element)" }.joined(separator: "\n")
        let yaml = "locale: \(locale)\ncurrency: USD\nrange: 0...5\nclips:\n\(clips)\nannouncements: {x: [c0]}\n"
        let source = PackDocument(yaml: Array(yaml.utf8), file: "pack.yml", name: "p", folder: [])
        #expect(source.pack != nil)
        return source.diagnostics.map(\.facts)
    }

    @Test func invisibleCharacters() throws {
        #expect(
            try facts("de", "ein\u{AD}hundert", "hundert", "drei\u{200B}zehn") == [
                "pack.yml:5:3: warning[pack-value] invisible mark id=c0 mark=soft hyphen (U+00AD)",
                "pack.yml:7:3: warning[pack-value] invisible mark id=c2 mark=zero-width space (U+200B)",
            ])
    }

    /// `cемь` begins with a Latin letter.
    @Test func lettersThatLookAlike() throws {
        #expect(
            try facts("ru", "оплата cемь", "два") == [
                "pack.yml:5:3: warning[pack-value] mixed scripts id=c0 scripts=Cyrillic, Latin word=cемь"
            ])
    }

    /// CLDR's Lao rules have Thai words.
    @Test func anotherScript() throws {
        #expect(
            try facts("lo", "ສູນ", "ໜຶ່ງ", "ร้อย") == [
                "pack.yml:7:3: warning[pack-value] another script id=c2 scripts=Thai usual=Lao"
            ])
    }

    /// Orders' numbers have Latin letters in every script; two are no letter's name.
    @Test func namesOfLetters() throws {
        #expect(try facts("zh-Hans", "支付宝到账", "元", "十", "A", "B", "Z") == [])
        #expect(try facts("zh-Hans", "支付宝到账", "元", "十", "AB").count == 1)
        #expect(try facts("zh-Hans", "支付宝到账", "元", "十", "a").count == 1)
    }

    @Test func textsThatAreRight() throws {
        #expect(try facts("ja", "入金", "ひゃく", "ポイント", "PayPay 残高", "5") == [])
        #expect(try facts("zh-Hans", "支付宝到账", "元", "VIP 到账") == [])
        #expect(try facts("ko", "원", "三", "십") == [])
        #expect(try facts("ru", "оплата PayPal", "рубль", "\"5\"", "№") == [])
        #expect(try facts("sr", "динар", "dinar") == [])
        #expect(try facts("el", "ευρώ", "μηδέν") == [])
        #expect(try facts("en", "µ", "naïve", "ª", "one") == [])
    }
}
