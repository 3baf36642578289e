import VoiceAssetGrammarCompiler

/// Which of ICU's rule sets say the parts of an amount.
struct RuleSetChoice {
    /// Counts the unit.
    var major: String
    /// Counts the minor unit.
    var minor: String
    /// Says digits after a point, and the number before it.
    var decimal: String
    /// Whether the language tells genders apart and the unit's is a guess.
    var guessesGender = false

    init(_ rules: ICURules, _ text: String, _ words: CurrencyWords, _ options: SeedOptions) throws(SeedError) {
        let sets = rules.publicSets.filter { !$0.contains("ordinal") && !$0.contains("year") }
        func meaning(_ set: String) -> String { RuleExtract.meaning(of: set, in: text) }
        func set(_ gender: Gender?) -> String? {
            gender?.suffixes.lazy.map { "%spellout-cardinal-\($0)" }.first(where: sets.contains)
        }
        let plain = [
            "%spellout-cardinal", "%spellout-cardinal-sinokorean", "%spellout-cardinal-masculine",
            "%spellout-cardinal-common", "%spellout-cardinal-neuter", "%spellout-numbering",
        ]
        guard let fallback = plain.first(where: sets.contains) ?? sets.first else {
            throw .unknownRuleSet(plain[0], existing: [])
        }
        let isGendered = Gender.allCases.contains { set($0) != nil }
        let gender = options.gender ?? words.major.gender
        guessesGender = isGendered && gender == nil && options.ruleSet == nil
        if let gender = options.gender, set(gender) == nil { throw .noGender(gender, existing: sets) }
        if let name = options.ruleSet {
            let full = name.hasPrefix("%") ? name : "%\(name)"
            guard sets.contains(full) else { throw .unknownRuleSet(name, existing: sets) }
            major = full
        } else if sets.contains("%spellout-cardinal-alternate2") {
            // Chinese: 两 counts, 二 is the digit.
            major = "%spellout-cardinal-alternate2"
        } else {
            major = meaning(set(gender) ?? fallback)
        }
        minor = meaning(set(words.minor?.gender) ?? fallback)
        let isChinese = sets.contains("%spellout-cardinal-alternate2")
        decimal =
            isChinese
            ? "%spellout-cardinal" : meaning(sets.contains("%spellout-numbering") ? "%spellout-numbering" : fallback)
    }
}
