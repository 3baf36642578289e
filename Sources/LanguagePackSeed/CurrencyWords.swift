import GrammarCompiler

/// The grammatical gender of a noun, as CLDR's rule sets tell genders apart.
package enum Gender: String, Sendable, CaseIterable {
    case masculine, feminine, neuter, common

    /// How the names of ICU's rule sets end for it, the likeliest first.
    var suffixes: [String] {
        switch self {
        case .masculine: ["masculine", "common", "reale"]
        case .feminine: ["feminine", "common", "reale"]
        case .neuter: ["neuter"]
        case .common: ["common", "reale", "masculine"]
        }
    }
}

/// The words for a currency's unit, or for its minor unit.
struct CurrencyWord: Hashable {
    /// By plural category; always with `other`.
    var forms: [PluralCategory: String]
    /// nil if it is not known, or the language has none.
    var gender: Gender?

    /// The forms, each once, by category.
    var distinct: [String] {
        PluralCategory.allCases.compactMap { forms[$0] }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

extension CurrencyWord {
    /// Drops the forms that no number up to `largest` takes, such as the French one for millions. `other` stays: pack.yml
    /// needs it.
    mutating func keepForms(_ plurals: PluralRules?, upTo largest: Int64, decimals: Bool) {
        guard let plurals else { return }
        var used: Set<PluralCategory> = [.other]
        if decimals { used.insert(plurals.category(integer: 1, fraction: 5, visibleDigits: 1)) }
        // CLDR tells numbers apart by their last digits, and whole thousands and millions from others.
        var unit: Int64 = 1
        while unit <= largest {
            for count in 0...Int64(200) {
                let (number, isTooLarge) = unit.multipliedReportingOverflow(by: count)
                if !isTooLarge, number <= largest { used.insert(plurals.category(integer: number)) }
            }
            unit *= 1000
        }
        forms = forms.filter { used.contains($0.key) }
    }
}

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

/// A currency's names as ICU writes them with an amount.
private struct CurrencyNames {
    /// nil if ICU writes the currency's code instead.
    var word: CurrencyWord?
    var comesFirst = false

    init(_ locale: LocaleData, currency: String) {
        var forms: [PluralCategory: String] = [:]
        let plurals = PluralRules(locale: locale.tag)
        for number in [Int64](0...130) + [1_000_000] {
            let category = plurals?.category(integer: number) ?? .other
            guard forms[category] == nil else { continue }
            forms[category] = Self.name(locale.amount("\(number)", currency))
        }
        if forms[.other] == nil { forms[.other] = Self.name(locale.amount("1.5", currency)) }
        comesFirst = locale.amount("7", currency)?.last == "7"
        guard let other = forms[.other], other != currency else { return }
        word = CurrencyWord(forms: forms)
        if word?.distinct.count == 1 { word?.forms = [.other: other] }
    }

    /// The words of an amount without number and signs.
    private static func name(_ amount: String?) -> String? {
        guard let amount else { return nil }
        let words = amount.unicodeScalars.split { scalar in
            switch scalar.properties.generalCategory {
            case .spaceSeparator, .currencySymbol, .decimalNumber, .format: true
            default: scalar == "," || scalar == "٫"
            }
        }
        let name = words.map(String.init).joined(separator: " ")
        return name.isEmpty ? nil : name
    }
}
