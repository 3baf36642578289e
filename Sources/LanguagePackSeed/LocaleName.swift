extension LanguagePack {
    /// The name of the pack for a locale and a currency: `zh-Hant-TWD`. nil if the locale is no language tag.
    package static func name(locale: String, currency: String) -> String? {
        LocaleData(tag: locale).map { "\($0.tag)-\(currency)" }
    }
}
