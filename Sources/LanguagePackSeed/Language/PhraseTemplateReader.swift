import VoiceAssetCore
import VoiceAssetGrammar
import VoiceAssetPacks

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
        (field.items(limit: maximum, &findings) ?? []).compactMap { item in
            guard let keys = PackRecord(item, required: ["say"], optional: ["when"], &findings),
                let say = keys["say"].map({ items($0, &findings) })
            else { return nil }
            return PhraseTemplate(number: keys["when"].flatMap { $0.integer(from: 0, &findings) }, say: say)
        }
    }

    /// `amount` of a language or a unit.
    static func amounts(_ field: PackField, _ findings: inout FileFindings) -> [AmountTemplate] {
        (field.items(limit: maximum, &findings) ?? []).compactMap { item in
            guard let keys = PackRecord(item, required: ["say"], optional: ["when"], &findings),
                let say = keys["say"].map({ items($0, &findings) })
            else { return nil }
            let when = keys["when"].flatMap { PackRecord($0, optional: ["integer", "fraction"], &findings) }
            return AmountTemplate(
                integer: when?["integer"].flatMap { $0.integer(from: 0, &findings) },
                fraction: when?["fraction"].flatMap { $0.integer(from: 0, &findings) }, say: say)
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
            case .integer: return .integer(set: part.ruleSet)
            case .fraction: return .fraction(set: part.ruleSet)
            case .digits: return .digits(set: part.ruleSet)
            case .allDigits: return .allDigits(set: part.ruleSet)
            case .major: return .major(nil)
            case .minor: return .minor(nil)
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
