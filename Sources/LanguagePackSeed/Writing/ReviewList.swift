import VoiceAssetPacks

/// What a native speaker has to look at in a new pack.
struct ReviewList {
    private(set) var points: [String] = []

    init(_ draft: PackDraft) {
        if draft.counted.isMoney {
            points.append(
                draft.language.phrase == nil
                    ? "\(TodoMarker.mark): write the clip payment-received" : "the phrase of payment-received")
        }
        if draft.counted.saysAmounts { addAmounts(draft) }
        if let slots = draft.slots {
            let status = draft.language.knowsSlots ? draft.language.slots.status ?? .cldr : .cldr
            let texts = draft.names.clips.filter { slots.clips.contains($0.id) && TodoMarker.stand(in: $0.text) }
            points.append("what is said besides amounts: \(status.words)")
            if !texts.isEmpty {
                points.append("\(TodoMarker.mark): write the clips \(texts.map(\.id).joined(separator: ", "))")
            }
        }
        points += draft.language.faults.map { "KNOWN FAULT: \($0)" }
        let affixes = draft.names.clips.count { $0.isPartOfWord }
        if affixes > 0 { points.append("KNOWN FAULT: \(affixes) clips are parts of words; listen to how they join") }
    }

    private mutating func addAmounts(_ draft: PackDraft) {
        points.append(
            draft.knowsUnit
                ? "the words of \(draft.counted.name) and their plural forms"
                : "\(TodoMarker.mark): write the words of \(draft.counted.name), which nothing here knows, in each plural form"
        )
        if draft.knowsUnit, draft.names.clips.contains(where: { $0.id.hasPrefix("minor-unit") }) {
            points.append("\(TodoMarker.mark): write the minor unit's words, or choose another --fraction")
        }
        if draft.style != .whole { points.append("how the fraction is said") }
        if draft.sets.guessesGender {
            points.append(
                "the rule sets \(draft.slotSets.joined(separator: " and ")): the currency's gender is a guess")
        }
        if draft.habits.comesFirst == true { points.append("the word of \(draft.counted.name) before the number") }
    }
}
