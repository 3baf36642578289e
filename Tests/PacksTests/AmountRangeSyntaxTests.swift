import Testing
import VoiceAssetCore

@testable import VoiceAssetPacks

@Suite struct AmountRangeSyntaxTests {
    @Test(arguments: [
        ("0.00...99999999.99", 2, "0.00", "99999999.99"),
        ("0...500", 2, "0.00", "500.00"),
        ("0...500", 0, "0", "500"),
        ("0.5...0.50", 2, "0.50", "0.50"),
        ("000...007.1", 3, "0.000", "7.100"),
        ("9...10", 0, "9", "10"),
        ("0...999999999999999.999", 3, "0.000", "999999999999999.999"),
        ("0...000999999999999999", 0, "0", "999999999999999"),
    ])
    func reads(text: String, scale: Int, min: String, max: String) throws {
        let range = try AmountRangeSyntax.range(text, scale: scale)
        #expect("\(range.lowerBound)" == min)
        #expect("\(range.upperBound)" == max)
    }

    @Test(
        arguments: [
            ("", 2, "range", nil), ("5", 2, "range", nil), ("0..5", 2, "range", nil), ("0…5", 2, "range", nil),
            ("...", 2, "amount", ""), ("0...", 2, "amount", ""), ("...5", 2, "amount", ""),
            ("0....5", 2, "amount", ".5"),
            ("0...5...6", 2, "amount", "5...6"), ("0... 5", 2, "amount", " 5"), ("-1...5", 2, "amount", "-1"),
            ("+0...5", 2, "amount", "+0"), ("0...1e3", 2, "amount", "1e3"), ("0...１２", 2, "amount", "１２"),
            ("0...1,234.50", 2, "amount", "1,234.50"), ("0...NaN", 2, "amount", "NaN"), ("0...5.", 2, "amount", "5."),
            ("0...0.001", 2, "fraction digits of any amount", "0.001"),
            ("0...1.0", 0, "fraction digits of any amount", "1.0"),
            ("0...1000000000000000", 2, "amount too large", "1000000000000000"),
            ("0...1000000000000000.001", 2, "amount too large", "1000000000000000.001"),
            ("10...9", 0, "range backwards", nil), ("0.02...0.01", 2, "range backwards", nil),
        ] as [(String, Int, String, String?)])
    func rejects(text: String, scale: Int, form: String, amount: String?) {
        let finding = #expect(throws: Finding.self) { try AmountRangeSyntax.range(text, scale: scale) }
        #expect(finding?.check == .packValue && finding?.form == form)
        #expect(finding?.arguments["amount"] == amount.map { .piece($0) })
    }

    @Test func namesTheCurrency() {
        let finding = #expect(throws: Finding.self) {
            try AmountRangeSyntax.range("0...1.0", scale: 0, currency: "JPY")
        }
        #expect(finding?.form == "fraction digits of an amount" && finding?.arguments["currency"] == .text("JPY"))
        #expect(finding?.arguments["most"] == .count(0))
    }
}
