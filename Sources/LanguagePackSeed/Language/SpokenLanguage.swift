package import VoiceAssetPacks

/// A language as the names of recordings have it: how numbers are counted, and what the currency is called in English.
package struct SpokenLanguage {
    /// BCP 47.
    let locale: String
    private let spell: (Int64) -> String?
    /// The forms of one.
    private let ones: [String]
    /// The English words for the currency: `yuan`, `dong`.
    let currency: Set<String>

    /// - Parameter spell: a number as people count, alone: eins, один, 二. nil if it is not known.
    package init(
        locale: String, ones: [String] = [], currency: Set<String> = [],
        spell: @escaping (Int64) -> String? = { _ in nil }
    ) {
        (self.locale, self.spell, self.ones, self.currency) = (locale, spell, ones, currency)
    }

    /// Takes the counting forms from the language's data; nil if there are no rules for it.
    package init?(_ options: SeedOptions, of library: LanguageLibrary) {
        let plain = SeedOptions(locale: options.locale, counted: options.counted)
        guard let locale = LocaleData(tag: options.locale), let language = try? library.language(of: locale),
            let words = try? CountedWords(options.counted, locale, language),
            let rules = try? RuleSource(locale, language, words.completedUnit),
            let sets = try? RuleSetChoice(rules, language, words.unit, plain)
        else { return nil }
        let set = language.sets["counting"] ?? sets.digits
        let icu = rules.publicSets.contains(set) ? rules.icu : ICURules(locale.tag)
        let clips = words.habits.clips
        func filled(_ text: String) -> String { clips.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) } }
        let english = LocaleData(tag: "en")?.amount("1", options.counted.name) ?? ""
        self.init(
            locale: options.locale, ones: rules.publicSets.compactMap { rules.spell(1, by: $0) }.map(filled),
            currency: Set(FileNameWords.words(of: english))
        ) { icu?.spell($0, by: set).map(filled) }
    }

    /// Takes the counting forms from a pack, for a language without data: from its digits, or the first set of its rules.
    package init(of folder: PackFolder, locale: String) {
        let digits = Dictionary(folder.source.clips.map { ($0.id, $0.text) }) { first, _ in first }
        guard let rules = folder.rules else {
            self.init(locale: locale) { 0...9 ~= $0 ? digits["\($0)"] : nil }
            return
        }
        let lines = String(decoding: rules.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .filter { !$0.drop { $0 == " " }.hasPrefix("#") }
        let icu = ICURules(rules: lines.joined(separator: "\n") + "\n", locale: locale)
        let set = icu?.publicSets.first ?? ""
        self.init(locale: locale, ones: icu?.spell(1, by: set).map { [$0] } ?? []) { icu?.spell($0, by: set) }
    }

    /// A number as people count.
    func text(of number: Int64) -> String? { spell(number) }

    /// The word for a unit such as a hundred, without the "one" with which people count it: million, not "un million".
    func word(forUnit unit: Int64) -> String? {
        guard let whole = spell(unit) else { return nil }
        let one = ones.filter { whole.hasPrefix($0) }.max { $0.count < $1.count } ?? ""
        return ClipNames.spoken(String(whole.dropFirst(one.count)))
    }

    /// True of languages in which letters without their marks, or in Latin, don't tell a syllable from others with another tone.
    var hasTones: Bool {
        ["zh", "cmn", "yue", "wuu", "nan", "hak", "vi", "th", "lo", "my", "yo", "ig", "ha"].contains(language)
    }

    /// Han characters are read in Mandarin, so that those of other languages are passed over.
    var isMandarin: Bool { ["zh", "cmn"].contains(language) }

    private var language: String { locale.prefix { $0 != "-" && $0 != "_" }.lowercased() }
}
