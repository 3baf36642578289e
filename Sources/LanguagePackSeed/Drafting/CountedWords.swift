import VoiceAssetCore
import VoiceAssetPacks

/// What a language calls what amounts count.
struct CountedWords {
    /// With words that are to be written, if nobody knows them here.
    let unit: CountedUnit
    /// The same, with a word for the minor unit.
    let completedUnit: CountedUnit
    /// Whether the language's data has its words.
    let isKnown: Bool
    /// None for what is no money.
    let currency: ISOCurrency
    let habits: CountedUnit.Habits

    init(_ counted: Counted, _ locale: LocaleData, _ language: Language) throws(SeedError) {
        let known: CountedUnit?
        (known, currency) = try Self.known(counted, language)
        let words = UnknownUnit(language, locale: locale.tag)
        unit = known ?? CountedUnit(major: words.word(Self.name(of: counted, locale)))
        completedUnit = words.completed(unit)
        isKnown = known != nil
        habits = unit.habits.orElse(known == nil ? language.habits.ofUnknown : language.habits)
    }

    /// What is counted, nil if nobody knows its words here; and the currency.
    private static func known(
        _ counted: Counted, _ language: Language
    ) throws(SeedError) -> (CountedUnit?, ISOCurrency) {
        switch counted {
        case .currency(let code):
            return (language.currencies[code], ISOCurrency(code: code) ?? .none(digits: 0))
        case .unit(let name):
            if let unit = language.units[name] { return (unit, .none(digits: unit.digits)) }
            var nearest = NearestName(among: language.units.keys.sorted())
            if let meant = nearest(name) { throw .commandLine("There is no unit \(name) here; did you mean \(meant)?") }
            return (nil, .none(digits: 0))
        case .nothing: return (nil, .none(digits: 0))
        }
    }

    /// What a unit is called whose words nobody knows here.
    private static func name(of counted: Counted, _ locale: LocaleData) -> String {
        switch counted {
        case .currency(let code): CurrencyNames.plural(locale, currency: code) ?? code
        case .unit(let name): name
        case .nothing: counted.name
        }
    }
}
