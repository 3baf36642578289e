import NumberGrammar
import VoiceAssetAppText
import VoiceAssetGrammar
import VoiceAssetPacks
import VoiceAssetUnicodeText

/// Writes a new pack's patterns of amounts, each with an amount that it says.
struct PatternText {
    private let draft: PackDraft
    private let plurals: PluralRules?

    init(_ draft: PackDraft) {
        self.draft = draft
        plurals = PluralRules(locale: draft.locale.tag)
    }

    var lines: [String] {
        draft.patterns.flatMap { pattern in
            let say = "say: [\(pattern.say.map { item($0, in: pattern) }.joined(separator: ", "))]"
            return ["  # \(example(pattern))", "  - { \(condition(pattern))\(say) }"]
        }
    }

    private func condition(_ pattern: DraftPattern) -> String {
        let parts = [
            pattern.integer.map { "integer: \($0)" }, pattern.fraction.map { "fraction: \($0)" },
        ].compactMap(\.self)
        return parts.isEmpty ? "" : "when: { \(parts.joined(separator: ", ")) }, "
    }

    /// An item as it is written in pack.yml.
    private func item(_ item: TemplateItem, in pattern: DraftPattern) -> String {
        switch item {
        case .number(let kind, let set): slot(kind.rawValue, set)
        case .major(nil): word("major", draft.unit.major, isDecimal: pattern.hasDigits)
        case .minor(nil): draft.minor.map { word("minor", $0, isDecimal: false) } ?? ""
        case .major(let category?): clip("major", draft.unit.major, category)
        case .minor(let category?): draft.minor.map { clip("minor", $0, category) } ?? ""
        case .point: YAMLText.key(draft.ids["point"] ?? "")
        case .text(let text): YAMLText.key(draft.ids["text \(text)"] ?? "")
        case .clip(let id): YAMLText.key(id)
        }
    }

    private func slot(_ name: String, _ set: String?) -> String {
        guard let set, draft.slotSets != [set] else { return "\"{\(name)}\"" }
        return "\"{\(name) \(set)}\""
    }

    /// The unit's word: in the plural category of its number, or behind decimals in that of 1.5, which most decimals have.
    private func word(_ kind: String, _ word: CurrencyWord, isDecimal: Bool) -> String {
        if isDecimal { return clip(kind, word, decimalCategory) }
        return word.distinct.count > 1 ? "\"{\(kind)}\"" : clip(kind, word, .other)
    }

    private var decimalCategory: PluralCategory {
        plurals?.category(integer: 1, fraction: 5, visibleDigits: 1) ?? .other
    }

    /// The clip of a form.
    private func clip(_ kind: String, _ word: CurrencyWord, _ category: PluralCategory) -> String {
        let form = word.form(category)
        let own = PluralCategory.allCases.first { word.forms[$0] == form } ?? .other
        return YAMLText.key(draft.ids["\(kind) \(own.rawValue)"] ?? "")
    }

    // MARK: Examples

    /// How an example sounds: `15.50: fünfzehn Euro fünfzig`.
    private func example(_ pattern: DraftPattern) -> String {
        let integer = pattern.integer ?? min(15, draft.range.upperBound.integer)
        let fraction = pattern.fraction ?? fifty
        let texts = pattern.say.map { self.said($0, integer, fraction, in: pattern) }
        var decimals = ""
        if draft.currency.scale > 0 {
            decimals = String(fraction)
            decimals =
                "." + String(repeating: "0", count: max(0, draft.currency.scale - decimals.utf8.count)) + decimals
        }
        return "\(integer)\(decimals): " + ClipNames.spoken(Self.joined(texts))
    }

    /// Texts with a space between them, except in scripts that have none.
    private static func joined(_ texts: [String]) -> String {
        texts.filter { !$0.isEmpty }.reduce("") { text, next in
            let isDense =
                text.unicodeScalars.last?.isWrittenWithoutSpaces == true
                && next.unicodeScalars.first?.isWrittenWithoutSpaces == true
            return text.isEmpty || isDense ? text + next : "\(text) \(next)"
        }
    }

    /// Half a unit.
    private var fifty: Int64 {
        draft.currency.scale == 0 ? 0 : (1..<draft.currency.scale).reduce(5) { fifty, _ in fifty * 10 }
    }

    private func said(_ item: TemplateItem, _ integer: Int64, _ fraction: Int64, in pattern: DraftPattern) -> String {
        func number(_ number: Int64, _ set: String?) -> String {
            draft.names.filled(set.flatMap { draft.source.spell(number, by: $0) } ?? "…")
        }
        func form(_ word: CurrencyWord?, _ category: PluralCategory) -> String { word?.form(category) ?? "" }
        let majorCategory = pattern.hasDigits ? decimalCategory : plurals?.category(integer: integer) ?? .other
        return switch item {
        case .number(.integer, let set): number(integer, set)
        case .number(.fraction, let set): number(fraction, set)
        case .number(_, let set): number(5, set)
        case .major(let category): form(draft.unit.major, category ?? majorCategory)
        case .minor(let category): form(draft.minor, category ?? plurals?.category(integer: fraction) ?? .other)
        case .point: draft.point
        case .text(let text): text
        case .clip(let id): draft.habits.clips[id] ?? id
        }
    }
}
