import VoiceAssetCore
import VoiceAssetPacks
import VoiceManifest
import VoiceNotifications

/// Reads a language.yml.
enum LanguageFileReader {
    private static let keys = [
        "name", "inherits", "instead", "status", "sources", "doubts", "notes", "faults", "phrase", "amount-first",
        "texts",
        "largest", "atomic", "fuse", "fractions", "joint", "before", "point", "sets", "say", "amount", "clips",
        "currencies", "units",
    ]
    private static let maximumList = 100

    /// - Parameter bytes: the file, which may be anything.
    static func file(_ bytes: [UInt8], _ findings: FileFindings) -> LanguageFile? {
        guard let root = PackField(rootOf: bytes, named: "language.yml", findings),
            let keys = PackRecord(root, required: ["name"], optional: Self.keys)
        else { return nil }
        var file = LanguageFile()
        file.name = keys["name"]?.prose()
        file.parent = keys["inherits"]?.prose()
        file.instead = list(keys["instead"])
        file.status = keys["status"]?.choice(of: LanguageStatus.self)
        file.sources = list(keys["sources"])
        file.doubts = keys["doubts"].map(DoubtReader.doubts)
        file.notes = keys["notes"].map { DoubtReader.notes($0) }
        file.faults = list(keys["faults"])
        file.phrase = keys["phrase"].map(phrase)
        file.amountComesFirst = keys["amount-first"]?.boolean()
        file.texts = keys["texts"].map(DoubtReader.texts)
        file.largest = keys["largest"]?.integer(from: 1)
        file.atomic = keys["atomic"].flatMap(atomic)
        file.fuse = keys["fuse"].map { list(of: $0).compactMap { $0.integer(from: 1) } }
        file.point = keys["point"]?.prose()
        file.sets = keys["sets"].map(sets) ?? [:]
        file.habits = CountedUnitReader.habits(keys)
        file.currencies = keys["currencies"].map(currencies) ?? [:]
        file.units = keys["units"].map(units) ?? [:]
        checkStatus(file, keys)
        return findings.diagnostics.hasErrors ? nil : file
    }

    /// What is checked names its references, and what is wrong its faults.
    private static func checkStatus(_ file: LanguageFile, _ keys: PackRecord) {
        guard let field = keys["status"], file.parent == nil else { return }
        if file.status == .checked || file.status == .approved, file.sources?.isEmpty ?? true {
            field.report(.packMissingKey, "language sources")
        }
        if file.status == .wrong, file.faults?.isEmpty ?? true { field.report(.packMissingKey, "language faults") }
    }

    /// An empty list is one here.
    private static func list(of field: PackField) -> [PackField] {
        if case .list(let items) = field.node.content, items.isEmpty { return [] }
        return field.items(limit: maximumList) ?? []
    }

    private static func list(_ field: PackField?) -> [String]? {
        field.map { list(of: $0).compactMap { $0.prose() } }
    }

    /// `null` for one that nobody knows.
    private static func phrase(_ field: PackField) -> String? {
        if case .text("null") = field.node.content { return nil }
        return field.prose()
    }

    private static func atomic(_ field: PackField) -> Int64? {
        guard let value = field.integer(from: 0) else { return nil }
        if value <= 1000 { return value }
        return field.fault(.packValue, "language atomic", ["value": .count(value), "most": .count(1000)])
    }

    private static func sets(_ field: PackField) -> [String: String] {
        let genders = Gender.allCases.map(\.rawValue)
        let known =
            genders + genders.map { "decimal-\($0)" }
            + ["other", "decimal", "digits", "bare", "counting", "hour", "minute"]
        guard let keys = PackRecord(field, optional: known) else { return [:] }
        return keys.sorted.reduce(into: [:]) { $0[$1.key] = CountedUnitReader.ruleSet($1) }
    }

    private static func currencies(_ field: PackField) -> [String: CountedUnit] {
        field.pairs(limit: 500)?.values { pair in
            if ISOCurrency(code: pair.key) == nil {
                pair.name.report(.packValue, "no currency in use", ["key": .text(pair.key)])
            }
            return CountedUnitReader.unit(pair.field, hasDigits: false)
        } ?? [:]
    }

    private static func units(_ field: PackField) -> [String: CountedUnit] {
        field.pairs(limit: 500)?.identifiers().values { CountedUnitReader.unit($0.field, hasDigits: true) } ?? [:]
    }
}

/// Reads an item of `doubts`, `{ of: [EUR], doubt: …, or: { linh: lẻ } }`, or of `notes`, `{ of: [EUR], note: … }` or a text; `of` may
/// be left out. Templates of `texts` are written as notes are.
enum DoubtReader {
    private static let maximumSubjects = 100

    static func doubts(_ field: PackField) -> [Doubt] {
        (field.items(limit: maximumSubjects) ?? []).compactMap { item($0, "doubt", required: ["doubt", "or"]) }
    }

    static func notes(_ field: PackField, as kind: String = "note") -> [Doubt] {
        (field.items(limit: maximumSubjects) ?? []).compactMap { note in
            if case .text = note.node.content { return note.prose().map { Doubt(text: $0) } }
            return item(note, kind, required: [kind])
        }
    }

    /// Templates of texts, each a text or `{ of: [RUB], text: … }`.
    static func texts(_ field: PackField) -> [Doubt] {
        let texts = notes(field, as: "text")
        for text in texts {
            let template = ReceiptTexts.filled(text.text, word: "¤", symbol: "¤", code: "¤")
            do throws(TextTemplate.Fault) {
                _ = try TemplateParts(TextTemplate(template, says: "payment-received"))
            } catch {
                field.report(.packValue, "language template", ["text": .piece(text.text), "reason": .text("\(error)")])
            }
        }
        return texts
    }

    private static func item(_ field: PackField, _ kind: String, required: [String]) -> Doubt? {
        guard let keys = PackRecord(field, required: required, optional: ["of"]),
            let text = keys[kind]?.prose()
        else { return nil }
        let subjects = keys["of"].map { $0.items(limit: maximumSubjects) ?? [] } ?? []
        return Doubt(
            text: text, subjects: subjects.compactMap(subject),
            choices: keys["or"].flatMap(QuestionReader.choices) ?? [])
    }

    private static func subject(_ field: PackField) -> String? {
        guard let name = field.text() else { return nil }
        if ISOCurrency(code: name) != nil || ClipID.isValid(name) && name == name.lowercased() { return name }
        return field.fault(.packValue, "no currency nor unit", ["name": .text(name), "phrase": .text(Doubt.phrase)])
    }
}
