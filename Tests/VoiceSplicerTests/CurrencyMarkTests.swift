import Testing
import VoiceAssetPacks

@testable import VoiceSplicer

/// The codes that an amount may stand beside, against the currencies of this package's own tables.
struct CurrencyMarkTests {
    @Test func codes() {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        let codes = letters.flatMap { a in letters.flatMap { b in letters.map { "\(a)\(b)\($0)" } } }
        let told = codes.filter(CurrencyMark.isCurrency)
        #expect(told == codes.filter { ISOCurrency(code: $0) != nil })
        #expect(told.count == 155)
    }
}
