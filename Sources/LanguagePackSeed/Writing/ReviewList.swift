import VoiceAssetPacks

/// What a native speaker has to look at in a new pack.
struct ReviewList {
    private(set) var points: [String] = []

    init(_ draft: PackDraft) {
        if draft.names.clips.contains(where: { $0.id == "payment-received" && $0.comment != nil }) {
            points.append("translate the clip payment-received")
        } else {
            points.append("the phrase of payment-received")
        }
        switch draft.words.origin {
        case .table: points.append("the currency's words and their plural forms")
        case .names: points.append("the currency's words are CLDR's full names; people may say shorter ones")
        case .code: points.append("ICU has no name for \(draft.currency.code): write what people say into `clips`")
        }
        if draft.style == .digits, !draft.habits.isDigital, draft.words.minor == nil {
            points.append("the fraction is said digit by digit, because nothing here knows the minor unit's name")
        } else if draft.style != .whole {
            points.append("how the fraction is said")
        }
        if draft.sets.guessesGender {
            points.append(
                "the rule sets \(draft.slotSets.joined(separator: " and ")): the currency's gender is a guess")
        }
        if draft.words.comesFirst { points.append("the currency's word before the number") }
        if let doubt = draft.habits.doubt { points.append(doubt) }
        let affixes = draft.names.clips.filter { $0.comment?.hasPrefix("part of") == true }.count
        if affixes > 0 { points.append("\(affixes) clips are parts of words; listen to how they join") }
    }
}
