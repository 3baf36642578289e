import NumberGrammar
import Testing

@testable import VoiceAssetPacks

@Suite struct ISOCurrencyTests {
    @Test(arguments: [("CNY", 2), ("EUR", 2), ("JPY", 0), ("KRW", 0), ("ISK", 0), ("KWD", 3), ("XOF", 0), ("MGA", 2)])
    func scales(code: String, scale: Int) { #expect(ISOCurrency(code: code)?.scale == scale) }

    @Test(arguments: ["XXX", "XTS", "XAU", "XDR", "CHE", "CLF", "USN", "eur", "EU", "", "BGN", "HRK", "ANG", "ZWL"])
    func notCurrencies(code: String) { #expect(ISOCurrency(code: code) == nil) }

    @Test func countOfCodes() {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
        let codes = letters.flatMap { a in letters.flatMap { b in letters.map { a + b + $0 } } }
        let currencies = codes.compactMap(ISOCurrency.init(code:))
        #expect(currencies.count == 155)
        #expect(currencies.map(\.scale).max() == Amount.maximumScale)
    }
}
