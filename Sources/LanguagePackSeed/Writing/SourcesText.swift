/// Names the references of a language in the head of a new pack's files.
struct SourcesText {
    let lines: [String]

    init(_ draft: PackDraft) {
        let sources = draft.language.sources + (draft.slots == nil ? [] : draft.language.slots.sources ?? [])
        lines = sources.isEmpty ? [] : ["# References:"] + sources.map { "#   - \($0)" }
    }
}
