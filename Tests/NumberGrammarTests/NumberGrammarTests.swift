import TestSupport
import Testing
import VoiceAssetGrammarProofs

@testable import NumberGrammar

@Suite("Evaluating a table")
struct NumberGrammarTests {
    private func grammar(
        _ sample: (table: RuleTable, words: [String]), _ low: String = "0.00", _ high: String = "999999999999.99"
    ) throws -> AmountGrammar {
        try sample.table.compiled(
            clipCount: sample.words.count, range: try Amount(low, scale: 2)...Amount(high, scale: 2))
    }

    @Test(
        "Russian: gender, plural and remainders",
        arguments: [
            ("0", "ноль рублей"), ("1", "один рубль"), ("2.02", "два рубля две копейки"), ("0.01", "одна копейка"),
            ("11.11", "одиннадцать рублей одиннадцать копеек"), ("21", "двадцать один рубль"),
            ("1000", "одна тысяча рублей"), ("2003.5", "две тысячи три рубля пятьдесят копеек"),
            ("111111", "сто одиннадцать тысяч сто одиннадцать рублей"),
            ("1021000022", "один миллиард двадцать один миллион двадцать два рубля"),
        ])
    func russian(amount: String, reading: String) throws {
        let sample = SampleGrammars.russian
        let clips = try grammar(sample).clips(announcement: "paid", amount: Amount(amount, scale: 2))
        #expect(clips.map { sample.words[$0] }.joined(separator: " ") == "оплачено " + reading)
    }

    @Test(
        "Digit by digit",
        arguments: [("0", "0"), ("15.5", "1 5 point 5"), ("15.05", "1 5 point 0 5"), ("100.00", "1 0 0")])
    func iterated(amount: String, reading: String) throws {
        let sample = SampleGrammars.iterated
        let clips = try grammar(sample).clips(amount: Amount(amount, scale: 2))
        #expect(clips.map { sample.words[$0] }.joined(separator: " ") == reading)
    }

    @Test("All digits of the fraction")
    func allDigits() throws {
        var sample = SampleGrammars.iterated
        sample.table.amounts = [.init(say: [.field(.allDigits, machine: "digits")])]
        #expect(try grammar(sample).clips(amount: Amount("7.5", scale: 2)) == [5, 0])
        #expect(try grammar(sample).clips(amount: Amount("7", scale: 2)) == [0, 0])
    }

    @Test("What is not announced, and why")
    func refusals() throws {
        let grammar = try grammar(SampleGrammars.russian, "1.00", "9.99")
        let amount = try Amount("5", scale: 2)
        #expect(throws: AmountGrammar.Refusal.unknownAnnouncement("refund")) {
            try grammar.clips(announcement: "refund", amount: amount)
        }
        #expect(throws: AmountGrammar.Refusal.amountMissing) { try grammar.clips(announcement: "paid", amount: nil) }
        #expect(try grammar.clips(announcement: "thanks", amount: nil).count == 1)
        for text in ["0.99", "10"] {
            let outside = try Amount(text, scale: 2)
            #expect(throws: AmountGrammar.Refusal.outOfRange(outside, range: grammar.range)) {
                try grammar.clips(amount: outside)
            }
        }
        #expect(throws: AmountGrammar.Refusal.scale(0, expected: 2)) {
            try grammar.clips(amount: Amount("5", scale: 0))
        }
        var sample = SampleGrammars.russian
        sample.table.amounts.removeLast()
        let odd = try Amount("1.01", scale: 2)
        #expect(throws: AmountGrammar.Refusal.unsaid(odd)) { try self.grammar(sample).clips(amount: odd) }
        #expect(grammar.saysAmount(announcement: "paid") == true)
        #expect(grammar.saysAmount(announcement: "thanks") == false)
        #expect(grammar.saysAmount(announcement: "none") == nil)
    }
}
