import NumberGrammar
import VoiceAssetDiagnostics
import VoiceAssetGrammarCompiler
import VoiceAssetPacks
import VoiceManifest

/// The decisions about a new pack.
struct PackDraft {
    let name: String
    let locale: LocaleData
    let currency: ISOCurrency
    let range: ClosedRange<Amount>
    let source: ICURules
    private(set) var words: CurrencyWords
    let habits: Habits
    let sets: RuleSetChoice
    let style: FractionStyle
    /// The word between a number and its decimals.
    let point: String
    let sections: [RuleExtract.Section]
    let atomic: Int64
    let fuse: [Int64]
    private(set) var names = ClipNames()
    /// Ids by what they stand for: `payment-received`, `point`, `joint`, and `major` and `minor` with a category.
    private(set) var ids: [String: String] = [:]

    init(_ options: SeedOptions) throws(SeedError) {
        guard let locale = LocaleData(tag: options.locale), locale.language != "und" else {
            throw .malformedLocale(options.locale)
        }
        guard let currency = ISOCurrency(code: options.currency) else { throw .unknownCurrency(options.currency) }
        let name = "\(locale.tag)-\(currency.code)"
        guard Naming.isPack(name) else { throw .malformedLocale(options.locale) }
        guard let source = ICURules(locale.tag), let actual = source.actualLocale, locale.isServed(by: actual) else {
            let actual = ICURules(locale.tag)?.actualLocale ?? "none"
            throw .noRules(locale: locale.tag, actual: actual.replacing("_", with: "-"))
        }
        (self.locale, self.currency, self.name, self.source) = (locale, currency, name, source)
        words = CurrencyWords(locale, currency: currency.code)
        habits = Habits(language: locale.language)
        let text = source.text
        sets = try RuleSetChoice(source, text, words, options)
        range = try Self.range(options, currency, habits)
        let spelledPoint = RuleExtract.point(of: sets.decimal, in: text).map(ClipNames.spoken)
        point = spelledPoint ?? ""
        style = try Self.style(options, currency, words, habits, hasPoint: spelledPoint != nil)
        guard let extract = RuleExtract(of: text, locale: locale.tag, say: Self.slots(style, sets), range: range)
        else { throw .unsound([.uncompiled(range)]) }
        words.major.keepForms(
            PluralRules(locale: locale.tag), upTo: range.upperBound.integer, decimals: style == .digits)
        words.minor?.keepForms(PluralRules(locale: locale.tag), upTo: 99, decimals: false)
        sections = extract.sections
        atomic = options.atomic ?? AtomicDefault.limit(locale: locale.tag)
        fuse = habits.fuse.isEmpty ? Self.fusedUnits(extract.sections) : habits.fuse
        addWords()
        try addNumbers()
    }

    // MARK: Choices

    private static func range(
        _ options: SeedOptions, _ currency: ISOCurrency, _ habits: Habits
    ) throws(SeedError) -> ClosedRange<Amount> {
        let whole = habits.doubtsAbove ?? 999_999_999
        let decimals = currency.scale == 0 ? "" : "." + String(repeating: "9", count: currency.scale)
        let text = options.range ?? "0...\(whole)\(decimals)"
        guard let range = try? AmountRangeSyntax.range(text, scale: currency.scale) else { throw .range(text) }
        return range
    }

    private static func style(
        _ options: SeedOptions, _ currency: ISOCurrency, _ words: CurrencyWords, _ habits: Habits, hasPoint: Bool
    ) throws(SeedError) -> FractionStyle {
        let wanted = options.fractions
        if currency.scale == 0 {
            if let wanted, wanted != .whole { throw .fractions(wanted, .noMinorUnit(currency: currency.code)) }
            return .whole
        }
        switch wanted {
        case .whole:
            throw .fractions(.whole, .minorUnit(currency: currency.code, digits: currency.scale))
        case .minor where words.minor == nil:
            throw .fractions(.minor, .unknownName)
        case .digits where !hasPoint: throw .fractions(.digits, .noPoint)
        case let style?: return style
        case nil: break
        }
        let fallback: FractionStyle = hasPoint ? .digits : .bare
        return switch habits.fractions {
        case .minor: words.minor == nil ? fallback : .minor
        case .digits: fallback
        case .bare, .whole: .bare
        }
    }

    /// What the patterns ask of the rules.
    private static func slots(_ style: FractionStyle, _ sets: RuleSetChoice) -> [NumberTable.AmountItem] {
        let major = NumberTable.AmountItem.integer(set: sets.major)
        return switch style {
        case .whole: [major]
        case .minor: [major, .fraction(set: sets.minor)]
        case .bare: [major, .fraction(set: sets.minor)]
        case .digits: [major, .integer(set: sets.decimal), .digits(set: sets.decimal)]
        }
    }

    /// 100 and 1000 where the rules write their multiples in one word without a mark between: `<<сот`.
    private static func fusedUnits(_ sections: [RuleExtract.Section]) -> [Int64] {
        var units: Set<Int64> = []
        for rule in sections.flatMap(\.rules) {
            let parts = rule.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, let base = Int64(parts[0]), let unit = [1000, 100].first(where: { $0 <= base }),
                base < 10 * unit
            else { continue }
            let body = parts[1].unicodeScalars
            guard let open = body.firstIndex(of: "<"),
                let close = body[body.index(after: open)...].firstIndex(of: "<"),
                let next = body[body.index(after: close)...].first, next.properties.isAlphabetic,
                ClipNames.isWritten(String(next))
            else { continue }
            units.insert(unit)
        }
        return units.sorted()
    }

    /// The rule sets that patterns name, the default one first.
    var slotSets: [String] {
        var names: [String] = []
        for name in Self.slots(style, sets).compactMap(\.set) where !names.contains(name) { names.append(name) }
        return names
    }

    // MARK: Clips

    private mutating func addWords() {
        let isTraditional = locale.tag.hasPrefix("zh-Hant") || ["zh-TW", "zh-HK", "zh-MO"].contains(locale.tag)
        let phrase = isTraditional ? Habits.traditionalPhrase : habits.phrase
        ids["payment-received"] = names.add(
            phrase ?? "payment received", .phrase, id: "payment-received",
            comment: phrase == nil ? "TODO: translate" : nil)
        if style == .digits {
            ids["point"] = names.add(point, .word, id: "point", rank: 1)
        }
        if style == .minor, let joint = words.joint {
            ids["joint"] = names.add(joint, .word, rank: 2)
        }
        add(words.major, "major", rank: 3)
        if usesMinor, let minor = words.minor { add(minor, "minor", rank: 4) }
    }

    /// Whether the minor unit's name is said: also the bare style says it where there is no unit.
    var usesMinor: Bool { style == .minor || style == .bare && words.minor != nil }

    private mutating func add(_ word: CurrencyWord, _ kind: String, rank: Int64) {
        let comment = words.origin == .code && kind == "major" ? "TODO: the currency's name" : nil
        for category in PluralCategory.allCases {
            guard let form = word.forms[category] else { continue }
            ids["\(kind) \(category.rawValue)"] = names.add(
                form, .word, id: form == "円" ? "yen" : nil, further: category.rawValue, rank: rank, comment: comment)
        }
    }

    private mutating func addNumbers() throws(SeedError) {
        let source = PackDocument(yaml: PackText(self).text, name: name)
        guard let pack = source.pack else { throw .unsound(source.diagnostics.map { .finding($0) }) }
        let (needs, diagnostics) = PackGrammar.needs(
            .init(
                pack: pack, packFile: PackFolder.fileName, positions: source.positions,
                rules: (Array(RulesText(self).text.utf8), LanguagePack.rulesFile)))
        guard let needs else { throw .unsound(diagnostics.map { .finding($0) }) }
        names.add(needs, sets: slotSets)
    }

    /// The category of a decimal number such as 1.5: most decimals have it.
    var decimalForm: String? {
        let category = PluralRules(locale: locale.tag)?.category(integer: 1, fraction: 5, visibleDigits: 1) ?? .other
        return ids["major \(category.rawValue)"] ?? ids["major other"]
    }
}
