import VoiceAssetICUBridge

/// ICU's rule-based formats, the oracle of number rules.
@safe final class ICUSpeller {
    private let format: UnsafeMutableRawPointer
    private var buffer = [UInt16](repeating: 0, count: 1000)

    /// The locales that have rules of their own: for others ICU answers with their parent's, or with those of the
    /// process's locale. Of those whose rules are alike, such as es_MX and es_PA, one.
    static let locales: [String] = {
        var seen: Set<String> = []
        return (0..<icu_countLocales()).compactMap { index in
            guard let name = unsafe icu_locale(index) else { return nil }
            let locale = unsafe String(cString: name)
            guard let speller = ICUSpeller(locale), speller.actualLocale == locale else { return nil }
            let language = locale.prefix { $0 != "_" }
            return seen.insert("\(language):\(speller.rules)").inserted ? locale : nil
        }
    }()

    static var version: String { unsafe String(cString: icu_version()) }

    init?(_ locale: String) {
        guard let format = unsafe icu_openSpellout(locale) else { return nil }
        unsafe self.format = unsafe format
    }

    /// - Parameter rules: rules for ICU to read; nil if it refuses them.
    init?(rules: String, locale: String = "en") {
        let text = Array(rules.utf16)
        guard let format = unsafe icu_openRules(text, Int32(text.count), locale) else { return nil }
        unsafe self.format = format
    }

    deinit { unsafe icu_closeFormat(format) }

    var actualLocale: String? { unsafe icu_actualLocale(format).map { unsafe String(cString: $0) } }

    /// The locale's rules, as ICU writes them.
    var rules: String { unsafe text(capacity: 200_000) { unsafe icu_rules(format, $0, $1) } }

    /// The names of the rule sets that begin with one `%`.
    var publicSets: [String] {
        unsafe text(capacity: 10_000) { unsafe icu_publicSets(format, $0, $1) }.split(separator: ";").map(String.init)
    }

    func choose(_ set: String) -> Bool {
        let name = Array(set.utf16)
        return unsafe icu_chooseSet(format, name, Int32(name.count)) != 0
    }

    /// A number in words, in UTF-16.
    func spell(_ number: Int64) -> ArraySlice<UInt16> {
        let length = unsafe icu_spell(format, number, &buffer, Int32(buffer.count))
        return length < 0 ? [] : buffer[..<Int(length)]
    }

    /// Whether these are the number's words.
    func spells(_ number: Int64, as text: [UInt16]) -> Bool {
        unsafe icu_spellsAs(format, number, text, Int32(text.count)) != 0
    }

    private func text(capacity: Int, _ read: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String {
        var text = [UInt16](repeating: 0, count: capacity)
        let length = unsafe text.withUnsafeMutableBufferPointer { buffer in
            unsafe read(buffer.baseAddress, Int32(capacity))
        }
        return String(decoding: text.prefix(max(0, Int(length))), as: UTF16.self)
    }
}
