import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks

/// What amounts count in a language: a currency, or a unit that is no money.
struct CountedUnit: Hashable {
    /// What is known of a minor unit.
    enum Minor: Hashable {
        case word(CurrencyWord)
        /// Nobody speaks it.
        case unspoken
    }

    /// What a language may say for all units, and a unit for itself.
    struct Habits: Hashable {
        var fractions: FractionStyle?
        var joint: String?
        /// Whether the word comes before its number: "shilingi mia".
        var comesFirst: Bool?
        var say = PhraseTemplates()
        /// Tried before what follows from the rest.
        var amount: [DraftPattern] = []
        /// Texts by id.
        var clips: [String: String] = [:]

        /// What holds for a unit that nobody knows here: nothing that was written for certain words.
        var ofUnknown: Self { Self(fractions: fractions, joint: joint, comesFirst: comesFirst, say: say, clips: clips) }

        /// These, and where they say nothing those of another.
        func orElse(_ other: Self) -> Self {
            Self(
                fractions: fractions ?? other.fractions, joint: joint ?? other.joint,
                comesFirst: comesFirst ?? other.comesFirst, say: say.orElse(other.say),
                amount: amount + other.amount, clips: other.clips.merging(clips) { _, own in own })
        }
    }

    var major: CurrencyWord
    /// nil if it is not known.
    var minor: Minor?
    /// nil also of one that nobody speaks.
    var minorWord: CurrencyWord? { if case .word(let word)? = minor { word } else { nil } }
    /// Fraction digits of a unit that is no money.
    var digits = 0
    var habits = Habits()
}

/// Reads what numbers count in a language: an entry of `currencies` or `units`.
enum CountedUnitReader {
    private static let habitKeys = ["fractions", "joint", "before", "say", "amount", "clips"]
    private static let wordKeys = ["gender", "set"] + PluralCategory.allCases.map(\.rawValue)

    /// - Parameter hasDigits: whether it may say how many fraction digits it has.
    static func unit(_ field: PackField, hasDigits: Bool) -> CountedUnit? {
        let keys = PackRecord(field, optional: wordKeys + ["minor"] + habitKeys + (hasDigits ? ["digits"] : []))
        guard let keys, let major = word(field, keys) else { return nil }
        var unit = CountedUnit(major: major)
        unit.minor = keys["minor"].flatMap(minor)
        unit.habits = habits(keys)
        if let field = keys["digits"], let digits = field.integer(from: 0) {
            if digits <= 3 {
                unit.digits = Int(digits)
            } else {
                field.report(.packValue, "digits", ["digits": .count(digits), "most": .count(3)])
            }
        }
        return unit
    }

    /// The habits that a language and a unit may have.
    static func habits(_ keys: PackRecord) -> CountedUnit.Habits {
        CountedUnit.Habits(
            fractions: keys["fractions"]?.choice(of: FractionStyle.self),
            joint: keys["joint"]?.prose(),
            comesFirst: keys["before"]?.boolean(),
            say: keys["say"].map(PhraseTemplateReader.sayings) ?? PhraseTemplates(),
            amount: keys["amount"].map(PhraseTemplateReader.amounts) ?? [],
            clips: keys["clips"].map(clips) ?? [:])
    }

    private static func clips(_ field: PackField) -> [String: String] {
        var clips: [String: String] = [:]
        for pair in field.pairs()?.identifiers() ?? [] {
            guard let text = pair.field.prose() else { continue }
            if let other = clips.first(where: { NumberNeeds.heard($0.value) == NumberNeeds.heard(text) }) {
                pair.name.report(.packDuplicate, "clip", ["key": .text(pair.key), "other": .text(other.key)])
            }
            clips[pair.key] = text
        }
        return clips
    }

    private static func minor(_ field: PackField) -> CountedUnit.Minor? {
        if case .text("none") = field.node.content { return .unspoken }
        guard let keys = PackRecord(field, optional: wordKeys) else { return nil }
        return word(field, keys).map { .word($0) }
    }

    private static func word(_ field: PackField, _ keys: PackRecord) -> CurrencyWord? {
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases {
            forms[category] = keys[category.rawValue]?.prose()
        }
        guard !forms.isEmpty else {
            return field.fault(.packMissingKey, "no word", ["key": .text(field.key)])
        }
        return CurrencyWord(
            forms: forms, gender: keys["gender"]?.choice(of: Gender.self),
            set: keys["set"].flatMap(ruleSet))
    }

    /// A rule set's name, with its percent sign.
    static func ruleSet(_ field: PackField) -> String? {
        guard let text = field.text() else { return nil }
        if AmountPart("{integer \(text)}")?.ruleSet == text { return text }
        let own = AmountPart("{integer %\(text)}")?.ruleSet
        return field.fault(
            .packValue, "rule set", ["text": .text(text), "example": .text(own ?? "%spellout-cardinal")])
    }
}
