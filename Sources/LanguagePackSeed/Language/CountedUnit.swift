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
