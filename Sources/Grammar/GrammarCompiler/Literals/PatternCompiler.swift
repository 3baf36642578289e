import NumberGrammar
import VoiceAssetCore
import VoiceAssetGrammarProofs
import VoiceAssetPacks

/// Turns pack.yml's patterns into those of a table, with rule sets for their slots.
struct PatternCompiler {
    private let findings: GrammarFindings
    /// The rules' sets, and those that say the currency's words.
    private(set) var literals: LiteralTable
    private(set) var faults: [Finding] = []
    /// What says a currency's word, by the name of its set; nil after a fault.
    private var words: [String: NumberTable.Item?] = [:]

    private var pack: VoicePack { findings.source.pack }
    private var rules: CompiledRules { findings.rules }

    init(_ findings: GrammarFindings, _ literals: LiteralTable) {
        self.findings = findings
        self.literals = literals
    }

    mutating func patterns() -> [NumberTable.Pattern] {
        pack.amount.map { pattern in
            let digits = pattern.say.compactMap(\.part?.kind).first { $0 == .digits || $0 == .allDigits }
            let decimal = pattern.fraction == nil ? digits : nil
            return .init(
                integer: pattern.integer, fraction: pattern.fraction,
                say: pattern.say.compactMap { item($0, decimal: decimal) })
        }
    }

    /// - Parameter decimal: what says the digits of the fraction in a pattern for several fractions, if anything does.
    private mutating func item(_ item: PhraseItem, decimal: AmountPart.Kind?) -> NumberTable.Item? {
        switch item {
        case .clip(let id): .clip(literal(ofClip: id, named: id))
        case .slot, .optionalSlot: nil
        case .part(let part):
            switch part.kind {
            case .major: word(part, digits: decimal)
            case .minor: word(part, digits: nil)
            default: set(part).flatMap(part.kind.item)
            }
        }
    }

    /// The rule set of a part.
    private mutating func set(_ part: AmountPart) -> String? {
        guard let name = part.ruleSet else {
            let name = rules.order.first { !$0.hasPrefix("%%") } ?? rules.order.first
            if name == nil {
                report(.numbersUnknownSet, "none", ["part": .piece("\(part)")], at: "\(part)")
            }
            return name
        }
        if literals.sets[name] != nil { return name }
        report(findings.unknownSet(name, slot: "\(part)"))
        return nil
    }

    /// A rule set that says the currency's word.
    ///
    /// - Parameter digits: what says the fraction, of a word that follows a decimal number.
    private mutating func word(_ part: AmountPart, digits: AmountPart.Kind?) -> NumberTable.Item? {
        let text = "\(part)"
        let name = digits.map { Self.decimalName(allDigits: $0 == .allDigits) } ?? part.kind.rawValue
        if let known = self.words[name] { return known }
        var words: [PluralCategory: [Int]] = [:]
        for (category, id) in pack.words[part.kind.rawValue] ?? [:] {
            guard let category = PluralCategory(rawValue: category) else { continue }
            words[category] = [literal(ofClip: id, named: text)]
        }
        let plurals = PluralRules(locale: pack.locale)
        if plurals == nil, words.count > 1 {
            report(.packValue, "plural rules", ["locale": .piece(pack.locale)], at: text)
        }
        let rules = plurals ?? .none
        // Slots call it `{word}`.
        let shown = findings.source.owner != nil ? "{word}" : text
        if words[.other] == nil, let (category, number) = formless(part.kind, rules, words, digits: digits) {
            report(
                .packValue, category == .other ? "no other word" : "no word",
                ["part": .piece(shown), "number": .text(number), "category": .text(category.rawValue)], at: text)
        }
        guard let digits else {
            // A word that is inflected may be so here too: which numbers take it for want of another is found out by its literal.
            if words.count > 1, let other = pack.words[part.kind.rawValue]?["other"] {
                for category in rules.cases.map(\.category) where words[category] == nil {
                    let literal = literal(ofClip: other, named: text)
                    literals.literals[literal].wordless = category
                    words[category] = [literal]
                }
            }
            literals.sets.merge(PluralSets(rules, words, name: name).ofWholeNumbers) { $1 }
            let item: NumberTable.Item = .field(part.kind == .major ? .integer : .fraction, machine: name)
            self.words[name] = item
            return item
        }
        let item = decimalWord(rules, words, allDigits: digits == .allDigits, text)
        self.words[name] = .some(item)
        return item
    }

    /// A number of the range whose category has no word.
    private func formless(
        _ kind: AmountPart.Kind, _ rules: PluralRules, _ words: [PluralCategory: [Int]], digits: AmountPart.Kind?
    ) -> (PluralCategory, number: String)? {
        let (scale, range) = (pack.currency.scale, pack.range)
        let unit = Amount.unit(scale)
        let integers = kind == .minor ? 0...(unit - 1) : range.lowerBound.integer...range.upperBound.integer
        // All of a decimal number's fractions have the category of some below 100.
        let fractions = digits == nil ? [0] : Array(1..<max(2, min(unit, 100)))
        for integer in PluralRules.telling where integers.contains(integer) && (digits == nil || integer <= 200) {
            for fraction in fractions {
                let category = rules.category(
                    integer: integer, fraction: fraction, visibleDigits: digits == nil ? 0 : scale)
                if words[category] == nil { return (category, digits == nil ? "\(integer)" : "decimal numbers") }
            }
        }
        return nil
    }

    private static func decimalName(allDigits: Bool) -> String { allDigits ? "major-decimal-all" : "major-decimal" }

    /// The word that follows a number with a fraction: `1.5 dollars`.
    private mutating func decimalWord(
        _ rules: PluralRules, _ words: [PluralCategory: [Int]], allDigits: Bool, _ text: String
    ) -> NumberTable.Item? {
        let scale = pack.currency.scale
        let name = Self.decimalName(allDigits: allDigits)
        // Without the zeros at the end of the fraction, each count of digits occurs.
        let plurals = PluralSets(rules, words, name: name)
        var found: (field: NumberTable.Field, sets: [String: [RuleTable.Rule]])?
        for visible in allDigits ? [scale] : Array(1...max(1, scale)) {
            let next = plurals.ofDecimals(visibleDigits: visible, withZero: allDigits)
            guard let next, found.map({ $0 == next }) ?? true, allDigits || scale == 1 || next.field == .integer else {
                report(.packValue, "word by digits", [:], at: text)
                return nil
            }
            found = next
        }
        guard let found else { return nil }
        literals.sets.merge(found.sets) { $1 }
        return .field(found.field, machine: name)
    }

    /// A literal that stands for a clip that pack.yml names.
    private mutating func literal(ofClip id: String, named key: String) -> Int {
        literals.add("{\(id)}", at: findings.source.positions[key] ?? SourcePosition(line: 1, column: 1))
    }

    private mutating func report(
        _ check: Check, _ form: String, _ values: [String: Finding.Argument], at slot: String
    ) {
        report(findings.inPack(check, slot, form, values))
    }

    private mutating func report(_ fault: Finding) {
        if !faults.contains(fault) { faults.append(fault) }
    }
}
