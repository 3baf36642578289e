import Testing

@testable import VoiceSplicer

/// Texts as payment services and shops send them, and as nobody should.
struct AmountTextTests {
    /// As many texts are refused as are said, and each is one or the other.
    @Test func cases() {
        #expect(AmountTextCase.said.count > 70)
        #expect(AmountTextCase.refused.count > 120)
        #expect(AmountTextCase.all.allSatisfy { ($0.amount == nil) != ($0.refused == nil) })
    }

    @Test(arguments: AmountTextCase.said)
    func reads(_ example: AmountTextCase) throws {
        let found = try AmountText(example.text)
        #expect(found.digits == example.amount)
        #expect((found.currencies == nil) == (example.currency == nil && example.currencies == nil))
        if let currency = example.currency { #expect(found.currencies?.contains(currency) == true, "\(found)") }
        if let currencies = example.currencies { #expect(found.currencies == currencies) }
    }

    @Test(arguments: AmountTextCase.refused)
    func refuses(_ example: AmountTextCase) throws {
        let fault = try #require(example.fault)
        #expect(throws: fault) { try AmountText(example.text) }
    }

    /// The longest text, and the slowest to look through: of marks that are each asked what stands before it.
    @Test func longTexts() throws {
        let marks = String(repeating: "USD ", count: AmountText.maximumBytes / 4 - 1)
        #expect(try AmountText(marks + "1234").digits == "1234")
        #expect(throws: PayloadFault.TextFault.tooLong(limit: 16384)) { try AmountText(marks + "12345") }
    }
}
