import NumberGrammar
import VoiceAssetCore
import VoiceAssetGrammar
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

/// A unit whose words nobody knows here: each form that the language's other units have is to be written.
struct UnknownUnit {
    /// The plural categories of the forms, and a number of each.
    private let examples: [(category: PluralCategory, number: Int64)]

    /// - Parameter locale: BCP 47; it decides on plural categories.
    init(_ language: Language, locale: String) {
        let plurals = PluralRules(locale: locale)
        var examples: [(category: PluralCategory, number: Int64)] = []
        // Whole numbers of every category of CLDR's languages are among them.
        for number in Array(Int64(1)...1000) + [1_000_000, 0] {
            let category = plurals?.category(integer: number) ?? .other
            if !examples.contains(where: { $0.category == category }) { examples.append((category, number)) }
        }
        let known = Self.categories(of: language)
        let wanted = examples.filter { known?.contains($0.category) ?? true }
        self.examples = wanted.isEmpty ? [(.other, 5)] : wanted
    }

    /// The categories that words of the language have a form for; nil if no words are known.
    private static func categories(of language: Language) -> Set<PluralCategory>? {
        let words = (Array(language.currencies.values) + language.units.values).flatMap {
            [$0.major, $0.minorWord].compactMap(\.self)
        }
        return words.isEmpty ? nil : Set(words.flatMap(\.forms.keys))
    }

    /// A word that is to be written in each form.
    func word(_ name: String) -> CurrencyWord {
        let forms = examples.map { example in
            let hint = examples.count > 1 ? " (as with \(example.number))" : ""
            return (example.category, "\(TodoMarker.mark) \(name)\(hint)")
        }
        return CurrencyWord(forms: Dictionary(uniqueKeysWithValues: forms))
    }

    /// A unit with a word for its minor unit: one that is to be written, if nothing is known of it.
    func completed(_ unit: CountedUnit) -> CountedUnit {
        guard unit.minor == nil else { return unit }
        var unit = unit
        unit.minor = .word(word("minor unit"))
        return unit
    }
}
