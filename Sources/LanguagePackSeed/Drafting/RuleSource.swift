import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks

/// The number rules that a new pack is made from: the language's own, or else ICU's.
struct RuleSource {
    /// The whole rules, without remarks.
    let text: String
    /// The names of the sets that begin with one `%`, in the order of the rules.
    let publicSets: [String]
    /// Whether they are a file of this package.
    let isOwn: Bool
    /// ICU with these rules; nil if it can't read them.
    let icu: ICURules?

    /// - Parameter saysSlots: whether the rules that only slots need belong to it.
    init(
        _ locale: LocaleData, _ language: Language, _ unit: CountedUnit, saysSlots: Bool = false
    ) throws(SeedError) {
        let more = saysSlots ? language.slotRules : nil
        guard let own = language.rules else {
            let rules = ICURules(locale.tag)
            guard let rules, let actual = rules.actualLocale, locale.isServed(by: actual) else {
                let actual = rules?.actualLocale?.replacing("_", with: "-") ?? "none"
                var values: [String: Finding.Argument] = ["tag": .text(locale.tag), "actual": .text(actual)]
                values["named"] = LanguageName.tag(of: locale.tag).map { .text($0) }
                throw .finding(
                    .languageMissing, values["named"] == nil ? "no rules" : "language by name", values)
            }
            (publicSets, isOwn) = (rules.publicSets, false)
            guard let more else {
                (text, icu) = (rules.text, rules)
                return
            }
            text = try Self.checked(rules.text + more.text, more.file, locale).joined(separator: "\n") + "\n"
            icu = ICURules(rules: text, locale: locale.tag)
            return
        }
        let filled = Self.filled(own.text, unit)
        let lines = try Self.checked(filled, own.file, locale)
        let all = try more.map { more throws(SeedError) in try Self.checked(filled + more.text, more.file, locale) }
        text = (all ?? lines).joined(separator: "\n") + "\n"
        // Sets of slots count no currency.
        publicSets = lines.filter { $0.hasPrefix("%") && !$0.hasPrefix("%%") }
            .compactMap { $0.split(separator: ":").first.map(String.init) }
        isOwn = true
        icu = ICURules(rules: text, locale: locale.tag)
    }

    /// ICU's ordinals and years, with the sets that they use, of names that some rules don't have.
    static func ordinals(of locale: LocaleData, besides rules: String) -> String {
        guard let icu = ICURules(locale.tag), let actual = icu.actualLocale, locale.isServed(by: actual) else {
            return ""
        }
        let own = Set(sets(of: rules).map(\.name))
        let others = Dictionary(sets(of: icu.text)) { first, _ in first }
        func used(by name: String, _ found: inout Set<String>) {
            guard !own.contains(name) || name.hasPrefix("%%"), found.insert(name).inserted else { return }
            for other in others.keys where "<=>".contains(where: { others[name]?.contains("\(other)\($0)") == true }) {
                used(by: other, &found)
            }
        }
        var wanted: Set<String> = []
        for name in icu.publicSets where name.contains("ordinal") || name.contains("year") {
            var found: Set<String> = []
            used(by: name, &found)
            // A helper of the same name may say something else.
            if found.isDisjoint(with: own) { wanted.formUnion(found) }
        }
        return wanted.sorted().map { "\($0):\n\(others[$0] ?? "")" }.joined()
    }

    /// The sets of rules, each with its lines.
    private static func sets(of rules: String) -> [(name: String, text: String)] {
        rules.split(separator: "\n").reduce(into: []) { sets, line in
            if line.hasPrefix("%"), let end = line.firstIndex(of: ":") {
                sets.append((String(line[..<end]), "\(line[end...].dropFirst())\n"))
            } else if !sets.isEmpty {
                sets[sets.count - 1].text += "\(line)\n"
            }
        }
    }

    /// The lines of rules that compile, without remarks.
    private static func checked(
        _ rules: String, _ file: String, _ locale: LocaleData
    ) throws(SeedError) -> [Substring] {
        let (_, faults) = RulesCompiler.compile(Array(rules.utf8), file: file, locale: locale.tag)
        guard !faults.hasErrors else { throw .findings(faults) }
        return rules.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("#") }
    }

    /// Whether there are rules, whatever they are worth.
    static func exists(for locale: LocaleData, _ language: Language) -> Bool {
        language.rules != nil || ICURules(locale.tag)?.actualLocale.map { locale.isServed(by: $0) } ?? false
    }

    /// Rules with the unit's words in the places of `{major:one}` and the like.
    private static func filled(_ rules: String, _ unit: CountedUnit) -> String {
        var rules = rules
        for category in PluralCategory.allCases {
            rules = rules.replacing("{major:\(category.rawValue)}", with: unit.major.form(category))
            // Rules may say the word of a minor unit that nobody speaks; then no pattern asks for them.
            let minor = unit.minorWord?.form(category) ?? TodoMarker.mark
            rules = rules.replacing("{minor:\(category.rawValue)}", with: minor)
        }
        return rules
    }

    /// Where they come from, for people.
    var origin: String { isOwn ? "of this package" : "ICU \(ICURules.version) (CLDR)" }

    /// A number in words; nil if there is no such public set. Clips that the rules name stay `{id}`.
    func spell(_ number: Int64, by set: String) -> String? { icu?.spell(number, by: set) }
}

/// Which rule sets say the parts of an amount.
struct RuleSetChoice {
    /// Counts the unit.
    private(set) var major: String
    /// Counts the minor unit.
    private(set) var minor: String
    /// Says the number before a point: as the unit is counted, if somebody chose a set for that.
    private(set) var decimal: String
    /// Says the digits behind it.
    private(set) var digits: String
    /// Says minor units without their name.
    private(set) var bare: String
    /// Say what slots name no set for: a number that counts nothing, the hours and minutes of a time.
    private(set) var slots: [String: String]
    /// Whether the language tells genders apart and the unit's is a guess.
    private(set) var guessesGender = false

    private static let plain = [
        "%spellout-cardinal", "%spellout-cardinal-sinokorean", "%spellout-cardinal-masculine",
        "%spellout-cardinal-common", "%spellout-cardinal-neuter", "%spellout-numbering",
    ]

    init(
        _ rules: RuleSource, _ language: Language, _ unit: CountedUnit, _ options: SeedOptions
    ) throws(SeedError) {
        let sets = rules.publicSets.filter { !$0.contains("ordinal") && !$0.contains("year") }
        func meaning(_ set: String) -> String { RuleExtract.meaning(of: set, in: rules.text) }
        func known(_ name: String, as written: String? = nil) throws(SeedError) -> String {
            guard sets.contains(name) else { throw .noRuleSet("\(written ?? name) for this language", among: sets) }
            return name
        }
        func named(_ use: String) throws(SeedError) -> String? {
            guard let name = language.sets[use] else { return nil }
            return meaning(try known(name))
        }
        func counting(_ gender: Gender?) throws(SeedError) -> String? {
            guard let gender else { return nil }
            if let name = try named(gender.rawValue) { return name }
            let names = gender.suffixes.map { "%spellout-cardinal-\($0)" } + ["%\(gender.rawValue)"]
            return names.first(where: sets.contains).map(meaning)
        }
        guard let first = rules.isOwn ? sets.first : Self.plain.first(where: sets.contains) ?? sets.first else {
            throw .noRuleSet("\(Self.plain[0]) for this language", among: [])
        }
        let other = try named("other") ?? meaning(first)
        func counting(_ word: CurrencyWord?) throws(SeedError) -> String? {
            guard let name = word?.set else { return try counting(word?.gender) }
            return meaning(try known(name))
        }
        if let gender = options.gender, try counting(gender) == nil {
            throw .noRuleSet("for \(gender.rawValue) nouns", among: sets)
        }
        let wanted = try options.ruleSet.map { name throws(SeedError) in
            try known(name.hasPrefix("%") ? name : "%\(name)", as: name)
        }
        if let wanted {
            major = wanted
        } else if let gender = options.gender {
            major = try counting(gender) ?? other
        } else {
            major = try counting(unit.major) ?? other
        }
        minor = try counting(unit.minorWord) ?? wanted ?? other
        let numbering = rules.isOwn || !sets.contains("%spellout-numbering") ? other : meaning("%spellout-numbering")
        let plain = try named("decimal") ?? numbering
        let gender = (options.gender ?? unit.major.gender)?.rawValue ?? ""
        let agreeing = try named("decimal-\(gender)")
        decimal = wanted ?? agreeing ?? plain
        digits = try named("digits") ?? plain
        slots = ["hour": try named("hour") ?? digits, "minute": try named("minute") ?? digits]
        bare = try named("bare") ?? minor
        var isGendered = false
        for gender in Gender.allCases where try counting(gender) != nil { isGendered = true }
        let isKnown =
            options.gender != nil || options.ruleSet != nil || unit.major.gender != nil || unit.major.set != nil
        guessesGender = isGendered && !isKnown
    }
}
