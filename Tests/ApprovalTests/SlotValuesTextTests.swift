import NumberGrammar
import Testing

@testable import VoiceAssetPipeline

@Suite struct SlotValuesTextTests {
    @Test(
        "Values are read as they were written",
        arguments: [
            [:], ["queue": "A017", "table": "3"], ["queue": "a b=c%20d"], ["table": "%"], ["queue": "微信 %3D"],
        ])
    func roundTrip(values: [String: String]) throws {
        var table = NumberTable(
            announcements: [
                "x": [.clip(0), .slot("table", isOptional: true), .slot("queue", isOptional: true)]
            ])
        table.slots = ["queue": .choice(["a": [0]]), "table": .choice(["a": [0]])]
        let zero = try Amount("0", scale: 0)
        let grammar = try AmountGrammar(table, clipCount: 1, range: zero...zero)
        let slots = try #require(grammar.slots(announcement: "x"))
        #expect(SlotValuesText.values(SlotValuesText.text(values, of: slots)) == values)
    }

    @Test("What is no such text has no values", arguments: ["15.50", "a=1=2", "a=1 a=2", "a"])
    func none(text: String) { #expect(SlotValuesText.values(text) == nil) }
}
