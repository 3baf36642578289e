import NumberGrammar
import VoiceAssetCore
import VoiceAssetGrammarProofs
import VoiceAssetUnicodeText
import VoiceManifest

/// What is proven of a pack with slots.
extension ProvenAnnouncements {
    mutating func prove(
        slotsOf grammar: AmountGrammar, _ clips: [AnnouncedClip], sampleRate: Int, maxSeconds: Double, limit: Int64
    ) throws(TooIntricate) {
        let proof = try SlotProof(grammar, samples: clips.map(\.samples))
        let seconds = { (length: SlotProof.Length) in Double(length.samples) / Double(sampleRate) }
        announcements = proof.longest.mapValues { length in
            let summary = PackManifest.AnnouncementSummary.Length(
                amount: nil, values: length.tuple.values.isEmpty ? nil : length.tuple.texts,
                seconds: seconds(length).rounded(toDecimals: 6))
            return .init(longest: summary)
        }
        witnesses = proof.witnesses.map { witness in
            witness.map {
                .init(announcement: $0.announcement, amount: nil, values: $0.values.isEmpty ? nil : $0.texts)
            }
        }
        findings += proof.unsaid.map { unsaid in
            Finding(.amountUnsaid, "slot", ["value": .text("\(unsaid.value)")]).of(slot: unsaid.slot)
        }
        findings += proof.longest.sorted { $0.key < $1.key }.filter { $0.value.samples >= limit }.map { id, length in
            let announced = try? grammar.clips(announcement: id, values: length.tuple.texts)
            let pauses = Self.pauses(announced, clips, sampleRate: sampleRate)
            var values = [
                "values": Finding.Argument.text(length.tuple.description),
                "seconds": .of(seconds(length).decimals(upTo: 2, apartFrom: maxSeconds), "s"),
                "limit": .of(maxSeconds.decimals(atLeast: 1), "s"),
            ]
            values["pauses"] = pauses
            values["clips"] = Self.longestClips(announced, clips, sampleRate: sampleRate)
            return Finding(.announcementTooLong, pauses == nil ? "slots" : "slots pauses", values).of(announcement: id)
        }
        findings += Self.unheard(grammar.table.endForms, clips, proof.witnesses.map { $0 != nil })
        if let alike = try alike(proof, grammar, clips) { findings.append(alike) }
    }

    private func alike(
        _ proof: SlotProof, _ grammar: AmountGrammar, _ clips: [AnnouncedClip]
    ) throws(TooIntricate) -> Finding? {
        if let pair = try proof.alike(ClipSpelling.texts(clips)) {
            return Self.finding(.amountsAlike, pair, grammar, clips)
        }
        let ended = Dictionary(grammar.table.endForms.map { ($0.form, $0.clip) }) { first, _ in first }
        guard let sounds = ClipSpelling.sounds(clips, ended: ended), let pair = try proof.alike(sounds) else {
            return nil
        }
        return Self.finding(.amountsSoundAlike, pair, grammar, clips)
    }

    private static func finding(
        _ check: Check, _ pair: (AnnouncedTuple, AnnouncedTuple), _ grammar: AmountGrammar, _ clips: [AnnouncedClip]
    ) -> Finding {
        let said = [pair.0, pair.1].map { tuple in
            ((try? grammar.clips(announcement: tuple.announcement, values: tuple.texts)) ?? []).map { clips[$0] }
        }
        return AmbiguityCheck.finding(
            check, "`\(pair.0.description)`", "`\(pair.1.description)`", saying: said
        ).of(announcement: pair.0.announcement).of(slot: differingSlot(pair))
    }

    /// The first slot by which the two differ; nil if they are two announcements.
    private static func differingSlot(_ pair: (AnnouncedTuple, AnnouncedTuple)) -> String? {
        guard pair.0.announcement == pair.1.announcement else { return nil }
        return (pair.0.values + pair.1.values).first { pair.0.texts[$0.slot] != pair.1.texts[$0.slot] }?.slot
    }
}

extension Finding {
    /// The argument that names the announcement which a finding is about.
    package static let announcementArgument = "announcement"

    /// The argument that names the slot which a finding is about.
    package static let slotArgument = "slot"

    fileprivate func of(slot name: String?) -> Finding {
        var finding = self
        if let name { finding.arguments[Self.slotArgument] = .text(name) }
        return finding
    }

    fileprivate func of(announcement id: String) -> Finding {
        var finding = self
        finding.arguments[Self.announcementArgument] = .text(id)
        return finding
    }
}
