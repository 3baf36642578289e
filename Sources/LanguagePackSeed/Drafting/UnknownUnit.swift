import NumberGrammar
import VoiceAssetGrammar
import VoiceAssetPacks

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
