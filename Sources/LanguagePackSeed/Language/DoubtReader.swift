import VoiceAssetCore
import VoiceAssetPacks
import VoiceManifest
import VoiceNotifications

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
