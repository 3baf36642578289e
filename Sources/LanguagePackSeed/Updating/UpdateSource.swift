import NumberGrammar
import VoiceAssetGrammar
import VoiceAssetPacks

/// What a language has for a pack that exists: the whole number rules, and the words of what amounts count.
struct UpdateSource {
    let rules: RuleSource
    let words: CountedWords
    /// Whether the rules tell which multiples fuse, because the language does not.
    let suggestsFuse: Bool
    private let locale: LocaleData
    private let options: SeedOptions
    private let library: LanguageLibrary

    init(_ options: SeedOptions, _ library: LanguageLibrary) throws(SeedError) {
        guard let locale = LocaleData(tag: options.locale) else { throw .malformedLocale(options.locale) }
        let language = try library.language(of: locale)
        words = try CountedWords(options.counted, locale, language)
        rules = try RuleSource(locale, language, words.completedUnit, saysSlots: true)
        suggestsFuse = language.fuse == nil
        (self.locale, self.options, self.library) = (locale, options, library)
    }

    /// The rules that a pack's amounts need; nil if they don't compile.
    ///
    /// - Parameter slots: the numbers of its slots, as packs.
    func extract(for source: PackGrammar.Source, slots: [VoicePack]) -> RuleExtract? {
        let pack = source.pack
        guard let (bytes, file) = source.rules,
            let order = RulesCompiler.compile(bytes, file: file, locale: pack.locale).0?.order
        else { return nil }
        let first = order.first { !$0.hasPrefix("%%") } ?? order.first
        let (text, sets) = named(first)
        let said =
            (pack.amount.isEmpty ? [] : [pack])
            + slots.filter { part in part.sets.allSatisfy { text.contains("\($0):\n") } }
        return RuleExtract(
            of: text, locale: pack.locale,
            parts: said.map { ($0.numbers(by: first, among: $0 == pack ? sets : nil), $0.range) })
    }

    /// The language's rules, with ICU's ordinals and years, and the public sets. A language's only set has the name that the pack
    /// gives it.
    private func named(_ set: String?) -> (text: String, sets: [String]) {
        var (text, sets) = (rules.text, rules.publicSets)
        if let set, let only = sets.first, sets.count == 1, only != set {
            text = [":", "=", "<", ">"].reduce(text) { $0.replacing(only + $1, with: set + $1) }
            sets = [set]
        }
        let all = text + RuleSource.ordinals(of: locale, besides: text)
        return (RulesCompiler.compile(Array(all.utf8), file: "", locale: locale.tag).0 == nil ? text : all, sets)
    }

    /// A new pack in the place of one that exists; nil if there is none.
    func draft(like pack: VoicePack) -> PackGrammar.Source? {
        var options = options
        (options.range, options.atomic, options.allowsUnreviewed) = ("\(pack.range)", pack.atomic ?? 0, true)
        if pack.refusesFractions { options.fractions = .whole }
        guard let draft = try? PackDraft(options, library) else { return nil }
        let document = draft.document
        return document.pack.map { .init($0, document, rules: $0.hasRulesFile ? RulesText(draft).text : nil) }
    }
}

extension VoicePack {
    /// The rule sets that its patterns name.
    var sets: [String] { amount.flatMap(\.say).compactMap(\.part?.ruleSet) }

    /// The pack's patterns with only the numbers that some rule sets say.
    ///
    /// - Parameter standard: the set of a part that names none.
    func numbers(by standard: String?, among sets: [String]?) -> [NumberTable.Pattern] {
        amount.map { pattern in
            let items = pattern.say.compactMap { item -> NumberTable.Item? in
                guard let part = item.part, let set = part.ruleSet ?? standard, sets?.contains(set) ?? true else {
                    return nil
                }
                return part.kind.item(set: set)
            }
            return .init(integer: pattern.integer, fraction: pattern.fraction, say: items)
        }
    }
}

/// What a pack's amounts sound like, whether or not clips say it.
struct PackReadings {
    private let compiled: CompiledGrammar

    /// - Returns: nil if the rules don't say the pack's whole range, or slots or digits are said.
    init?(_ source: PackGrammar.Source) {
        compiled = PackGrammar.complete(source)
        guard source.pack.slots.isEmpty, source.pack.numbers != .iterated, compiled.grammar != nil else { return nil }
    }

    /// What is said for an amount in pieces; nothing if it is not said.
    private func pieces(_ amount: Amount) -> [String] {
        ((try? compiled.grammar?.clips(amount: amount)) ?? []).map { compiled.clips[$0].text }
    }

    /// An amount in words, for people.
    func text(_ amount: Amount) -> String { pieces(amount).map(ClipNames.spoken).joined(separator: " ") }

    /// The first of some amounts that both say and don't say alike, whatever spaces, hyphens and join marks they have.
    static func difference(_ first: Self, _ second: Self, among amounts: [Amount]) -> Amount? {
        func heard(_ amount: Amount, in readings: Self) -> String {
            SpellingCheck.heard(readings.pieces(amount).joined())
        }
        return amounts.sorted().first { amount in
            let (one, other) = (heard(amount, in: first), heard(amount, in: second))
            return !one.isEmpty && !other.isEmpty && one != other
        }
    }
}
