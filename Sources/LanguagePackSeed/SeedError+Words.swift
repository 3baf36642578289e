package import Diagnostics

extension SeedError: CustomStringConvertible {
    /// What is wrong with the command line.
    package var description: String {
        switch self {
        case .malformedLocale(let text):
            return "\(text) is no language tag; write one of BCP 47, such as de or zh-Hant."
        case .unknownCurrency(let text):
            return "\(text) is no currency in use; write a code of ISO 4217 in capitals, such as EUR."
        case .noRules(let locale, let actual):
            return "ICU has no spell-out rules for \(locale); it would answer with those of \(actual)."
        case .unknownRuleSet(let name, let existing):
            return "ICU has no rule set \(name) for this language; there are: \(existing.joined(separator: ", "))."
        case .noGender(let gender, let existing):
            return "ICU has no rule set for \(gender.rawValue) nouns; there are: \(existing.joined(separator: ", "))."
        case .range(let text):
            return "\(text) is no range of amounts of this currency; write it like 0.00...9999.99."
        case .fractions(let style, let reason): return "--fraction \(style.rawValue) is not possible: \(reason)."
        case .unsound(let faults): return faults.joined(separator: "\n")
        }
    }

    /// The faults that are not of the command line.
    package func diagnostics(file: String) -> [Diagnostic] {
        switch self {
        case .noRules(let locale, let actual):
            [
                Diagnostic(
                    .languageMissing, file: file,
                    found: "ICU has no spell-out rules for \(locale) and would answer with those of \(actual)",
                    advice: "write pack.yml and numbers.rbnf by hand, beginning with those of a language that is alike")
            ]
        case .unsound(let faults):
            faults.map {
                Diagnostic(
                    .languageDiffers, file: file, found: $0,
                    advice: "try a narrower --range, or another --rule-set")
            }
        default: []
        }
    }
}
