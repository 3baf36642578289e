import Foundation
import TestSupport
import Testing

@testable import VoiceSplicer

/// Texts as payment services and shops send them, and as nobody should.
struct AmountTextTests {
    /// As many texts are refused as are said, and each is one or the other.
    @Test func cases() {
        #expect(AmountTextCase.said.count > 200)
        #expect(AmountTextCase.refused.count > 415)
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

    /// A number in words counts the amount behind it, or goes on with the one before it.
    @Test(arguments: SaidNumbers.words.split(separator: " ").map(String.init))
    func isNotAlone(with number: String) {
        for text in ["\(number) $15", "\(number) x de $15", "15 USD \(number)", "$15 and \(number)"] {
            #expect(throws: PayloadFault.TextFault.self, "\(text)") { try AmountText(text) }
        }
    }

    /// Each word by which no money came in is found, at the start of a text and within it.
    @Test(arguments: Denial.words.split(separator: "|").map(String.init))
    func isDenied(by phrase: String) throws {
        for text in ["\(phrase) $15", "Anna: $15. (\(phrase))"] { #expect(Denial.word(in: text) != nil, "\(text)") }
        #expect(Denial.word(in: "You received $15.00 from Anna Failla, 收到15元, 15円の入金") == nil)
    }

    /// What ICU writes of amounts in all its locales is read as that amount or refused.
    @Test(.enabled(if: Program.available("node")), .exhaustive) func amounts() throws {
        struct Written: Decodable { var text, amount, currency: String }
        let program = """
            const letters = [...'abcdefghijklmnopqrstuvwxyz'], tags = letters.flatMap(a => letters.flatMap(b => [a + b]
                .concat(letters.map(c => a + b + c))));
            const locales = Intl.NumberFormat.supportedLocalesOf(tags).concat(
                'de-CH', 'de-AT', 'fr-CH', 'fr-CA', 'en-IN', 'en-ZA', 'es-MX', 'es-AR', 'pt-PT', 'it-CH', 'zh-TW', 'hi-IN');
            const texts = new Map();
            for (const locale of locales)
                for (const currency of ['USD', 'EUR', 'CNY', 'INR', 'CHF', 'BRL', 'RUB', 'SEK'])
                    for (const currencyDisplay of ['symbol', 'code']) {
                        const format = new Intl.NumberFormat(locale,
                            { style: 'currency', currency, currencyDisplay, numberingSystem: 'latn' });
                        for (const amount of ['15.50', '1234.50', '1234567.89']) {
                            const text = format.format(Number(amount));
                            texts.set(text, { text, amount, currency });
                        }
                    }
            console.log(JSON.stringify([...texts.values()]));
            """
        let result = try Program.run("node", ["-e", program], deadline: 120)
        let all = try JSONDecoder().decode([Written].self, from: result.output)
        var said = 0
        for written in all {
            guard let found = try? AmountText(written.text, isCommaDecimal: true) else { continue }
            said += 1
            #expect(found.digits == written.amount, "\(written)")
            #expect(found.currencies?.contains(written.currency) != false, "\(written)")
        }
        #expect(said * 100 > all.count * 85 && all.count > 700, "\(said) of \(all.count)")
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
