import VoiceAssetCore
import VoiceAssetPacks

/// Reads an item of `doubts`: a text, or `{ of: [EUR], doubt: …, or: { linh: lẻ } }`, in which `of` or `or` may be left out.
enum DoubtReader {
    private static let maximumSubjects = 100

    static func doubt(_ field: PackField, _ findings: inout FileFindings) -> Doubt? {
        if case .text = field.node.content { return field.prose(&findings).map { Doubt(text: $0) } }
        guard let keys = PackRecord(field, required: ["doubt"], optional: ["of", "or"], &findings),
            let text = keys["doubt"].flatMap({ $0.prose(&findings) })
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
