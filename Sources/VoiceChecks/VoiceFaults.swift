package import NumberGrammar
public import VoiceNotifications
import VoiceTables

extension NotificationVoice {
    /// Something that would make announcements fail on a user's device.
    public struct Fault: Sendable, Equatable {
        /// The pack's name in `index.json`; `nil` for what all packs share.
        public let pack: String?
        /// What would be the reason.
        public let reason: SoundError.Reason
    }

    /// What would fail at delivery, found now: an index or a pack that can't be loaded, a rendition that a pack doesn't
    /// have, templates that fit nothing, keys of texts without a template, keys in two lists, announcements that the reader names and a pack doesn't have, a slot of
    /// `slotKeys` or a speaker that no pack has, number rules that don't come to an end. Call it in a test of the app, or
    /// when a debug build starts. Clips are not looked at; `validate-voice-assets` does that.
    ///
    /// - Returns: the faults, by the packs' names; none if every pack can say what the reader names.
    public func faults() -> [Fault] {
        let names: [String]
        do {
            names = try packs.index().packs.keys.inOrder()
        } catch {
            return [Fault(pack: nil, reason: error.reason)]
        }
        guard !names.isEmpty else {
            return [Fault(pack: nil, reason: .packs(.noPack(currencies: [], available: [])))]
        }
        let splicers = names.compactMap { try? packs.splicer(pack: $0) }
        // Of packs that can't be loaded nobody knows the speaker and the slots.
        let isKnown = splicers.count == names.count
        return keyFaults() + templateFaults(splicers) + (isKnown ? speakerFaults(splicers) + slotFaults(splicers) : [])
            + names.flatMap { name in
                do throws(VoicePacksError) {
                    return faults(of: try packs.splicer(pack: name)).map { Fault(pack: name, reason: .splicer($0)) }
                } catch {
                    return [Fault(pack: name, reason: error.reason)]
                }
            }
    }

    /// Keys that stand in two lists, so that one of them is never looked at for what it means.
    private func keyFaults() -> [Fault] {
        var seen: Set<String> = []
        let keys = [
            reader.amountKeys, reader.minorUnitKeys, reader.voiceTextKeys, reader.textKeys, reader.titleKeys,
            reader.currencyKeys, reader.announcementKeys,
        ].joined()
        return keys.filter { !seen.insert($0).inserted }.map { Fault(pack: nil, reason: .payload(.keyTwice($0))) }
    }

    /// Templates of the app's that fit nothing, and keys of texts that no template is for.
    private func templateFaults(_ splicers: [PackSplicer]) -> [Fault] {
        var faults: [Fault] = []
        for template in reader.textTemplates {
            do throws(TextTemplate.Fault) { _ = try TemplateParts(template) } catch {
                faults.append(Fault(pack: nil, reason: .payload(.template(template.text, "\(error)"))))
            }
        }
        let hasTexts = splicers.contains { !$0.manifest.texts.isEmpty }
        if let key = reader.textKeys.first, reader.textTemplates.isEmpty, !hasTexts {
            faults.append(Fault(pack: nil, reason: .payload(.templateMissing(key: key))))
        }
        return faults
    }

    /// A speaker that nobody is.
    private func speakerFaults(_ splicers: [PackSplicer]) -> [Fault] {
        let speakers = Set(splicers.compactMap(\.manifest.speaker))
        guard let speaker, !speakers.contains(speaker) else { return [] }
        return [Fault(pack: nil, reason: .packs(.noSpeaker(speaker, available: speakers.inOrder())))]
    }

    /// Slots of which the reader knows the keys and that no pack has.
    private func slotFaults(_ splicers: [PackSplicer]) -> [Fault] {
        let known = Set(splicers.flatMap { $0.pack.grammar.slots.keys } + [AmountGrammar.amountName])
        return reader.slotKeys.keys.filter { !known.contains($0) }.inOrder().map {
            Fault(pack: nil, reason: .splicer(.refused(.slot($0, .unknown))))
        }
    }

    private func faults(of splicer: PackSplicer) -> [VoiceSplicerError] {
        let isMissing = !splicer.renditions.contains(rendition)
        let ids = Set(reader.announcements.values).union(
            [reader.defaultAnnouncement, fallbackAnnouncement].compactMap { $0 })
        let speaksAmount = fallbackAnnouncement.flatMap(splicer.saysAmount) == true
        // A phrase for every push has no values.
        let unsaid = (fallbackAnnouncement.flatMap(splicer.slots) ?? [])
            .first { !$0.isOptional && $0.kind != AmountGrammar.amountName }
        let unknown = ids.filter { splicer.saysAmount($0) == nil }.inOrder()
        let refused = splicer.pack.grammar.refusalOnTrial.map { [VoiceSplicerError.refused($0)] } ?? []
        return (isMissing ? [.rendition(rendition)] : []) + refused
            + (speaksAmount ? [.refused(.amountMissing)] : [])
            + (unsaid.map { [.refused(.slot($0.name, .missing))] } ?? [])
            + unknown.map { .refused(.unknownAnnouncement($0)) }
    }
}

extension NotificationVoice.Fault: CustomStringConvertible {
    /// The fault in words.
    public var description: String { (pack.map { "\($0): " } ?? "") + reason.description }
}

extension AmountGrammar {
    /// Why an announcement is refused that should be said, found by trying its smallest and its largest values. It proves nothing.
    ///
    /// - Returns: nil if all that was tried is said.
    package var refusalOnTrial: Refusal? {
        for id in table.announcements.keys.inOrder() {
            var values = Dictionary((slots(announcement: id) ?? []).map { ($0.name, $0.example) }) { first, _ in first }
            for amount in [range.lowerBound, range.upperBound] {
                if values[Self.amountName] != nil { values[Self.amountName] = "\(amount)" }
                do { _ = try clips(announcement: id, values: values) } catch {
                    // A pack may say whole amounts only.
                    if case .fraction = error { continue }
                    return error
                }
            }
        }
        return nil
    }
}
