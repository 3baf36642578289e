import NumberGrammar
import VoiceAssetCore
import VoiceAssetGrammarProofs

/// Finds the smallest amounts that can't be told apart: by their clips, by their texts, or by how clips sound.
struct AmbiguityCheck {
    let grammar: AmountGrammar
    let clips: [AnnouncedClip]

    /// The first of these faults, if there is one. What stands around an amount in an announcement is the same for all,
    /// so that only amounts are compared.
    func finding() throws(TooIntricate) -> Finding? {
        guard grammar.table.announcements.values.contains(where: { $0.contains(.amount) }) else { return nil }
        let alikeness = try AmountAmbiguity(grammar)
        // Who says the same clips says the same text: most often one search is enough.
        if let pair = try alikeness.smallestPair(ClipSpelling.texts(clips)) {
            let sameClips = try alikeness.smallestPair(ClipSpelling.clips(clips))
            return finding(.amountsAlike, sameClips?.first ?? pair.first, sameClips?.second ?? pair.second)
        }
        let ended = Dictionary(grammar.table.endForms.map { ($0.form, $0.clip) }) { first, _ in first }
        guard let sounds = ClipSpelling.sounds(clips, ended: ended), let pair = try alikeness.smallestPair(sounds)
        else { return nil }
        return finding(.amountsSoundAlike, pair.first, pair.second)
    }

    private func finding(_ check: Check, _ first: Amount, _ second: Amount) -> Finding {
        let said = [first, second].map { ((try? grammar.clips(amount: $0)) ?? []).map { clips[$0] } }
        return Self.finding(check, "\(first)", "\(second)", saying: said)
    }

    /// - Parameter clips: what the first and the second say.
    static func finding(
        _ check: Check, _ first: String, _ second: String, saying clips: [[AnnouncedClip]]
    ) -> Finding {
        // In backquotes and cut to 120 characters: a long amount of a language with long words.
        let texts = clips.map { clips in
            let text = clips.filter { !$0.isPause }.map(\.text).joined(separator: " ")
            return "`\(text.prefix(120))\(text.count > 120 ? "…" : "")`"
        }
        let words = texts[0] == texts[1] ? texts[0] : "\(texts[0]) and \(texts[1])"
        return Finding(check, ["first": .text(first), "second": .text(second), "words": .text(words)])
    }
}
