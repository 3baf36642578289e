import VoiceAssetCore

/// Reads `questions` of pack.yml: a text, or `{ ask: …, or: { linh: lẻ } }`.
package enum QuestionReader {
    private static let maximumQuestions = 100
    private static let maximumChoices = 100

    static func questions(_ field: PackField, _ findings: inout FileFindings) -> [PackQuestion] {
        let items = field.distinct(limit: maximumQuestions, &findings, name: { quoted($0.text) }, value: question)
        return items ?? []
    }

    private static func question(_ field: PackField, _ findings: inout FileFindings) -> PackQuestion? {
        if case .text = field.node.content { return field.prose(&findings).map { PackQuestion($0) } }
        guard let keys = PackRecord(field, required: ["ask", "or"], &findings), let or = keys["or"],
            let text = keys["ask"].flatMap({ $0.prose(&findings) })
        else { return nil }
        return choices(or, &findings).map { PackQuestion(text, choices: $0) }
    }

    /// `{ linh: lẻ, nghìn: ngàn }`: words, and those that may be said in their place; nil after a finding.
    package static func choices(_ field: PackField, _ findings: inout FileFindings) -> [PackQuestion.Choice]? {
        guard let mapping = PackMapping(field, limit: maximumChoices, &findings) else { return nil }
        return mapping.pairs.compactMap { pair in
            pair.field.prose(&findings).map { PackQuestion.Choice(pair.key, or: $0) }
        }
    }
}
