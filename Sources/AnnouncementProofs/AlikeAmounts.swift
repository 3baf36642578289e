import NumberGrammar
import VoiceAssetGrammarProofs

/// Finds the smallest amounts that can't be told apart: by their clips, by their texts, or by how clips sound.
struct AlikeAmounts {
    let grammar: AmountGrammar
    let clips: [AnnouncedClip]

    /// The first of these faults, if there is one. What stands around an amount in an announcement is the same for all,
    /// so that only amounts are compared.
    func finding() throws(TooIntricate) -> AnnouncementFinding? {
        guard grammar.table.announcements.values.contains(where: { $0.contains(.amount) }) else { return nil }
        let alikeness = try AmountAlikeness(grammar)
        // Who says the same clips says the same text: most often one search is enough.
        if let pair = try alikeness.smallestPair(ClipSpelling.texts(clips)) {
            let sameClips = try alikeness.smallestPair(ClipSpelling.clips(clips))
            return .alike(said(sameClips?.first ?? pair.first), said(sameClips?.second ?? pair.second))
        }
        let ended = Dictionary(grammar.table.endForms.map { ($0.form, $0.clip) }) { first, _ in first }
        guard let sounds = ClipSpelling.sounds(clips, ended: ended), let pair = try alikeness.smallestPair(sounds)
        else { return nil }
        return .soundAlike(said(pair.first), said(pair.second))
    }

    private func said(_ amount: Amount) -> SaidAmount {
        let said = (try? grammar.clips(amount: amount)) ?? []
        return SaidAmount(amount: amount, texts: said.map { clips[$0].text })
    }
}
