import VoiceAssetGrammarCompiler

/// What is said of a currency in a language.
struct CurrencyWords: Hashable {
    enum Origin: Hashable {
        /// The table of this package.
        case table
        /// CLDR's full names, by ICU.
        case names
        /// ICU has no name: the currency's code.
        case code
    }

    var major: CurrencyWord
    /// nil if nobody knows it here.
    var minor: CurrencyWord?
    /// Between the unit and the minor units: "and".
    var joint: String?
    var origin: Origin
    /// Whether the word comes before the number: "shilingi mia".
    var comesFirst = false

    init(_ locale: LocaleData, currency: String) {
        let names = CurrencyNames(locale, currency: currency)
        if let line = Self.line(locale.language, currency) {
            self = line
        } else {
            major = names.word ?? CurrencyWord(forms: [.other: currency])
            origin = names.word == nil ? .code : .names
        }
        comesFirst = names.comesFirst
    }

    private init(major: CurrencyWord, minor: CurrencyWord?, joint: String?) {
        (self.major, self.minor, self.joint, origin) = (major, minor, joint, .table)
    }

    private static func line(_ language: String, _ currency: String) -> CurrencyWords? {
        for line in CurrencyWordData.lines.split(separator: "\n") where line.hasPrefix("\(language) \(currency) ") {
            let parts = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
            guard parts.count >= 2 else { return nil }
            return CurrencyWords(
                major: word(parts[1]), minor: parts.count > 2 ? word(parts[2]) : nil,
                joint: parts.count > 3 ? parts[3] : nil)
        }
        return nil
    }

    /// `m one:рубль, few:рубля, рублей`
    private static func word(_ text: String) -> CurrencyWord {
        let genders: [Character: Gender] = ["m": .masculine, "f": .feminine, "n": .neuter, "c": .common]
        var forms: [PluralCategory: String] = [:]
        for form in text.dropFirst(2).split(separator: ",") {
            let words = form.drop { $0 == " " }
            if let colon = words.firstIndex(of: ":"), let category = PluralCategory(rawValue: String(words[..<colon])) {
                forms[category] = String(words[words.index(after: colon)...])
            } else {
                forms[.other] = String(words)
            }
        }
        return CurrencyWord(forms: forms, gender: text.first.flatMap { genders[$0] })
    }
}
