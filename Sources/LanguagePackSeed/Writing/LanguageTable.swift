import VoiceAssetPacks

/// The languages that there is data of, as a table in Markdown.
package struct LanguageTable {
    /// The table, a line each.
    package let lines: [String]

    /// - Throws: the first fault of a language's files.
    package init(_ library: LanguageLibrary) throws(SeedError) {
        var lines = ["| tag | language | status | number rules | phrase | slots |", "|---|---|---|---|---|---|"]
        for tag in library.tags {
            guard let locale = LocaleData(tag: tag) else { continue }
            let language = try library.language(of: locale)
            lines.append("| \(Self.cells(locale, tag, language).joined(separator: " | ")) |")
        }
        self.lines = lines
    }

    private static func cells(_ locale: LocaleData, _ tag: String, _ language: Language) -> [String] {
        let name = language.name ?? tag
        guard language.instead.isEmpty else {
            return ["`\(tag)`", name, "ask for \(language.instead.joined(separator: " or "))", "", "", ""]
        }
        let rules = language.rules == nil ? "CLDR" : "own"
        return [
            "`\(tag)`", name, language.status.rawValue, RuleSource.exists(for: locale, language) ? rules : "none",
            language.phrase == nil ? TodoMarker.mark : "yes",
            language.knowsSlots ? language.slots.status?.rawValue ?? LanguageStatus.cldr.rawValue : TodoMarker.mark,
        ]
    }
}
