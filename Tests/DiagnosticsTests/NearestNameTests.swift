import Testing

@testable import VoiceAssetCore

@Suite struct NearestNameTests {
    @Test(arguments: [
        ("TEN", "ten"), ("tne", "ten"), ("te", nil), ("tenn", "ten"), ("tin", "ten"), ("ton", "ten"), ("7", nil),
        ("8", "8"),
        ("pyament-recieved", "payment-received"), ("paymentreceive", "payment-received"), ("payment", nil), ("", nil),
        (String(repeating: "ten", count: 50), nil), ("одиннядцоть", "одиннадцать"),
    ])
    func answers(name: String, nearest: String?) {
        var search = NearestName(among: ["payment-received", "8", "ten", "a-very-long-name", "одиннадцать"])
        #expect(search(name) == nearest)
    }

    @Test func prefersTheNearest() {
        var search = NearestName(among: ["abcdxy", "abcdex", "ABCDEF"])
        #expect(search("abcdef") == "ABCDEF")
        #expect(search("abcdez") == "abcdex")
    }

    @Test func givesUpWhenThereIsTooMuchToCompare() {
        var search = NearestName(among: (0..<500_000).map { "name\($0)" })
        #expect(search("mame1") == "name1")
        #expect(search("mame2") == "name2")
        #expect(search("mame3") == nil)
    }
}
