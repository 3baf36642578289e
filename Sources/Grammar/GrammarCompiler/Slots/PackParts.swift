package import NumberGrammar
package import VoiceAssetPacks

/// The parts of a pack that are compiled as if they were a pack of their own.
extension VoicePack {
    /// Whether some announcement says the amount.
    package var saysAmounts: Bool { announcements.contains { $0.say.contains(.slot(PhraseItem.amount)) } }

    /// The pack without its slots.
    package var amountPart: VoicePack {
        var part = self
        part.slots = []
        part.announcements = [.init(id: "value", say: [.slot(PhraseItem.amount)])]
        return part
    }

    package func numberPart(
        _ range: ClosedRange<Amount>, _ patterns: [AmountPattern], _ words: [String: String]
    ) -> VoicePack {
        var part = amountPart
        part.currency = .none(digits: range.lowerBound.scale)
        part.unit = nil
        (part.range, part.amount, part.refusesFractions) = (range, patterns, false)
        part.words = words.isEmpty ? [:] : ["major": words]
        return part
    }

    /// Numbers of a slot by a rule set; nil if there are none.
    package func numberPart(_ set: String?, among numbers: [Int]) -> VoicePack? {
        guard let least = numbers.min().flatMap({ try? Amount("\($0)", scale: 0) }),
            let most = numbers.max().flatMap({ try? Amount("\($0)", scale: 0) })
        else { return nil }
        return numberPart(least...most, [.init(say: [.part(.init(.integer, ruleSet: set))])], [:])
    }

    /// The items of announcements, by the indexes of clips.
    func announcements(of clips: [Clip]) -> [String: [NumberTable.AnnouncementItem]] {
        let indexes = clips.indexes
        let items = announcements.map { announcement in
            let items = announcement.say.compactMap { item -> NumberTable.AnnouncementItem? in
                switch item {
                case .clip(let id): indexes[id].map { .clip($0) }
                case .slot(PhraseItem.amount): .amount
                case .slot(let name): .slot(name, isOptional: false)
                case .optionalSlot(let name): .slot(name, isOptional: true)
                case .part: nil
                }
            }
            return (announcement.id, items)
        }
        return Dictionary(items) { first, _ in first }
    }
}

extension VoicePack.Slot.Clock {
    /// The hours and minutes that a pattern says, those of each time.
    package func numbers(of pattern: Int) -> (hours: [Int], minutes: [Int]) {
        let times = times(of: pattern)
        return (times.map { clock == 12 ? ($0.hour + 11) % 12 + 1 : $0.hour }, times.map(\.minute))
    }
}

extension NumberTable {
    /// The end forms of a pack, in the order of their clips.
    static func endForms(of clips: [VoicePack.Clip]) -> [EndForm] {
        let indexes = clips.indexes
        return clips.enumerated().compactMap { form, clip in
            ClipID.ended(clip.id).flatMap { indexes[$0] }.map { .init(clip: $0, form: form) }
        }.sorted { $0.clip < $1.clip }
    }
}

extension [VoicePack.Clip] {
    /// The places of clips, by id.
    var indexes: [String: Int] { Dictionary(enumerated().map { ($1.id, $0) }) { first, _ in first } }
}

extension AmountPart.Kind {
    /// The item of a table that says it by a rule set; nil of words.
    package func item(set: String) -> NumberTable.AmountItem? {
        switch self {
        case .integer: .integer(set: set)
        case .fraction: .fraction(set: set)
        case .digits: .digits(set: set)
        case .allDigits: .allDigits(set: set)
        case .major, .minor: nil
        }
    }
}
