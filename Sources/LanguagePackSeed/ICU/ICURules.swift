import VoiceAssetICUBridge

/// ICU's spell-out rules of a locale.
@safe package final class ICURules {
    private let format: UnsafeMutableRawPointer
    private var buffer = [UInt16](repeating: 0, count: 2000)

    /// - Parameter locale: a BCP 47 tag. ICU may answer with the rules of another one; `actualLocale` tells.
    package init?(_ locale: String) {
        guard let format = unsafe icu_openSpellout(locale.replacing("-", with: "_")) else { return nil }
        unsafe self.format = unsafe format
    }

    /// - Parameters:
    ///   - rules: the text of rules, without remarks.
    ///   - locale: a BCP 47 tag, for plurals.
    package init?(rules: String, locale: String) {
        let text = Array(ICURuleText(rules).text.utf16)
        guard let format = unsafe icu_openRules(text, Int32(text.count), locale.replacing("-", with: "_")) else {
            return nil
        }
        unsafe self.format = unsafe format
    }

    deinit { unsafe icu_closeFormat(format) }

    /// The locale whose rules these are, with underscores.
    package var actualLocale: String? { unsafe icu_actualLocale(format).map { unsafe String(cString: $0) } }

    /// All rules, as ICU writes them.
    package var text: String {
        unsafe ICUText.read(capacity: 300_000) { unsafe icu_rules(format, $0, $1) } ?? ""
    }

    /// The names of the sets that begin with one `%`.
    package var publicSets: [String] {
        let names = unsafe ICUText.read(capacity: 10_000) { unsafe icu_publicSets(format, $0, $1) } ?? ""
        return names.split(separator: ";").map(String.init)
    }

    /// A number in words; nil if there is no such public set.
    package func spell(_ number: Int64, by set: String) -> String? {
        let name = Array(set.utf16)
        guard unsafe icu_chooseSet(format, name, Int32(name.count)) != 0 else { return nil }
        let length = unsafe icu_spell(format, number, &buffer, Int32(buffer.count))
        return length < 0 ? nil : String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }

    /// ICU's version: `72.1`.
    package static var version: String { unsafe String(cString: icu_version()) }
}
