package import NumberGrammar
import VoiceAssetAppText
import VoiceAssetGrammar
package import VoiceAssetPacks
import VoiceManifest

/// What a new pack can say, before anything is recorded, and with some of its recordings.
package struct SayableAnnouncements {
    private let pack: VoicePack
    private let rules: String
    private let grammar: AmountGrammar

    /// - Returns: nil of a pack that still has an error.
    package init?(_ pack: LanguagePack) {
        guard let document = PackDocument(pack).pack else { return nil }
        self.init(document, rules: pack.rules)
    }

    /// - Returns: nil of a pack that still has an error.
    package init?(_ pack: VoicePack, rules: String) {
        (self.pack, self.rules) = (pack, rules)
        guard let grammar = Self.grammar(pack, rules) else { return nil }
        self.grammar = grammar
    }

    private static func grammar(_ pack: VoicePack, _ rules: String) -> AmountGrammar? {
        PackGrammar.compile(.init(pack, nil, rules: pack.hasRulesFile ? rules : nil)).grammar
    }

    /// The first announcement as arguments of `say`: `order-ready order=A017 counter=1`. nil if there is none.
    package var arguments: String? {
        guard let id = pack.announcements.first?.id, let slots = grammar.slots(announcement: id) else { return nil }
        return ([id] + slots.map { "\($0.name)=\($0.example)" }).joined(separator: " ")
    }

    /// The widest range from the pack's own lower bound that these clips can say, up to the last amount before a whole one.
    ///
    /// - Parameter recorded: the ids of the clips that have a recording.
    /// - Returns: nil if they can say none, or all that the pack asks for.
    package func range(with recorded: Set<String>) -> ClosedRange<Amount>? {
        guard grammar.slots.isEmpty, pack.saysAmounts else { return nil }
        let (lower, scale) = (pack.range.lowerBound, pack.range.upperBound.scale)
        guard let first = firstAmount(with: pack.clips.map(\.id).filter { !recorded.contains($0) }) else { return nil }
        let unit = (0..<scale).reduce(Int64(1)) { unit, _ in unit * 10 }
        let last = first.minorUnits / unit * unit - 1
        guard last >= unit, let upper = try? Amount(minorUnits: last, scale: scale), lower < upper,
            isSaid(lower...upper, recorded)
        else { return nil }
        return lower...upper
    }

    /// The range that recordings are enough for, whatever is announced besides amounts.
    package func range(besideAnnounced recorded: Set<String>) -> ClosedRange<Amount>? {
        range(with: recorded.union(pack.announcedClips))
    }

    /// The smallest amount that says one of these clips.
    func firstAmount(with clips: [String]) -> Amount? {
        let ids = Set(clips)
        let scale = pack.range.upperBound.scale
        return zip(pack.clips, proof(of: grammar).witnesses).compactMap { clip, witness in
            guard let witness, ids.contains(clip.id) else { return nil }
            // A clip of every amount is said with the first.
            return witness.amount.map { try? Amount($0, scale: scale) } ?? pack.range.lowerBound
        }.min()
    }

    /// An amount in words, without the phrase around it.
    func text(of amount: Amount) -> String? {
        let texts = pack.clipsAndPauses.map(\.text)
        guard let said = try? grammar.clips(amount: amount).map({ texts[$0] }) else { return nil }
        let isUnspaced = said.joined().unicodeScalars.allSatisfy(\.isWrittenWithoutSpaces)
        return said.joined(separator: isUnspaced ? "" : " ")
    }

    private func proof(of grammar: AmountGrammar) -> ProvenAnnouncements {
        let clips =
            pack.clips.map { AnnouncedClip(id: $0.id, text: $0.text, samples: 1) }
            + pack.pauses.map { AnnouncedClip(pause: $0.id, samples: 1) }
        return ProvenAnnouncements(grammar, clips: clips, sampleRate: pack.profile.sampleRate)
    }

    /// Whether these clips say all amounts of a range.
    private func isSaid(_ range: ClosedRange<Amount>, _ recorded: Set<String>) -> Bool {
        var narrow = pack
        narrow.range = range
        guard let grammar = Self.grammar(narrow, rules) else { return false }
        let proof = proof(of: grammar)
        return !proof.announcements.isEmpty
            && zip(pack.clips, proof.witnesses).allSatisfy { $1 == nil || recorded.contains($0.id) }
    }
}

extension VoicePack {
    /// The clips of what is announced besides amounts and slots.
    var announcedClips: Set<String> { Set(announcements.flatMap(\.say).compactMap(\.clip)) }
}
