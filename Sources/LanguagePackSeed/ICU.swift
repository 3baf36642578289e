import VoiceAssetCore
import VoiceAssetICUBridge
import VoiceAssetUnicodeText

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
        Self.likely(icuName).dropFirst().first { $0.utf8.count == 4 }.map(String.init) ?? ""
    }

    /// The subtags of a locale with its likeliest script and region.
    private static func likely(_ locale: String) -> [Substring] {
        let name = unsafe ICUText.readASCII(capacity: 160) { unsafe icu_likelyLocale(locale, $0, $1) } ?? locale
        return name.split(separator: "_")
    }

    /// In English: `Chinese (Traditional)`.
    var name: String {
        unsafe ICUText.read(capacity: 200) { unsafe icu_languageName(icuName, $0, $1) } ?? tag
    }

    private var icuName: String { tag.replacing("-", with: "_") }

    /// Whether rules of this locale are rules of the language, in the same script.
    func isServed(by actual: String) -> Bool {
        let (own, other) = (Self.likely(icuName).prefix(2), Self.likely(actual).prefix(2))
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

/// Finds languages by their English names.
enum LanguageName {
    /// The tag of the language that somebody calls by its name, with at most a slip: `pl` for `polish`; nil if there is
    /// none.
    static func tag(of name: String) -> String? {
        var tags: [String: String] = [:]
        for index in 0..<icu_countLocales() {
            guard let locale = unsafe icu_locale(index).map({ unsafe String(cString: $0) }),
                !locale.contains("_"), let data = LocaleData(tag: locale)
            else { continue }
            tags[data.name.lowercased()] = tags[data.name.lowercased()] ?? data.tag
        }
        let wanted = name.replacing("-", with: " ").lowercased()
        var nearest = NearestName(among: tags.keys.sorted())
        return tags[wanted] ?? nearest(wanted).flatMap { tags[$0] }
    }
}

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

/// Number rules as every ICU reads them: `100: <<hundred[ >>|!];` as the pair `100: <<hundred!; 101: <<hundred >>;`.
///
/// A choice in brackets is newer than the ICU of Debian 12.
struct ICURuleText {
    let text: String

    init(_ rules: String) {
        guard rules.contains("|") else {
            text = rules
            return
        }
        text = rules.split(separator: ";", omittingEmptySubsequences: false)
            .map { Self.pair($0) ?? String($0) }.joined(separator: ";")
    }

    /// A rule with a choice as two; nil for any other.
    private static func pair(_ rule: Substring) -> String? {
        guard let open = rule.firstIndex(of: "["), let bar = rule[open...].firstIndex(of: "|"),
            let close = rule[bar...].firstIndex(of: "]"), let colon = rule[..<open].lastIndex(of: ":")
        else { return nil }
        let (head, tail) = (rule[rule.index(after: colon)..<open], rule[rule.index(after: close)...])
        let before = rule[..<colon].lastIndex { $0.isNewline || $0 == " " }
        let start = before.map { rule.index(after: $0) } ?? rule.startIndex
        let digits = rule[start..<colon].prefix { $0.isASCII && $0.isNumber }
        guard let base = Int64(digits), base > 0, base < Int64.max else { return nil }
        let suffix = rule[rule.index(start, offsetBy: digits.count)..<colon]
        let long = rule[rule.index(after: open)..<bar]
        let short = rule[rule.index(after: bar)..<close]
        return "\(rule[..<start])\(base)\(suffix):\(head)\(short)\(tail);\n\(base + 1)\(suffix):\(head)\(long)\(tail)"
    }
}

/// Writes words of any script in lowercase Latin letters.
@safe final class Transliterator {
    private let transliterator: UnsafeMutableRawPointer

    /// - Parameter keepsMarks: whether accents stay, in canonical decomposition; without them all is ASCII as far as it can be.
    init?(keepsMarks: Bool = false) {
        guard let opened = unsafe icu_openTransliterator(keepsMarks ? 1 : 0) else { return nil }
        unsafe transliterator = unsafe opened
    }

    deinit { unsafe icu_closeTransliterator(transliterator) }

    /// A text in lowercase Latin letters; empty if ICU can't write it so.
    func latin(_ text: String) -> String {
        let units = Array(text.withoutInvisibleMarks.utf16)
        let capacity = units.count * 8 + 100
        let latin = unsafe ICUText.read(capacity: capacity) { buffer, capacity in
            guard let buffer = unsafe buffer else { return -1 }
            for (index, unit) in units.enumerated() { unsafe buffer[index] = unit }
            return unsafe icu_transliterate(transliterator, buffer, Int32(units.count), capacity)
        }
        return latin ?? ""
    }

    /// A clip's id for a text, of a-z, 0-9 and `-`; empty if nothing of it can be written so.
    func identifier(_ text: String) -> String {
        var id = ""
        for scalar in latin(text).unicodeScalars {
            if "a" <= scalar && scalar <= "z" || "0" <= scalar && scalar <= "9" {
                id.unicodeScalars.append(scalar)
            } else if scalar == " " || scalar == "-", !id.isEmpty, !id.hasSuffix("-") {
                id += "-"
            }
        }
        id = String(id.prefix(40))
        while id.hasSuffix("-") { id.removeLast() }
        return id
    }
}

/// Texts from C functions that write UTF-16 into a buffer.
enum ICUText {
    static func read(capacity: Int, _ read: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String? {
        unsafe units(capacity, read).map { String(decoding: $0, as: UTF16.self) }
    }

    static func readASCII(capacity: Int, _ read: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String? {
        unsafe units(capacity, read).map { String(decoding: $0.map { UInt8(bitPattern: $0) }, as: UTF8.self) }
    }

    private static func units<Unit: FixedWidthInteger>(
        _ capacity: Int, _ read: (UnsafeMutablePointer<Unit>?, Int32) -> Int32
    ) -> ArraySlice<Unit>? {
        var text = [Unit](repeating: 0, count: capacity)
        let length = unsafe text.withUnsafeMutableBufferPointer { buffer in
            unsafe read(buffer.baseAddress, Int32(capacity))
        }
        // A length beyond the capacity is what would have been needed.
        return length >= 0 && length <= capacity ? text.prefix(Int(length)) : nil
    }
}
