package import VoiceAssetDiagnostics
import VoiceAssetPacks

/// Words why there is no new pack.
package struct SeedWording {
    private let error: SeedError

    package init(_ error: SeedError) { self.error = error }

    /// What is wrong with the command line.
    package var text: String {
        switch error {
        case .malformedLocale(let text):
            "\(text) is no language tag; write one of BCP 47, such as de or zh-Hant."
        case .unknownCurrency(let text): Self.words(unknownCurrency: text)
        case .malformedUnit(let text):
            "\(text) is no name for a unit; write a-z, 0-9 and -, such as point."
        case .unknownUnit(let text, let nearest): "There is no unit \(text) here; did you mean \(nearest)?"
        case .noRules(let locale, let actual, _):
            "ICU has no spell-out rules for \(locale); it would answer with those of \(actual)."
        case .severalLanguages(let locale, let tags):
            "\(locale) may mean several languages; name one of them: \(tags.joined(separator: ", "))."
        case .wrongLanguage(let locale, let faults, _):
            "The rules of \(locale) are known to be wrong: \(faults.joined(separator: "; "))."
        case .partsOfWords(let locale, let texts):
            "The rules of \(locale) part words (\(texts.prefix(5).joined(separator: ", ")))."
        case .unknownRuleSet(let name, let existing):
            "There is no rule set \(name) for this language; there are: \(Self.list(existing))."
        case .noGender(let gender, let existing):
            "There is no rule set for \(gender.rawValue) nouns; there are: \(Self.list(existing))."
        case .range(let text):
            "\(text) is no range of amounts of this currency; write it like 0.00...9999.99."
        case .fractions(let style, let obstacle):
            "--fraction \(style.rawValue) is not possible: \(Self.words(obstacle))."
        case .unsound(let faults): faults.map(Self.words).joined(separator: "\n")
        }
    }

    /// The faults that are not of the command line.
    package func diagnostics(file: String) -> [Finding] {
        switch error {
        case .noRules(let locale, let actual, let nearest):
            [
                Finding(
                    .languageMissing, file: file,
                    found: "ICU has no spell-out rules for \(locale) and would answer with those of \(actual)",
                    advice: nearest.map { "write \($0)" }
                        ?? "write pack.yml and numbers.rbnf by hand, beginning with those of a language that is alike")
            ]
        case .severalLanguages:
            [
                Finding(
                    .languageMissing, file: file, found: String(text.prefix { $0 != ";" }),
                    advice: text.split(separator: "; ").last.map { String($0.dropLast()) })
            ]
        case .wrongLanguage(let locale, let faults, hasRules: false):
            [
                Finding(
                    .languageMissing, file: file,
                    found: "There are no number rules for \(locale): \(faults.joined(separator: "; "))",
                    advice: "write what is missing into its files and send them, or pack.yml and numbers.rbnf by hand")
            ]
        case .wrongLanguage, .partsOfWords:
            [
                Finding(
                    .languageDiffers, file: file, found: String(text.dropLast()),
                    advice: "mend its files and send them, or take it as it is with --unreviewed")
            ]
        case .unsound(let faults):
            faults.map {
                if case .finding(let diagnostic) = $0, diagnostic.file.contains("/") { return diagnostic }
                if case .finding(let diagnostic) = $0, diagnostic.check == .numbersRange {
                    return Finding(
                        .numbersRange, file: file, found: diagnostic.found,
                        advice: "give a narrower --range: no rules of the language reach further here")
                }
                return Finding(
                    .languageDiffers, file: file, found: Self.words($0),
                    advice: "try a narrower --range, or another --rule-set")
            }
        default: []
        }
    }

    private static func words(unknownCurrency code: String) -> String {
        if let (successor, year) = ISOCurrency.successor(of: code) {
            return "\(code) is no currency since \(year); write \(successor)."
        }
        let advice = ISOCurrency.nearest(to: code) ?? "a code of ISO 4217 in capitals, such as EUR"
        return "\(code) is no currency in use; write \(advice)."
    }

    private static func words(_ obstacle: SeedError.FractionObstacle) -> String {
        switch obstacle {
        case .noMinorUnit(let currency): "\(currency) has no minor unit"
        case .unspoken(let currency): "nobody speaks the minor unit of \(currency) in this language"
        case .noPoint: "the number rules have no word for the decimal point"
        }
    }

    /// What is wrong with a pack that was made.
    package static func words(_ fault: SeedFault) -> String {
        switch fault {
        case .noRules: "no rules"
        case .uncompiled(let range): "ICU's rules don't compile for the range \(range)"
        case .finding(let diagnostic): diagnostic.line
        case .noTable: "no table"
        case .unsaid(let amount): "\(amount): no clips say it"
        case .differs(let amount, let clips, let icu):
            "\(amount): the clips say \(clips), ICU says \(icu ?? "nothing")"
        }
    }

    /// Twenty names at most: a file may have a thousand sets.
    private static func list(_ names: [String]) -> String {
        let surplus = names.count - 20
        return names.prefix(20).joined(separator: ", ") + (surplus > 0 ? ", and \(surplus) more" : "")
    }
}
