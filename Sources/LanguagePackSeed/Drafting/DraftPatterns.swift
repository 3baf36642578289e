import VoiceAssetGrammarCompiler
import VoiceAssetPacks

/// The patterns of a new pack's amounts.
struct DraftPatterns {
    private let draft: PackDraft

    init(_ draft: PackDraft) { self.draft = draft }

    var all: [DraftPattern] {
        let (words, sets, ids) = (draft.words, draft.sets, draft.ids)
        let number = DraftPattern.Item.integer(set: sets.major)
        let whole: [DraftPattern.Item] = words.comesFirst ? [.major, number] : [number, .major]
        let minor: [DraftPattern.Item] =
            words.comesFirst
            ? [.minor, .fraction(set: sets.minor)] : [.fraction(set: sets.minor), .minor]
        let wholePattern = DraftPattern(
            when: draft.style == .whole ? nil : "{ fraction: 0 }", say: whole, integer: 15, fraction: 0)
        let minorPattern = DraftPattern(when: "{ integer: 0 }", say: minor, integer: 0, fraction: fifty / 10)
        let joint = ids["joint"].map { [DraftPattern.Item.clip(id: $0)] } ?? []
        switch draft.style {
        case .whole: return [wholePattern]
        case .minor:
            let both = DraftPattern(say: whole + joint + minor, integer: 15, fraction: fifty)
            return [wholePattern, minorPattern, both]
        case .bare:
            let both = DraftPattern(say: whole + [.fraction(set: sets.minor)], integer: 15, fraction: fifty)
            return draft.usesMinor ? [wholePattern, minorPattern, both] : [wholePattern, both]
        case .digits:
            let word = DraftPattern.Item.clip(id: draft.decimalForm ?? "")
            let decimal: [DraftPattern.Item] = [
                .integer(set: sets.decimal), .clip(id: ids["point"] ?? ""), .digits(set: sets.decimal),
            ]
            let say = words.comesFirst ? [word] + decimal : decimal + [word]
            return [wholePattern, DraftPattern(say: say, integer: 15, fraction: fifty)]
        }
    }

    /// Half a unit.
    private var fifty: Int64 { (1..<max(1, draft.currency.scale)).reduce(5) { fifty, _ in fifty * 10 } }

    /// An item as it is written in pack.yml.
    func text(_ item: DraftPattern.Item) -> String {
        func slot(_ name: String, _ set: String) -> String {
            draft.slotSets == [set] ? "\"{\(name)}\"" : "\"{\(name) \(set)}\""
        }
        return switch item {
        case .integer(let set): slot("integer", set)
        case .fraction(let set): slot("fraction", set)
        case .digits(let set): slot("digits", set)
        case .major: draft.words.major.distinct.count > 1 ? "\"{major}\"" : YAMLText.key(draft.ids["major other"] ?? "")
        case .minor:
            draft.words.minor.map { $0.distinct.count } ?? 0 > 1
                ? "\"{minor}\"" : YAMLText.key(draft.ids["minor other"] ?? "")
        case .clip(let id): YAMLText.key(id)
        }
    }

    /// How an example sounds: `15.50: fünfzehn Euro fünfzig`.
    func example(_ pattern: DraftPattern) -> String {
        let plurals = PluralRules(locale: draft.locale.tag)
        func form(_ word: CurrencyWord?, _ number: Int64) -> String? {
            word.flatMap { $0.forms[plurals?.category(integer: number) ?? .other] ?? $0.forms[.other] }
        }
        let said = pattern.say.compactMap { item -> String? in
            switch item {
            case .integer(let set): draft.source.spell(pattern.integer, by: set)
            case .fraction(let set): draft.source.spell(pattern.fraction, by: set)
            case .digits(let set): draft.source.spell(5, by: set)
            case .major: form(draft.words.major, pattern.integer)
            case .minor: form(draft.words.minor, pattern.fraction)
            case .clip(let id): draft.names.clips.first { $0.id == id }?.text
            }
        }
        var decimals = ""
        if draft.currency.scale > 0 {
            decimals = String(pattern.fraction)
            decimals =
                "." + String(repeating: "0", count: max(0, draft.currency.scale - decimals.utf8.count)) + decimals
        }
        let isSpaced = !["ja", "th", "yue", "zh", "lo", "km", "my"].contains(draft.locale.language)
        return "\(pattern.integer)\(decimals): " + ClipNames.spoken(said.joined(separator: isSpaced ? " " : ""))
    }
}
