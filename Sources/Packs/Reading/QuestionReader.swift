import VoiceAssetCore
import VoiceManifest

/// Reads `questions` of pack.yml: a text, or `{ ask: …, or: { linh: lẻ } }`.
package enum QuestionReader {
    private static let maximumQuestions = 100
    private static let maximumChoices = 100

    static func questions(_ field: PackField, _ findings: inout FileFindings) -> [PackQuestion] {
        var questions: [PackQuestion] = []
        var words: Set<String> = []
        for item in field.items(limit: maximumQuestions, &findings) ?? [] {
            guard let question = question(item, &findings) else { continue }
            let asked = question.choices.flatMap { [$0.words, $0.other] }
            if questions.contains(where: { $0.text == question.text }) {
                findings.add(.packDuplicate, "question", ["text": .piece(question.text)], at: item.position)
            } else if let twice = asked.first(where: words.contains) {
                // Two answers would contradict each other.
                findings.add(.packDuplicate, "question choice", ["twice": .piece(twice)], at: item.position)
            } else {
                questions.append(question)
                words.formUnion(asked)
            }
        }
        return questions
    }

    /// Warns of words that the pack has on neither side: nobody is asked about them.
    static func check(
        _ questions: [PackQuestion], at field: PackField?, texts: [String], _ findings: inout FileFindings
    ) {
        guard let field, !texts.isEmpty else { return }
        for choice in questions.flatMap(\.choices) where choice.isOther(in: texts) == nil {
            findings.add(
                .packReference, "question", ["words": .piece(choice.words), "other": .piece(choice.other)],
                at: field.position)
        }
    }

    private static func question(_ field: PackField, _ findings: inout FileFindings) -> PackQuestion? {
        if case .text = field.node.content { return asked(field, &findings).map { PackQuestion($0) } }
        guard let keys = PackRecord(field, required: ["ask", "or"], &findings), let or = keys["or"],
            let text = keys["ask"].flatMap({ asked($0, &findings) })
        else { return nil }
        return choices(or, &findings).map { PackQuestion(text, choices: $0) }
    }

    /// The text of a question, which a table is to bring back as it is.
    private static func asked(_ field: PackField, _ findings: inout FileFindings) -> String? {
        guard let text = field.prose(&findings) else { return nil }
        let isFormula = text.first.map { "=+-@'".contains($0) } ?? false
        guard !isFormula, isSpacedOnce(text) else {
            findings.add(.packValue, "question", ["text": .piece(text)], at: field.position)
            return nil
        }
        return text
    }

    /// Whether there is no space but single ones between words.
    private static func isSpacedOnce(_ text: String) -> Bool {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ") == text
    }

    /// `{ linh: lẻ, nghìn: ngàn }`: words, and those that may be said in their place; nil after a finding.
    package static func choices(_ field: PackField, _ findings: inout FileFindings) -> [PackQuestion.Choice]? {
        guard let mapping = PackMapping(field, limit: maximumChoices, &findings) else { return nil }
        let keys = Set(mapping.pairs.map(\.key))
        return mapping.pairs.compactMap { pair in
            guard let other = pair.field.prose(&findings) else { return nil }
            guard !keys.contains(other), [pair.key, other].allSatisfy({ isSpacedOnce($0) && !$0.contains(",") }) else {
                findings.add(
                    .packValue, "question choice", ["other": .piece(other), "key": .piece(pair.key)], at: pair.position)
                return nil
            }
            return PackQuestion.Choice(pair.key, or: other)
        }
    }
}

/// Reads `confirmed` of pack.yml: `- { same-take: [two, to], because: they sound the same }`.
enum ConfirmationReader {
    private static let maximum = 1000

    /// The clips that are meant to be made of one take; one of another pack as `en-USD/two`.
    static func sameTakes(
        _ field: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> [Set<String>] {
        var sameTakes: [Set<String>] = []
        for item in field.items(limit: maximum, &findings) ?? [] {
            guard let record = PackRecord(item, required: ["same-take", "because"], &findings),
                let field = record["same-take"], record["because"]?.prose(&findings) != nil,
                let ids = field.distinct(
                    limit: maximum, &findings, name: { .piece($0) }, value: { clip($0, &clips, &$1) })
            else { continue }
            if case .list(let items) = field.node.content, items.count == 1 {
                findings.add(.packValue, "one clip", at: field.position)
            }
            sameTakes.append(Set(ids))
        }
        return sameTakes
    }

    private static func clip(
        _ field: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> String? {
        if let parts = field.plainText?.split(separator: "/", maxSplits: 1), parts.count == 2,
            Naming.isPack(String(parts[0])), ClipID.isValid(ClipID.ended(String(parts[1])) ?? String(parts[1]))
        {
            return field.plainText
        }
        return clips.id(field, &findings)
    }
}

extension PackDocument {
    /// Whether somebody says that one take is meant for both clips; a clip of another pack is written `en-USD/two`.
    package func confirms(_ clip: String, _ other: String) -> Bool {
        sameTakes.contains { $0.contains(clip) && $0.contains(other) }
    }
}
