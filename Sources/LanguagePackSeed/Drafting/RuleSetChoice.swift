import VoiceAssetGrammar

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
