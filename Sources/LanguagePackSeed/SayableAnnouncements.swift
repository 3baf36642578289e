package import NumberGrammar
import VoiceAssetGrammar
import VoiceAssetPacks

/// What a new pack can say, before anything is recorded, and with some of its recordings.
package struct SayableAnnouncements {
    private let pack: VoicePack
    private let rules: String
    private let grammar: AmountGrammar

    /// - Returns: nil of a pack that still has an error.
    package init?(_ pack: LanguagePack) {
        guard let document = PackDocument(pack).pack else { return nil }
        self.pack = document
        rules = pack.rules
        guard let grammar = Self.grammar(document, rules) else { return nil }
        self.grammar = grammar
    }

    private static func grammar(_ pack: VoicePack, _ rules: String) -> AmountGrammar? {
        PackGrammar.compile(.init(pack, nil, rules: pack.hasRulesFile ? rules : nil)).grammar
    }

    /// The first announcement as arguments of `say`: `--announcement order-ready order=A017 counter=1`. nil if there is none.
    package var arguments: String? {
        guard let id = pack.announcements.first?.id, let slots = grammar.slots(announcement: id) else { return nil }
        return (["--announcement \(id)"] + slots.map { "\($0.name)=\($0.example)" }).joined(separator: " ")
    }

    /// The widest range with the pack's own lower bound, and only nines in its upper one, that these clips can say.
    ///
    /// - Parameter recorded: the ids of the clips that have a recording.
    /// - Returns: nil if they can say none, or all that the pack asks for.
    package func range(with recorded: Set<String>) -> ClosedRange<Amount>? {
        guard grammar.slots.isEmpty, pack.saysAmounts, !isSaid(pack.range, recorded) else { return nil }
        let lower = pack.range.lowerBound
        let scale = pack.range.upperBound.scale
        var found: ClosedRange<Amount>?
        for digits in 1...9 {
            let text =
                String(repeating: "9", count: digits) + (scale > 0 ? "." + String(repeating: "9", count: scale) : "")
            guard let upper = try? Amount(text, scale: scale), lower < upper, upper < pack.range.upperBound,
                isSaid(lower...upper, recorded)
            else { break }
            found = lower...upper
        }
        return found
    }

    /// Whether these clips say all amounts of a range.
    private func isSaid(_ range: ClosedRange<Amount>, _ recorded: Set<String>) -> Bool {
        var narrow = pack
        narrow.range = range
        guard let grammar = Self.grammar(narrow, rules) else { return false }
        let clips =
            pack.clips.map { AnnouncedClip(id: $0.id, text: $0.text, samples: 1) }
            + pack.pauses.map { AnnouncedClip(pause: $0.id, samples: 1) }
        let proof = ProvenAnnouncements(grammar, clips: clips, sampleRate: pack.profile.sampleRate)
        return !proof.announcements.isEmpty
            && zip(pack.clips, proof.witnesses).allSatisfy { $1 == nil || recorded.contains($0.id) }
    }
}
