import VoiceAssetPacks

/// The questions to a native speaker in a new pack: what is in doubt in the language, as far as the pack says it.
struct QuestionText {
    let questions: [PackQuestion]
    /// What was decided in the language, as far as the pack says it.
    let notes: [String]

    init(_ draft: PackDraft) {
        let texts = draft.names.clips.map(\.text)
        func concerned(_ own: [Doubt], _ ofSlots: [Doubt]?) -> [Doubt] {
            own.filter { $0.concerns(draft.counted) }
                + (ofSlots ?? []).filter { doubt in
                    draft.slots.map { doubt.subjects.isEmpty || !$0.kinds.isDisjoint(with: doubt.subjects) } ?? false
                }
        }
        let slots = draft.language.slots
        questions = concerned(draft.language.doubts, slots.doubts).compactMap { doubt in
            let choices = doubt.choices.filter { $0.isOther(in: texts) == false }
            return choices.isEmpty ? nil : PackQuestion(doubt.text, choices: choices)
        }
        notes = concerned(draft.language.notes, slots.notes).map(\.text)
    }

    /// The end of pack.yml.
    var lines: [String] {
        guard !questions.isEmpty else { return [] }
        let items = questions.map { question in
            let choices = question.choices.map { "\(YAMLText.scalar($0.words)): \(YAMLText.scalar($0.other))" }
            return "  - ask: \(YAMLText.quoted(question.text))\n    or: { \(choices.joined(separator: ", ")) }"
        }
        return ["", "questions:                        # what a native speaker decides: voice-assets review asks it"]
            + items
    }
}
