import VoiceAssetPacks

/// The questions to a native speaker in a new pack: what is in doubt in the language, as far as the pack says it.
struct QuestionText {
    let questions: [PackQuestion]

    init(_ draft: PackDraft) {
        let texts = draft.names.clips.map(\.text)
        let ofSlots = draft.slots.map { slots in
            draft.language.slots.doubts?.filter { $0.subjects.isEmpty || !slots.kinds.isDisjoint(with: $0.subjects) }
                ?? []
        }
        let doubts = draft.language.doubts.filter { $0.concerns(draft.counted) } + (ofSlots ?? [])
        questions = doubts.compactMap { doubt in
            let choices = doubt.choices.filter { $0.isOther(in: texts) == false }
            guard choices.isEmpty == doubt.choices.isEmpty else { return nil }
            return PackQuestion(doubt.text, choices: choices)
        }
    }

    /// The end of pack.yml.
    var lines: [String] {
        guard !questions.isEmpty else { return [] }
        let items = questions.map { question in
            guard !question.choices.isEmpty else { return "  - \(YAMLText.quoted(question.text))" }
            let choices = question.choices.map { "\(YAMLText.scalar($0.words)): \(YAMLText.scalar($0.other))" }
            return "  - ask: \(YAMLText.quoted(question.text))\n    or: { \(choices.joined(separator: ", ")) }"
        }
        return ["", "questions:                        # what a native speaker decides: voice-assets review asks it"]
            + items
    }
}
