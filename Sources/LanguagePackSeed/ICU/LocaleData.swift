import VoiceAssetICUBridge

/// What ICU knows of a locale besides its rules.
struct LocaleData {
    /// A BCP 47 tag in its canonical form: `zh-Hant`.
    let tag: String

    /// - Parameter tag: a tag in any case; nil if it is none.
    init?(tag: String) {
        guard !tag.isEmpty, tag.utf8.count <= 100, tag.utf8.allSatisfy({ $0 < 0x80 && $0 > 0x20 }),
            let canonical = unsafe ICUText.readASCII(
                capacity: 160, { unsafe icu_tag(tag.replacing("_", with: "-"), $0, $1) })
        else { return nil }
        self.tag = canonical
    }

    /// `zh`
    var language: String { String(tag.prefix { $0 != "-" }) }

    /// The script that it is written in, as far as ICU knows: `Hant`; else nothing.
    var script: String {
        let name = unsafe ICUText.readASCII(capacity: 160) { unsafe icu_likelyLocale(icuName, $0, $1) } ?? icuName
        return name.split(separator: "_").dropFirst().first { $0.utf8.count == 4 }.map(String.init) ?? ""
    }

    /// In English: `Chinese (Traditional)`.
    var name: String {
        unsafe ICUText.read(capacity: 200) { unsafe icu_languageName(icuName, $0, $1) } ?? tag
    }

    private var icuName: String { tag.replacing("-", with: "_") }

    /// Whether rules of this locale are rules of the language, in the same script.
    func isServed(by actual: String) -> Bool {
        func likely(_ locale: String) -> [Substring] {
            let name = unsafe ICUText.readASCII(capacity: 160) { unsafe icu_likelyLocale(locale, $0, $1) } ?? locale
            return Array(name.split(separator: "_").prefix(2))
        }
        let (own, other) = (likely(icuName), likely(actual))
        if own == other { return true }
        // Bokmål is what ICU means by Norwegian.
        return own.first == "nb" && other.first == "no"
    }

    /// What CLDR calls the months within a date: `листопада`; none where it counts them.
    var months: [String] {
        let names = (0..<12).compactMap { month in
            unsafe ICUText.read(capacity: 100) { unsafe icu_month(icuName, month, $0, $1) }
        }
        return names.contains { $0.contains(where: \.isNumber) } ? [] : names
    }

    /// An amount with the currency's name: `1000000 de lei`. nil if ICU has no name for it in this language.
    func amount(
        _ decimal: String, _ currency: String,
        style: String = "unit-width-full-name precision-unlimited group-off latin"
    ) -> String? {
        unsafe ICUText.read(capacity: 300) { unsafe icu_currencyText(icuName, currency, style, decimal, $0, $1) }
    }

    /// The sign beside amounts of a currency: `$`, or its code where the language has no sign for it.
    func symbol(of currency: String) -> String {
        let text = amount("1", currency, style: "unit-width-narrow precision-integer latin") ?? currency
        return String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter {
                    $0 != "1" && !$0.properties.isWhitespace && $0.properties.generalCategory != .format
                }))
    }
}
