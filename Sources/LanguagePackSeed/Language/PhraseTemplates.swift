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
    static func sayings(_ field: PackField, _ findings: inout FileFindings) -> PhraseTemplates {
        guard let keys = PackRecord(field, optional: ["major", "minor", "decimal"], &findings) else {
            return PhraseTemplates()
        }
        return PhraseTemplates(
            major: keys["major"].map { list($0, &findings) }, minor: keys["minor"].map { list($0, &findings) },
            decimal: keys["decimal"].map { list($0, &findings) })
    }

    private static func list(_ field: PackField, _ findings: inout FileFindings) -> [PhraseTemplate] {
        entries(field, &findings) { say, when, findings in
            PhraseTemplate(number: when.flatMap { $0.integer(from: 0, &findings) }, say: say)
        }
    }

    /// `amount` of a language or a unit.
    static func amounts(_ field: PackField, _ findings: inout FileFindings) -> [DraftPattern] {
        entries(field, &findings) { say, when, findings in
            let when = when.flatMap { PackRecord($0, optional: ["integer", "fraction"], &findings) }
            return DraftPattern(
                integer: when?["integer"].flatMap { $0.integer(from: 0, &findings) },
                fraction: when?["fraction"].flatMap { $0.integer(from: 0, &findings) }, say: say)
        }
    }

    /// A list of what is said, each time with its condition, if it has one.
    private static func entries<Entry>(
        _ field: PackField, _ findings: inout FileFindings,
        _ entry: ([TemplateItem], PackField?, inout FileFindings) -> Entry
    ) -> [Entry] {
        (field.items(limit: maximum, &findings) ?? []).compactMap { item in
            guard let keys = PackRecord(item, required: ["say"], optional: ["when"], &findings),
                let say = keys["say"].map({ items($0, &findings) })
            else { return nil }
            return entry(say, keys["when"], &findings)
        }
    }

    private static func items(_ field: PackField, _ findings: inout FileFindings) -> [TemplateItem] {
        (field.items(limit: maximum, &findings) ?? []).compactMap { item in
            guard let text = item.prose(&findings) else { return nil }
            guard text.hasPrefix("{"), text.hasSuffix("}") else { return .text(text) }
            if let found = self.item(String(text.dropFirst().dropLast())) { return found }
            findings.add(.packReference, "template slot", ["text": .text(text)], at: item.position)
            return nil
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
