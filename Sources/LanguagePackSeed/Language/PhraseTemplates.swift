import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks

/// How numbers stand with their units, where that is not simply one before the other. Each list is tried in order.
struct PhraseTemplates: Hashable {
    var major: [PhraseTemplate]?
    var minor: [PhraseTemplate]?
    /// With a number that has decimals.
    var decimal: [PhraseTemplate]?

    /// These, and where there are none those of another.
    func orElse(_ other: Self) -> Self {
        Self(major: major ?? other.major, minor: minor ?? other.minor, decimal: decimal ?? other.decimal)
    }
}

/// One way in which a number and its unit are said together.
struct PhraseTemplate: Hashable {
    /// The number that it is for; nil for every one.
    var number: Int64?
    var say: [TemplateItem]
}

/// A piece of what a language says for an amount.
enum TemplateItem: Hashable {
    /// A number or digits, by a rule set; nil for the one that the place asks for.
    case number(AmountPart.Kind, set: String?)
    /// The unit's and the minor unit's word, in the plural category of their number or always in one.
    case major(PluralCategory?)
    case minor(PluralCategory?)
    /// The word between a number and its decimals.
    case point
    case text(String)
    /// A clip of the language's or the unit's `clips`.
    case clip(id: String)
}

/// Reads what a language says for numbers with their units: lists of texts and slots.
enum PhraseTemplateReader {
    private static let maximum = 100

    /// `say` of a language or a unit.
    static func sayings(_ field: PackField) -> PhraseTemplates {
        guard let keys = PackRecord(field, optional: ["major", "minor", "decimal"]) else {
            return PhraseTemplates()
        }
        return PhraseTemplates(
            major: keys["major"].map(list), minor: keys["minor"].map(list), decimal: keys["decimal"].map(list))
    }

    private static func list(_ field: PackField) -> [PhraseTemplate] {
        entries(field) { say, when in PhraseTemplate(number: when?.integer(from: 0), say: say) }
    }

    /// `amount` of a language or a unit.
    static func amounts(_ field: PackField) -> [DraftPattern] {
        entries(field) { say, when in
            let when = when.flatMap { PackRecord($0, optional: ["integer", "fraction"]) }
            return DraftPattern(
                integer: when?["integer"]?.integer(from: 0), fraction: when?["fraction"]?.integer(from: 0), say: say)
        }
    }

    /// A list of what is said, each time with its condition, if it has one.
    private static func entries<Entry>(_ field: PackField, _ entry: ([TemplateItem], PackField?) -> Entry) -> [Entry] {
        (field.items(limit: maximum) ?? []).compactMap { item in
            guard let keys = PackRecord(item, required: ["say"], optional: ["when"]),
                let say = keys["say"].map(items)
            else { return nil }
            return entry(say, keys["when"])
        }
    }

    private static func items(_ field: PackField) -> [TemplateItem] {
        (field.items(limit: maximum) ?? []).compactMap { item in
            guard let text = item.prose() else { return nil }
            guard text.hasPrefix("{"), text.hasSuffix("}") else { return .text(text) }
            if let found = self.item(String(text.dropFirst().dropLast())) { return found }
            return item.fault(.packReference, "template slot", ["text": .text(text)])
        }
    }

    /// An item without its braces.
    private static func item(_ text: String) -> TemplateItem? {
        if text == "point" { return .point }
        if text == PhraseItem.amount { return nil }
        if let part = AmountPart("{\(text)}") {
            switch part.kind {
            case .major: return .major(nil)
            case .minor: return .minor(nil)
            case .integer, .fraction, .digits, .allDigits: return .number(part.kind, set: part.ruleSet)
            }
        }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count == 2 {
            guard let category = PluralCategory(rawValue: String(parts[1])) else { return nil }
            return parts[0] == "major" ? .major(category) : parts[0] == "minor" ? .minor(category) : nil
        }
        return ClipID.isValid(text) ? .clip(id: text) : nil
    }
}
