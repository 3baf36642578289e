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
    static func file(_ bytes: [UInt8], _ findings: inout FileFindings) -> LanguageFile? {
        guard let root = PackField(rootOf: bytes, named: "language.yml", &findings),
            let keys = PackRecord(root, required: ["name"], optional: Self.keys, &findings)
        else { return nil }
        var file = LanguageFile()
        file.name = keys["name"].flatMap { $0.prose(&findings) }
        file.parent = keys["inherits"].flatMap { $0.prose(&findings) }
        file.instead = list(keys["instead"], &findings)
        file.status = keys["status"].flatMap { $0.choice(of: LanguageStatus.self, &findings) }
        file.sources = list(keys["sources"], &findings)
        file.doubts = keys["doubts"].map { DoubtReader.doubts($0, &findings) }
        file.notes = keys["notes"].map { DoubtReader.notes($0, &findings) }
        file.faults = list(keys["faults"], &findings)
        file.phrase = keys["phrase"].map { phrase($0, &findings) }
        file.amountComesFirst = keys["amount-first"].flatMap { $0.boolean(&findings) }
        file.texts = keys["texts"].map { DoubtReader.texts($0, &findings) }
        file.largest = keys["largest"].flatMap { $0.integer(from: 1, &findings) }
        file.atomic = keys["atomic"].flatMap { atomic($0, &findings) }
        file.fuse = keys["fuse"].map { field in
            (list(of: field, &findings)).compactMap { $0.integer(from: 1, &findings) }
        }
        file.point = keys["point"].flatMap { $0.prose(&findings) }
        file.sets = keys["sets"].map { sets($0, &findings) } ?? [:]
        file.habits = CountedUnitReader.habits(keys, &findings)
        file.currencies = keys["currencies"].map { currencies($0, &findings) } ?? [:]
        file.units = keys["units"].map { units($0, &findings) } ?? [:]
        checkStatus(file, keys, &findings)
        return findings.diagnostics.hasErrors ? nil : file
    }

    /// What is checked names its references, and what is wrong its faults.
    private static func checkStatus(_ file: LanguageFile, _ keys: PackRecord, _ findings: inout FileFindings) {
        guard let field = keys["status"], file.parent == nil else { return }
        if file.status == .checked || file.status == .approved, file.sources?.isEmpty ?? true {
            findings.add(.packMissingKey, "language sources", at: field.position)
        }
        if file.status == .wrong, file.faults?.isEmpty ?? true {
            findings.add(.packMissingKey, "language faults", at: field.position)
        }
    }

    /// An empty list is one here.
    private static func list(of field: PackField, _ findings: inout FileFindings) -> [PackField] {
        if case .list(let items) = field.node.content, items.isEmpty { return [] }
        return field.items(limit: maximumList, &findings) ?? []
    }

    private static func list(_ field: PackField?, _ findings: inout FileFindings) -> [String]? {
        field.map { list(of: $0, &findings).compactMap { $0.prose(&findings) } }
    }

    /// `null` for one that nobody knows.
    private static func phrase(_ field: PackField, _ findings: inout FileFindings) -> String? {
        if case .text("null") = field.node.content { return nil }
        return field.prose(&findings)
    }

    private static func atomic(_ field: PackField, _ findings: inout FileFindings) -> Int64? {
        guard let value = field.integer(from: 0, &findings) else { return nil }
        if value <= 1000 { return value }
        findings.add(.packValue, "language atomic", ["value": .count(value), "most": .count(1000)], at: field.position)
        return nil
    }

    private static func sets(_ field: PackField, _ findings: inout FileFindings) -> [String: String] {
        let genders = Gender.allCases.map(\.rawValue)
        let known =
            genders + genders.map { "decimal-\($0)" }
            + ["other", "decimal", "digits", "bare", "counting", "hour", "minute"]
        guard let keys = PackRecord(field, optional: known, &findings) else { return [:] }
        var sets: [String: String] = [:]
        for field in keys.sorted { sets[field.key] = CountedUnitReader.ruleSet(field, &findings) }
        return sets
    }

    private static func currencies(_ field: PackField, _ findings: inout FileFindings) -> [String: CountedUnit] {
        var currencies: [String: CountedUnit] = [:]
        for pair in PackMapping(field, limit: 500, &findings)?.pairs ?? [] {
            if ISOCurrency(code: pair.key) == nil {
                findings.add(.packValue, "no currency in use", ["key": .text(pair.key)], at: pair.position)
            }
            currencies[pair.key] = CountedUnitReader.unit(pair.field, hasDigits: false, &findings)
        }
        return currencies
    }

    private static func units(_ field: PackField, _ findings: inout FileFindings) -> [String: CountedUnit] {
        var units: [String: CountedUnit] = [:]
        for pair in PackMapping(field, limit: 500, &findings)?.identifiers(&findings) ?? [] {
            units[pair.key] = CountedUnitReader.unit(pair.field, hasDigits: true, &findings)
        }
        return units
    }
}

/// Reads an item of `doubts`, `{ of: [EUR], doubt: …, or: { linh: lẻ } }`, or of `notes`, `{ of: [EUR], note: … }` or a text; `of` may
/// be left out. Templates of `texts` are written as notes are.
enum DoubtReader {
    private static let maximumSubjects = 100

    static func doubts(_ field: PackField, _ findings: inout FileFindings) -> [Doubt] {
        (field.items(limit: maximumSubjects, &findings) ?? []).compactMap {
            item($0, "doubt", required: ["doubt", "or"], &findings)
        }
    }

    static func notes(_ field: PackField, as kind: String = "note", _ findings: inout FileFindings) -> [Doubt] {
        (field.items(limit: maximumSubjects, &findings) ?? []).compactMap { note in
            if case .text = note.node.content { return note.prose(&findings).map { Doubt(text: $0) } }
            return item(note, kind, required: [kind], &findings)
        }
    }

    /// Templates of texts, each a text or `{ of: [RUB], text: … }`.
    static func texts(_ field: PackField, _ findings: inout FileFindings) -> [Doubt] {
        let texts = notes(field, as: "text", &findings)
        for text in texts {
            let template = ReceiptTexts.filled(text.text, word: "¤", symbol: "¤", code: "¤")
            do throws(TextTemplate.Fault) {
                _ = try TemplateParts(TextTemplate(template, says: "payment-received"))
            } catch {
                findings.add(
                    .packValue, "language template", ["text": .piece(text.text), "reason": .text("\(error)")],
                    at: field.position)
            }
        }
        return texts
    }

    private static func item(
        _ field: PackField, _ kind: String, required: [String], _ findings: inout FileFindings
    ) -> Doubt? {
        guard let keys = PackRecord(field, required: required, optional: ["of"], &findings),
            let text = keys[kind].flatMap({ $0.prose(&findings) })
        else { return nil }
        let subjects = keys["of"].map { $0.items(limit: maximumSubjects, &findings) ?? [] } ?? []
        return Doubt(
            text: text, subjects: subjects.compactMap { subject($0, &findings) },
            choices: keys["or"].flatMap { QuestionReader.choices($0, &findings) } ?? [])
    }

    private static func subject(_ field: PackField, _ findings: inout FileFindings) -> String? {
        guard let name = field.text(&findings) else { return nil }
        if ISOCurrency(code: name) != nil || ClipID.isValid(name) && name == name.lowercased() { return name }
        findings.add(
            .packValue, "no currency nor unit", ["name": .text(name), "phrase": .text(Doubt.phrase)], at: field.position
        )
        return nil
    }
}
