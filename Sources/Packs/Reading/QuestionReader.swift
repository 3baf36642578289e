import VoiceAssetCore
import VoiceManifest

/// Reads `questions` of pack.yml: a text, or `{ ask: …, or: { linh: lẻ } }`.
package enum QuestionReader {
    private static let maximumQuestions = 100
    private static let maximumChoices = 100

    static func questions(_ field: PackField) -> [PackQuestion] {
        var questions: [PackQuestion] = []
        var words: Set<String> = []
        for item in field.items(limit: maximumQuestions) ?? [] {
            guard let question = question(item) else { continue }
            let asked = question.choices.flatMap { [$0.words, $0.other] }
            if questions.contains(where: { $0.text == question.text }) {
                item.report(.packDuplicate, "question", ["text": .piece(question.text)])
            } else if let twice = asked.first(where: words.contains) {
                // Two answers would contradict each other.
                item.report(.packDuplicate, "question choice", ["twice": .piece(twice)])
            } else {
                questions.append(question)
                words.formUnion(asked)
            }
        }
        return questions
    }

    /// Warns of words that the pack has on neither side: nobody is asked about them.
    static func check(_ questions: [PackQuestion], at field: PackField?, texts: [String]) {
        guard let field, !texts.isEmpty else { return }
        for choice in questions.flatMap(\.choices) where choice.isOther(in: texts) == nil {
            field.report(.packReference, "question", ["words": .piece(choice.words), "other": .piece(choice.other)])
        }
    }

    private static func question(_ field: PackField) -> PackQuestion? {
        if case .text = field.node.content { return asked(field).map { PackQuestion($0) } }
        guard let keys = PackRecord(field, required: ["ask", "or"]), let or = keys["or"],
            let text = keys["ask"].flatMap(asked)
        else { return nil }
        return choices(or).map { PackQuestion(text, choices: $0) }
    }

    /// The text of a question, which a table is to bring back as it is.
    private static func asked(_ field: PackField) -> String? {
        guard let text = field.prose() else { return nil }
        let isFormula = text.first.map { "=+-@'".contains($0) } ?? false
        guard !isFormula, isSpacedOnce(text) else {
            return field.fault(.packValue, "question", ["text": .piece(text)])
        }
        return text
    }

    /// Whether there is no space but single ones between words.
    private static func isSpacedOnce(_ text: String) -> Bool {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ") == text
    }

    /// `{ linh: lẻ, nghìn: ngàn }`: words, and those that may be said in their place; nil after a finding.
    package static func choices(_ field: PackField) -> [PackQuestion.Choice]? {
        guard let pairs = field.pairs(limit: maximumChoices) else { return nil }
        let keys = Set(pairs.map(\.key))
        return pairs.compactMap { pair in
            guard let other = pair.field.prose() else { return nil }
            guard !keys.contains(other), [pair.key, other].allSatisfy({ isSpacedOnce($0) && !$0.contains(",") }) else {
                return pair.name.fault(
                    .packValue, "question choice", ["other": .piece(other), "key": .piece(pair.key)])
            }
            return PackQuestion.Choice(pair.key, or: other)
        }
    }
}

/// Reads `confirmed` of pack.yml: `- { same-take: [two, to], because: they sound the same }`.
enum ConfirmationReader {
    private static let maximum = 1000

    /// The clips that are meant to be made of one take; one of another pack as `en-USD/two`.
    static func sameTakes(_ field: PackField, _ clips: ClipReferences) -> [Set<String>] {
        var sameTakes: [Set<String>] = []
        for item in field.items(limit: maximum) ?? [] {
            guard let record = PackRecord(item, required: ["same-take", "because"]),
                let field = record["same-take"], record["because"]?.prose() != nil,
                let ids = field.distinct(limit: maximum, name: { .piece($0) }, value: { clip($0, clips) })
            else { continue }
            if case .list(let items) = field.node.content, items.count == 1 { field.report(.packValue, "one clip") }
            sameTakes.append(Set(ids))
        }
        return sameTakes
    }

    private static func clip(_ field: PackField, _ clips: ClipReferences) -> String? {
        if let parts = field.plainText?.split(separator: "/", maxSplits: 1), parts.count == 2,
            Naming.isPack(String(parts[0])), ClipID.isValid(ClipID.ended(String(parts[1])) ?? String(parts[1]))
        {
            return field.plainText
        }
        return clips.id(field)
    }
}

extension PackDocument {
    /// Whether somebody says that one take is meant for both clips; a clip of another pack is written `en-USD/two`.
    package func confirms(_ clip: String, _ other: String) -> Bool {
        sameTakes.contains { $0.contains(clip) && $0.contains(other) }
    }
}
