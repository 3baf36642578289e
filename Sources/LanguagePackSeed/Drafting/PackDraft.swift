import NumberGrammar
import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks
import VoiceManifest

/// The decisions about a new pack.
struct PackDraft {
    let name: String
    let locale: LocaleData
    let counted: Counted
    /// None for what is no money.
    let currency: ISOCurrency
    let language: Language
    let range: ClosedRange<Amount>
    let source: RuleSource
    private(set) var unit: CountedUnit
    /// Whether the language's data has the currency's words.
    let knowsUnit: Bool
    let habits: CountedUnit.Habits
    let sets: RuleSetChoice
    let style: FractionStyle
    /// The word between a number and its decimals.
    let point: String
    private(set) var patterns: [DraftPattern]
    let sections: [RuleExtract.Section]
    let atomic: Int64
    let fuse: [Int64]
    private(set) var names = ClipNames()
    /// What is said besides amounts, if anything.
    private(set) var slots: SlotDraft?
    /// Ids by what they stand for: `payment-received`, `point`, `text …`, and `major` and `minor` with a category.
    private(set) var ids: [String: String] = [:]

    init(_ options: SeedOptions, _ library: LanguageLibrary) throws(SeedError) {
        guard let locale = LocaleData(tag: options.locale), locale.language != "und" else {
            throw .malformedLocale(options.locale)
        }
        try Self.check(options)
        let name = "\(locale.tag)-\(options.counted.name)"
        guard Naming.isPack(name) else { throw .malformedLocale(options.locale) }
        let language = try Self.language(locale, library, options)
        let words = try CountedWords(options.counted, locale, language)
        let unit = words.unit
        (self.locale, currency, self.name, self.language) = (locale, words.currency, name, language)
        counted = options.counted
        knowsUnit = words.isKnown
        habits = words.habits
        source = try RuleSource(
            locale, language, words.completedUnit, saysSlots: !options.announcements.isEmpty)
        sets = try RuleSetChoice(source, language, unit, options)
        let point = language.point ?? RuleExtract.point(of: sets.decimal, in: source.text).map(ClipNames.spoken)
        self.point = point ?? ""
        style = try Self.style(options, currency, unit, habits, hasPoint: point != nil)
        range = try Self.range(options, currency, language, style)
        self.unit = style == .minor ? words.completedUnit : unit
        let patterns = PatternDrafting(
            unit: self.unit, habits: habits, style: style, sets: sets, scale: currency.scale
        ).patterns
        let asked = patterns.map(\.slots)
        if !options.announcements.isEmpty {
            slots = try SlotDraft(
                options.announcements, Self.templates(language, locale), rules: source.text, sets: sets, habits: habits,
                into: &names)
        }
        let amounts: [RuleExtract.Part] = options.counted.saysAmounts ? [(asked, range)] : []
        let parts = amounts + (try Self.parts(slots, names, locale, name))
        guard let extract = RuleExtract(of: source.text, locale: locale.tag, parts: parts)
        else { throw .finding(.languageDiffers, "range", ["range": .text("\(range)")]) }
        (self.patterns, sections) = (patterns, extract.sections)
        atomic = options.atomic ?? language.atomic
        fuse = language.fuse ?? FusedUnits.units(of: extract.sections)
        addWords()
        try addNumbers()
    }

    // MARK: Choices

    /// What is known of the language; refused if it is wrong, or if the tag means several languages.
    private static func language(
        _ locale: LocaleData, _ library: LanguageLibrary, _ options: SeedOptions
    ) throws(SeedError) -> Language {
        let language = try library.language(of: locale)
        guard language.instead.isEmpty else {
            throw .finding(
                .languageMissing, "several",
                ["tag": .text(locale.tag), "languages": .text(language.instead.joined(separator: ", "))])
        }
        if language.status == .wrong, !options.allowsUnreviewed {
            let faults = language.faults.joined(separator: "; ")
            let areRules = RuleSource.exists(for: locale, language)
            throw .finding(
                areRules ? .languageDiffers : .languageMissing, areRules ? "wrong" : "",
                ["tag": .text(locale.tag), "faults": .text(faults)])
        }
        return language
    }

    private static func range(
        _ options: SeedOptions, _ currency: ISOCurrency, _ language: Language, _ style: FractionStyle
    ) throws(SeedError) -> ClosedRange<Amount> {
        let whole = min(language.largest ?? 999_999_999, 999_999_999)
        // A fraction that is refused is no part of the range.
        let decimals = currency.scale == 0 || style == .whole ? "" : "." + String(repeating: "9", count: currency.scale)
        let text = options.range ?? "0...\(whole)\(decimals)"
        guard let range = try? AmountRangeSyntax.range(text, scale: currency.scale) else {
            let (zeros, nines) = (
                String(repeating: "0", count: currency.scale), String(repeating: "9", count: currency.scale)
            )
            let example = currency.scale == 0 ? "0...9999" : "0.\(zeros)...9999.\(nines)"
            throw .commandLine("\(text) is no range of amounts of this currency; write it like \(example).")
        }
        return range
    }

    private static func style(
        _ options: SeedOptions, _ currency: ISOCurrency, _ unit: CountedUnit, _ habits: CountedUnit.Habits,
        hasPoint: Bool
    ) throws(SeedError) -> FractionStyle {
        if currency.scale == 0 {
            if let wanted = options.fractions, wanted != .whole {
                throw impossible(wanted, "\(options.counted.name) has no minor unit")
            }
            return .whole
        }
        let own = unit.habits.fractions ?? (unit.minor == .unspoken ? .whole : nil)
        // Litres have no minor unit of their own.
        let isBare = if case .unit = options.counted { unit.minor == nil && hasPoint } else { false }
        let style = options.fractions ?? own ?? (isBare ? .digits : nil) ?? habits.fractions ?? .minor
        if style == .digits, !hasPoint {
            throw impossible(style, "the number rules have no word for the decimal point")
        }
        if style == .minor, unit.minor == .unspoken {
            throw impossible(
                style, "nobody speaks the minor unit of \(options.counted.name) in this language")
        }
        return style
    }

    private static func check(_ options: SeedOptions) throws(SeedError) {
        if options.counted.isMoney, let payment = options.announcements.first(where: { $0.id == "payment-received" }) {
            guard payment.slots.contains(where: { $0.name == PhraseItem.amount }) else {
                let slots = (payment.slots.map(\.name) + [PhraseItem.amount]).joined(separator: ",")
                throw .commandLine(
                    "payment-received is what the pack says of a payment, and would lack the amount; write payment-received=\(slots), or another id."
                )
            }
        }
        switch options.counted {
        case .nothing:
            let announcements = options.announcements
            guard !announcements.isEmpty else {
                throw .commandLine("Nothing is announced: give --currency, --unit or --announce.")
            }
            guard let saying = announcements.first(where: { $0.slots.contains { $0.name == PhraseItem.amount } }) else {
                return
            }
            throw .commandLine("\(saying.id) says an amount: give --currency, or --unit for what is no money.")
        case .currency(let code):
            guard ISOCurrency(code: code) == nil else { return }
            if let (successor, year) = ISOCurrency.successor(of: code) {
                throw .commandLine("\(code) is no currency since \(year); write \(successor).")
            }
            let nearest = ISOCurrency.nearest(to: code) ?? "a code of ISO 4217 in capitals, such as EUR"
            throw .commandLine("\(code) is no currency in use; write \(nearest).")
        case .unit(let name):
            guard !ClipID.isValid(name) else { return }
            throw .commandLine("\(name) is no name for a unit; write a-z, 0-9 and -, such as point.")
        }
    }

    private static func impossible(_ style: FractionStyle, _ reason: String) -> SeedError {
        .commandLine("--fraction \(style.rawValue) is not possible: \(reason).")
    }

    /// Whether a clip is no whole word.
    var hasPartsOfWords: Bool { names.clips.contains(where: \.isPartOfWord) }

    /// The rule sets that patterns name, the default one first.
    var slotSets: [String] {
        var names: [String] = []
        for name in patterns.flatMap({ $0.slots.say.compactMap(\.machine) }) where !names.contains(name) {
            names.append(name)
        }
        return names
    }

    // MARK: Slots

    /// What the language says besides amounts, and the phrase of a payment.
    private static func templates(_ language: Language, _ locale: LocaleData) -> SlotTemplates {
        var templates = language.slots
        for (id, name) in zip(SlotTemplates.months, locale.months)
        where templates.clips[id].map(TodoMarker.stand) == true {
            templates.clips[id] = name
        }
        templates.clips["payment-received"] = language.phrase ?? "\(TodoMarker.mark) payment received"
        return templates
    }

    /// What slots ask of the number rules.
    private static func parts(
        _ slots: SlotDraft?, _ names: ClipNames, _ locale: LocaleData, _ name: String
    ) throws(SeedError) -> [RuleExtract.Part] {
        guard let slots else { return [] }
        return try slots.numberParts(names.clips, locale: locale.tag, name).map {
            ($0.numbers(by: nil, among: nil), $0.range)
        }
    }

    // MARK: Clips

    private mutating func addWords() {
        for (id, text) in habits.clips.sorted(by: { $0.key < $1.key }) {
            let place = HandWrittenID(id).place
            let isOfUnit = unitForms.contains { NumberNeeds.heard($0.text) == NumberNeeds.heard(text) }
            let isInRules = source.text.contains("{\(id)}") || source.text.contains(text)
            let group = isOfUnit ? .word : place?.group ?? (isInRules ? .part : .word)
            names.add(text, group, id: id, rank: group == place?.group ? place?.rank ?? 0 : 5)
        }
        // What is no money is not paid: the amount alone is said.
        if counted.isMoney {
            ids["payment-received"] = names.add(
                language.phrase ?? "\(TodoMarker.mark) payment received", .phrase, id: "payment-received",
                comment: language.phrase == nil ? "\(TodoMarker.mark): how a payment is announced" : nil)
        }
        let items = patterns.flatMap(\.say)
        if items.contains(.point) { ids["point"] = names.add(point, .word, id: "point", rank: 1) }
        for case .text(let text) in items { ids["text \(text)"] = names.add(text, .word, fallback: "joint", rank: 2) }
        add(unit.major, "major", rank: 3)
        if let minor { add(minor, "minor", rank: 4) }
    }

    /// The unit's words, which rules may say with a number, by the ids that they would have.
    private var unitForms: [(text: String, id: String)] {
        [("major", unit.major), ("minor", unit.minorWord)].flatMap { kind, word in
            PluralCategory.allCases.compactMap { category in
                word?.forms[category].map { ($0, "\(kind)-\(category.rawValue)") }
            }
        }
    }

    /// The minor unit's word, if a pattern says it.
    var minor: CurrencyWord? {
        let isSaid = patterns.contains { $0.say.contains { if case .minor = $0 { true } else { false } } }
        return isSaid ? unit.minorWord : nil
    }

    private mutating func add(_ word: CurrencyWord, _ kind: String, rank: Int64) {
        for category in PluralCategory.allCases {
            guard let form = word.forms[category] else { continue }
            let isUnknown = TodoMarker.stand(in: form)
            let noun = kind == "major" ? "unit" : "minor-unit"
            let plain = isUnknown ? (word.forms.count > 1 ? "\(noun)-\(category.rawValue)" : noun) : nil
            ids["\(kind) \(category.rawValue)"] = names.add(
                form, .word, id: plain, fallback: "\(kind)-\(category.rawValue)", further: category.rawValue,
                rank: rank,
                comment: isUnknown ? "\(TodoMarker.mark): what people say" : nil)
        }
    }

    private mutating func addNumbers() throws(SeedError) {
        names.relate(to: unitForms)
        for needs in try needs() { names.add(needs, sets: slotSets) }
        // What no amount of the range says, such as a form of the unit for millions.
        let needed = try needs().reduce(slots?.clips ?? []) { $0.union($1.clips) }
        for kind in ["major", "minor"] { keepForms(kind, saidBy: needed) }
        names.remove { !needed.contains($0.id) && $0.id != "payment-received" }
    }

    /// Drops the forms of a unit's word that no amount takes.
    private mutating func keepForms(_ kind: String, saidBy needed: Set<String>) {
        let isMajor = kind == "major"
        guard var word = isMajor ? unit.major : minor else { return }
        let said = word.forms.filter { category, _ in
            ids["\(kind) \(category.rawValue)"].map(needed.contains) ?? false
        }
        guard !said.isEmpty else { return }
        word.forms = said
        if isMajor { unit.major = word } else { unit.minor = .word(word) }
    }

    /// The pack.yml as it is read in its folder, where numbers.rbnf is beside it if there are rules.
    var document: PackDocument {
        let files = [PackFolder.fileName] + (sections.isEmpty ? [] : [LanguagePack.rulesFile])
        return PackDocument(yaml: PackText(self).text, name: name, files: files)
    }

    /// What the amounts need, and then each number of the slots; nothing where only fixed words are announced.
    private func needs() throws(SeedError) -> [NumberNeeds] {
        guard !sections.isEmpty else { return [] }
        let source = document
        guard let pack = source.pack else { throw .findings(source.diagnostics.filter { $0.severity == .error }) }
        let rules = RulesText(self).text
        return try (pack.slots.isEmpty ? [pack] : pack.numberParts).map { part throws(SeedError) in
            let (needs, diagnostics) = PackGrammar.needs(.init(part, source, rules: rules))
            guard let needs else { throw .findings(diagnostics.filter { $0.severity == .error }) }
            return needs
        }
    }
}
