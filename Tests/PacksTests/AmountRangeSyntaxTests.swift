import Testing

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

    @Test(arguments: [
        ("", 2, AmountRangeSyntax.Fault.form), ("5", 2, .form), ("0..5", 2, .form), ("0…5", 2, .form),
        ("...", 2, .number("")), ("0...", 2, .number("")), ("...5", 2, .number("")), ("0....5", 2, .number(".5")),
        ("0...5...6", 2, .number("5...6")), ("0... 5", 2, .number(" 5")), ("-1...5", 2, .number("-1")),
        ("+0...5", 2, .number("+0")), ("0...1e3", 2, .number("1e3")), ("0...１２", 2, .number("１２")),
        ("0...1,234.50", 2, .number("1,234.50")), ("0...NaN", 2, .number("NaN")), ("0...5.", 2, .number("5.")),
        ("0...0.001", 2, .fractionDigits("0.001")), ("0...1.0", 0, .fractionDigits("1.0")),
        ("0...1000000000000000", 2, .tooLarge("1000000000000000")),
        ("0...1000000000000000.001", 2, .tooLarge("1000000000000000.001")),
        ("10...9", 0, .order), ("0.02...0.01", 2, .order),
    ])
    func rejects(text: String, scale: Int, fault: AmountRangeSyntax.Fault) {
        #expect(throws: fault) { try AmountRangeSyntax.range(text, scale: scale) }
    }
}
