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

    /// The numbers that a rule set says between the smallest and the largest of some, as a pack of its own.
    ///
    /// - Returns: nil if there are none.
    package func numberPart(_ set: String?, among numbers: Set<Int64>) -> VoicePack? {
        guard let least = numbers.min().flatMap({ try? Amount(minorUnits: $0, scale: 0) }),
            let most = numbers.max().flatMap({ try? Amount(minorUnits: $0, scale: 0) })
        else { return nil }
        return numberPart(least...most, [.init(say: [.part(.init(.integer, ruleSet: set))])], [:])
    }

    /// The numbers of a duration's unit, as a pack of its own.
    package func numberPart(_ least: Int64, _ most: Int64, _ part: Slot.DurationPart) -> VoicePack? {
        guard let least = try? Amount(minorUnits: least, scale: 0), let most = try? Amount(minorUnits: most, scale: 0)
        else { return nil }
        return numberPart(least...most, part.patterns, part.words)
    }

    /// The most that there is of a unit in durations of at most so many seconds.
    package func counts(of place: Int, in units: [NumberTable.Field], upTo longest: Int64) -> Int64 {
        let seconds = units.map { NumberTable.Form.seconds[$0] ?? 1 }
        let most = longest / seconds[place]
        return place == 0 ? most : min(most, seconds[place - 1] / seconds[place] - 1)
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
    package func item(set: String) -> NumberTable.Item? {
        switch self {
        case .integer: .field(.integer, machine: set)
        case .fraction: .field(.fraction, machine: set)
        case .digits: .field(.digits, machine: set)
        case .allDigits: .field(.allDigits, machine: set)
        case .major, .minor: nil
        }
    }
}
