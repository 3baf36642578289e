import GrammarCompiler
import VoicePack

extension PackDraft {
    /// A line of `amount` and how an amount sounds by it.
    struct Pattern {
        var when: String?
        var say: [Item]
        var integer: Int64
        var fraction: Int64
    }

    /// What is said in a pattern.
    enum Item {
        case integer(set: String)
        case fraction(set: String)
        case digits(set: String)
        case major
        case minor
        case clip(id: String)
    }

    var patterns: [Pattern] {
        let number = Item.integer(set: sets.major)
        let whole: [Item] = words.comesFirst ? [.major, number] : [number, .major]
        let minor: [Item] =
            words.comesFirst
            ? [.minor, .fraction(set: sets.minor)] : [.fraction(set: sets.minor), .minor]
        let wholePattern = Pattern(
            when: style == .whole ? nil : "{ fraction: 0 }", say: whole, integer: 15, fraction: 0)
        let minorPattern = Pattern(when: "{ integer: 0 }", say: minor, integer: 0, fraction: fifty / 10)
        let joint = ids["joint"].map { [Item.clip(id: $0)] } ?? []
        switch style {
        case .whole: return [wholePattern]
        case .minor:
            let both = Pattern(say: whole + joint + minor, integer: 15, fraction: fifty)
            return [wholePattern, minorPattern, both]
        case .bare:
            let both = Pattern(say: whole + [.fraction(set: sets.minor)], integer: 15, fraction: fifty)
            return usesMinor ? [wholePattern, minorPattern, both] : [wholePattern, both]
        case .digits:
            let word = Item.clip(id: decimalForm ?? "")
            let decimal: [Item] = [
                .integer(set: sets.decimal), .clip(id: ids["point"] ?? ""), .digits(set: sets.decimal),
            ]
            let say = words.comesFirst ? [word] + decimal : decimal + [word]
            return [wholePattern, Pattern(say: say, integer: 15, fraction: fifty)]
        }
    }

    /// Half a unit.
    private var fifty: Int64 { (1..<max(1, currency.scale)).reduce(5) { fifty, _ in fifty * 10 } }

    /// An item as it is written in pack.yml.
    func text(_ item: Item) -> String {
        func slot(_ name: String, _ set: String) -> String {
            set == slotSets.first && slotSets.count == 1 ? "\"{\(name)}\"" : "\"{\(name) \(set)}\""
        }
        return switch item {
        case .integer(let set): slot("integer", set)
        case .fraction(let set): slot("fraction", set)
        case .digits(let set): slot("digits", set)
        case .major: words.major.distinct.count > 1 ? "\"{major}\"" : YAMLText.key(ids["major other"] ?? "")
        case .minor:
            words.minor.map { $0.distinct.count } ?? 0 > 1 ? "\"{minor}\"" : YAMLText.key(ids["minor other"] ?? "")
        case .clip(let id): YAMLText.key(id)
        }
    }

    /// How an example sounds: `15.50: fünfzehn Euro fünfzig`.
    func example(_ pattern: Pattern) -> String {
        let plurals = PluralRules(locale: locale.tag)
        func form(_ word: CurrencyWord?, _ number: Int64) -> String? {
            word.flatMap { $0.forms[plurals?.category(integer: number) ?? .other] ?? $0.forms[.other] }
        }
        let said = pattern.say.compactMap { item -> String? in
            switch item {
            case .integer(let set): source.spell(pattern.integer, by: set)
            case .fraction(let set): source.spell(pattern.fraction, by: set)
            case .digits(let set): source.spell(5, by: set)
            case .major: form(words.major, pattern.integer)
            case .minor: form(words.minor, pattern.fraction)
            case .clip(let id): names.clips.first { $0.id == id }?.text
            }
        }
        var decimals = ""
        if currency.scale > 0 {
            decimals = String(pattern.fraction)
            decimals = "." + String(repeating: "0", count: max(0, currency.scale - decimals.utf8.count)) + decimals
        }
        let isSpaced = !["ja", "th", "yue", "zh", "lo", "km", "my"].contains(locale.language)
        return "\(pattern.integer)\(decimals): " + ClipNames.spoken(said.joined(separator: isSpaced ? " " : ""))
    }
}
