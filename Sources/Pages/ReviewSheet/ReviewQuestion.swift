import VoiceAssetPacks
import VoiceAssetPipeline

/// A question of the pack, as a review asks it.
package struct ReviewQuestion: Sendable, Hashable {
    /// A reading as the pack says it, and as it would say it.
    package struct Example: Sendable, Hashable {
        package var now: ReviewSheet.Row
        package var other: String
    }

    /// What the question is, and what the pack says now: `linh, nghìn`.
    package var row: ReviewSheet.Row
    /// What it may say instead; nil where the answer has to be written.
    package var other: String?
    /// One for each word that is in question, as far as a reading has it.
    package var examples: [Example]

    /// The question, as a person reads it.
    package var text: String { row.subject.announcement }

    /// - Parameters:
    ///   - texts: those of the pack's clips.
    ///   - rows: the readings of the review.
    init(
        _ question: PackQuestion, texts: [String], rows: [ReviewSheet.Row], _ approvals: ApprovalIndex
    ) {
        let sides = question.sides(in: texts)
        let answer = approvals[.question(question.text)].flatMap { $0.text == sides.kept ? $0 : nil }
        row = ReviewSheet.Row(
            .init(question: question.text), sides.now, approval: answer.map { ApprovalIndex.names([$0]) })
        other = sides.other
        var examples: [Example] = []
        for choice in question.choices {
            let word = WordReplacement([(choice.words, ""), (choice.other, "")])
            // The shortest shows it best.
            let said = rows.filter { word.stands(in: $0.text) }.min { $0.text.count < $1.text.count }
            guard let said, !examples.contains(where: { $0.now == said }) else { continue }
            examples.append(Example(now: said, other: sides.replacement.replacing(in: said.text)))
        }
        self.examples = Array(examples.prefix(Self.mostExamples))
    }

    private static let mostExamples = 4
}
