import Foundation
import TestSupport
import Testing

@testable import VoiceSplicer

/// Texts as payment services and shops send them, and as nobody should.
struct AmountTextTests {
    /// As many texts are refused as are said, and each is one or the other.
    @Test func cases() {
        #expect(AmountTextCase.said.count > 135)
        #expect(AmountTextCase.refused.count > 310)
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

    /// No phrase is too long to be found, in any letters.
    @Test(arguments: AmountWords.before.split(separator: "|").map(String.init))
    func isLimited(by phrase: String) {
        for text in ["\(phrase) 15 USD", "Anna: \(phrase) $15", "\(phrase.uppercased()) €15"] {
            #expect(throws: PayloadFault.TextFault.self, "\(text)") { try AmountText(text) }
        }
    }

    @Test(arguments: AmountWords.behind.split(separator: "|").map(String.init))
    func isChanged(by phrase: String) {
        for text in ["15 USD \(phrase)", "$15 \(phrase)", "15 USD (\(phrase))", "15 USD \(phrase.uppercased())"] {
            #expect(throws: PayloadFault.TextFault.self, "\(text)") { try AmountText(text) }
        }
    }

    /// What ICU writes of an amount that is about 15, in all its locales.
    @Test(.enabled(if: Program.available("node")), .exhaustive) func estimates() throws {
        let program = """
            const letters = [...'abcdefghijklmnopqrstuvwxyz'], tags = letters.flatMap(a => letters.flatMap(b => [a + b]
                .concat(letters.map(c => a + b + c))));
            const texts = new Set();
            for (const tag of Intl.NumberFormat.supportedLocalesOf(tags)) for (const currencyDisplay of ['symbol', 'code'])
                texts.add(new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD', currencyDisplay,
                    maximumFractionDigits: 0, numberingSystem: 'latn' }).formatRange(15, 15));
            console.log(JSON.stringify([...texts]));
            """
        let result = try Program.run("node", ["-e", program], deadline: 120)
        let texts = try JSONDecoder().decode([String].self, from: result.output)
        #expect(texts.count > 20)
        for text in texts { #expect(throws: PayloadFault.TextFault.self, "\(text)") { try AmountText(text) } }
    }

    /// What ICU writes behind and before numbers in compact forms, in all its locales and plurals. `a` alone is said: it is
    /// Tongan for a thousand, and English for each.
    @Test(.enabled(if: Program.available("node")), .exhaustive) func compactForms() throws {
        let program = """
            const letters = [...'abcdefghijklmnopqrstuvwxyz'], tags = letters.flatMap(a => letters.flatMap(b => [a + b]
                .concat(letters.map(c => a + b + c))));
            const forms = new Set(), styles = [{}, { style: 'currency', currency: 'USD' },
                { style: 'currency', currency: 'USD', currencyDisplay: 'name' }];
            for (const tag of Intl.NumberFormat.supportedLocalesOf(tags))
                for (const compactDisplay of ['short', 'long']) for (const style of styles) {
                    const format = new Intl.NumberFormat(tag,
                        { notation: 'compact', compactDisplay, numberingSystem: 'latn', ...style });
                    for (let power = 3; power < 15; power++) for (const unit of [1, 2, 3, 5, 11, 1.5])
                        for (const part of format.formatToParts(Math.round(unit * 10 ** power)))
                            if (part.type === 'compact') forms.add(part.value);
                }
            console.log(JSON.stringify([...forms]));
            """
        let result = try Program.run("node", ["-e", program], deadline: 120)
        let forms = try JSONDecoder().decode([String].self, from: result.output)
        #expect(forms.count > 700)
        for form in forms where form != "a" {
            for text in [
                "$15 \(form)", "$15 \(form) received", "$15\(form)", "15\(form) USD", "$15 \(form.uppercased())",
            ] {
                #expect(throws: PayloadFault.TextFault.self, "\(text)") { try AmountText(text) }
            }
        }
    }
}
