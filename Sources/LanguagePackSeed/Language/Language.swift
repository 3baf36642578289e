package import VoiceAssetPacks

/// What is known of a language: its own file, and its parents'.
@dynamicMemberLookup
struct Language {
    private let files: [LanguageFile]
    /// Whether there is data of what is said besides amounts.
    let knowsSlots: Bool
    let habits: CountedUnit.Habits
    let slots: SlotTemplates

    /// - Parameters:
    ///   - files: the language's own first, then its parents'. None: nothing is known of it.
    ///   - fallback: what is said besides amounts in a language that nobody has written it for.
    init(_ files: [LanguageFile], fallback: SlotTemplates?) {
        self.files = files
        habits = files.map(\.habits).reduce(.init()) { $0.orElse($1) }
        let slots = files.map(\.slots).reduce(SlotTemplates()) { $0.orElse($1) }
        knowsSlots = !slots.slots.isEmpty
        self.slots = fallback.map(slots.orElse) ?? slots
    }

    /// The value of the first file that has one. A parent's rules may have sets of other names than ICU's.
    subscript<Value>(dynamicMember key: KeyPath<LanguageFile, Value?>) -> Value? {
        files.lazy.compactMap { $0[keyPath: key] }.first
    }

    /// What all files say; of several that say something of one name, the first.
    subscript<Value>(dynamicMember key: KeyPath<LanguageFile, [String: Value]>) -> [String: Value] {
        files.reduce(into: [:]) { $0.merge($1[keyPath: key]) { own, _ in own } }
    }

    var status: LanguageStatus { self[dynamicMember: \.status] ?? .cldr }
    var sources: [String] { self[dynamicMember: \.sources] ?? [] }
    var doubts: [Doubt] { self[dynamicMember: \.doubts] ?? [] }
    var notes: [Doubt] { self[dynamicMember: \.notes] ?? [] }
    var faults: [String] { self[dynamicMember: \.faults] ?? [] }
    /// What opens, or ends, an announcement; nil if it is not known.
    var phrase: String? { self[dynamicMember: \.phrase] ?? nil }
    var amountComesFirst: Bool { self[dynamicMember: \.amountComesFirst] ?? false }
    var texts: [Doubt] { self[dynamicMember: \.texts] ?? [] }

    var atomic: Int64 { self[dynamicMember: \.atomic] ?? 0 }

    /// The tags that a person has to choose from, where this one means several languages.
    var instead: [String] { self[dynamicMember: \.instead] ?? [] }
}

/// What one language.yml says; what it says nothing of is nil or empty, and comes from its parent.
struct LanguageFile {
    var name: String?
    var parent: String?
    var status: LanguageStatus?
    var sources: [String]?
    var doubts: [Doubt]?
    var notes: [Doubt]?
    var faults: [String]?
    /// The outer nil: it says nothing; the inner one: it is not known.
    var phrase: String??
    var amountComesFirst: Bool?
    /// Templates of texts that say that a payment came in, some for certain currencies only.
    var texts: [Doubt]?
    /// The largest number that the rules are right for.
    var largest: Int64?
    var atomic: Int64?
    var fuse: [Int64]?
    var point: String?
    /// Rule sets by what they count: a gender, `other`, `decimal`, `digits`, `bare`.
    var sets: [String: String] = [:]
    var currencies: [String: CountedUnit] = [:]
    var units: [String: CountedUnit] = [:]
    var habits = CountedUnit.Habits()
    /// The tags that a person has to choose from, where this one means several languages.
    var instead: [String]?
    /// The number rules beside it.
    var rules: Rules?
    /// What is said besides amounts, and the number rules for that.
    var slots = SlotTemplates()
    var slotRules: Rules?

    /// A file of number rules.
    struct Rules {
        var text: String
        var file: String
    }
}

/// How far the data of a language can be trusted.
package enum LanguageStatus: String, Sendable, CaseIterable {
    /// A native speaker has approved it.
    case approved
    /// It was checked against named references.
    case checked
    /// CLDR as it is; nobody has looked at it.
    case cldr
    /// Known to be wrong, and not mended.
    case wrong

    /// What a person reads of it.
    package var words: String {
        switch self {
        case .approved: "approved by a native speaker"
        case .checked: "checked against named references; \(UnapprovedPack.unapproved)"
        case .cldr: "CLDR as it is; \(UnapprovedPack.unchecked)"
        case .wrong: "known to be wrong"
        }
    }
}

/// What a native speaker has to decide, by an answer that changes the pack; or a note of what was decided, which has no choices.
struct Doubt: Hashable {
    /// What it may be about besides currencies and units: the words that open an announcement of money.
    static let phrase = "phrase"

    var text: String
    /// Codes of currencies, names of units, `phrase`; none: it is about every pack of the language.
    var subjects: [String] = []
    /// Words of the language's texts, and those that may be said in their place: the answer changes the pack.
    var choices: [PackQuestion.Choice] = []

    /// Whether it is for a pack that counts this.
    func concerns(_ counted: Counted) -> Bool {
        subjects.isEmpty || subjects.contains(counted.name) || subjects.contains(Self.phrase) && counted.isMoney
    }
}

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
