import NumberGrammar
import VoiceAssetCore
import VoiceManifest

/// Reads lists of clip ids and slots.
struct PhraseReader {
    private static let maximumItems = 1000

    /// What can be said with numbers.
    let numbers: NumbersReader
    /// The units that have words.
    let wordUnits: Set<String>
    /// Whether there are patterns of amounts.
    let hasAmount: Bool
    /// How many fraction digits the currency has; nil if it is not known.
    let scale: Int?
    /// What has no fraction digits where they are asked for in vain.
    var counted = "the currency"

    /// The items of a list, and where each slot first stands.
    /// - Parameter slots: the names of the slots and parts that may stand here.
    func items(
        _ field: PackField, slots: [String], _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> Placed<[PhraseItem]> {
        var said = Placed<[PhraseItem]>(value: [])
        var places: [Pause.Item] = []
        defer { Pause.checkPlaces(places, &findings) }
        for item in field.items(limit: Self.maximumItems, &findings) ?? [] {
            guard case .text(let text) = item.node.content else {
                findings.add(
                    .packType, "item",
                    ["kind": .text(item.node.kind), "key": .piece(field.key), "example": .text(slots[0])],
                    at: item.position)
                continue
            }
            if Pause.isMeant(by: text) {
                guard let id = clips.pause(text, at: item.position, &findings) else { continue }
                said.value.append(.clip(id))
                places.append(.pause(item.position))
            } else if PhraseItem.isMeant(by: text) {
                said.positions.add([text: item.position])
                let slot = slot(text, at: item.position, allowed: slots, &findings)
                if let slot { said.value.append(slot) }
                places.append(slot?.isAlwaysSaid == false ? .sometimes : .always)
            } else {
                clips.check(text, slots: slots, at: item.position, &findings)
                said.value.append(.clip(text))
                places.append(.always)
            }
        }
        return said
    }

    private func slot(
        _ text: String, at position: SourcePosition, allowed: [String], _ findings: inout FileFindings
    ) -> PhraseItem? {
        let part = AmountPart(text)
        if let optional = allowed.first(where: { text == "{\($0)?}" && $0 != PhraseItem.amount && $0 != "word" }),
            part == nil, !AmountPart.Kind.allCases.contains(where: { $0.rawValue == optional })
        {
            return .optionalSlot(optional)
        }
        let name = part?.kind.rawValue ?? allowed.first { text == "{\($0)}" }
        guard let name, allowed.contains(name) else {
            guard !findings.isFull else { return nil }
            let names = allowed.map { "{\($0)}" }
            var nearest = NearestName(among: names)
            findings.add(
                .packReference, "slot", ["text": .piece(text), "known": .text(names.joined(separator: ", "))],
                nearest: nearest(text), at: position)
            return nil
        }
        if let needed = needed(by: part, name) {
            findings.add(.packReference, "needed", ["text": .piece(text), "needed": .text(needed)], at: position)
        }
        if scale == 0, let said = part?.kind.saidWithoutFraction {
            findings.add(
                .packValue, "no fraction digits",
                ["text": .piece(text), "counted": .text(counted), "said": .text(said)], at: position)
        }
        if part?.ruleSet != nil, !numbers.areRules {
            findings.add(.packReference, "rule set", ["text": .piece(text)], at: position)
        }
        return part.map(PhraseItem.part) ?? .slot(name)
    }

    /// The key without which a part, or the amount, means nothing, if it is not there.
    private func needed(by part: AmountPart?, _ name: String) -> String? {
        switch part?.kind {
        case .integer, .fraction, .digits, .allDigits: numbers.isDeclared ? nil : "numbers"
        case .major, .minor:
            part.flatMap { wordUnits.contains($0.kind.rawValue) ? nil : "words: {\($0.kind.rawValue): …}" }
        case nil: hasAmount || name != PhraseItem.amount ? nil : "amount"
        }
    }
}

/// Reads `announcements` of pack.yml.
struct AnnouncementReader {
    private static let maximumAnnouncements = 1000
    /// The keys of an announcement.
    static let keys = ["say", "texts", "zero"]

    let sayings: PhraseReader
    /// The names of the slots that the pack has besides the amount.
    var slots: [String] = []
    /// Those of them that could be read.
    var readSlots: [VoicePack.Slot] = []
    /// The form of numbers in the pack's language.
    var sample = NumberSample.pointed

    func announcements(
        _ field: PackField, _ clips: inout ClipReferences, _ findings: inout FileFindings
    ) -> Placed<[VoicePack.Announcement]> {
        var announcements = Placed<[VoicePack.Announcement]>(value: [])
        guard let mapping = PackMapping(field, limit: Self.maximumAnnouncements, &findings) else {
            return announcements
        }
        if mapping.pairs.isEmpty {
            findings.add(.packValue, "no announcements", at: field.position)
        }
        var texts: [TemplateOverlap.Entry] = []
        for pair in mapping.identifiers(&findings) {
            let said = announcement(pair, &texts, &clips, &findings)
            announcements.value.append(said.value)
            announcements.positions.add(said.positions)
            if !slots.isEmpty { announcements.positions.add([SlotUse.place(pair.key): pair.position]) }
        }
        if texts.count > TextTemplate.maximumCount {
            findings.add(
                .packLimit, "templates", ["count": .count(texts.count), "most": .count(TextTemplate.maximumCount)],
                at: field.position)
        }
        let kinds = Dictionary(readSlots.map { ($0.name, $0.kindName) }) { first, _ in first }
        var overlap = TemplateOverlap(sample: sample, kinds: kinds)
        overlap.check(texts, &findings)
        return announcements
    }

    /// A list of what is said, or a mapping that has it as `say`.
    private func announcement(
        _ pair: PackMapping.Pair, _ texts: inout [TemplateOverlap.Entry], _ clips: inout ClipReferences,
        _ findings: inout FileFindings
    ) -> Placed<VoicePack.Announcement> {
        var keys: PackRecord?
        if case .mapping = pair.field.node.content {
            keys = PackRecord(
                pair.field, in: "announcements", required: ["say"], optional: Array(Self.keys.dropFirst()),
                &findings)
        }
        let field = keys == nil ? pair.field : keys?["say"]
        let said =
            field.map { sayings.items($0, slots: [PhraseItem.amount] + slots, &clips, &findings) } ?? Placed(value: [])
        var announcement = VoicePack.Announcement(id: pair.key, say: said.value)
        let values = said.value.compactMap(\.slotName)
        if let field = keys?["texts"] {
            let read = TextsReader(id: pair.key, values: values, slots: readSlots).templates(field, &findings)
            announcement.texts = read.map(\.template)
            texts += read
        }
        if let zero = keys?["zero"] {
            announcement.saysZero = zero.boolean(&findings) ?? false
            if announcement.saysZero, !values.contains(PhraseItem.amount) {
                findings.add(.packValue, "zero", ["id": .piece(pair.key)], at: zero.position)
            }
        }
        return Placed(value: announcement, positions: said.positions)
    }
}

/// That announcements say slots as they can be said, and that each slot is said.
struct SlotUse {
    let announcements: Placed<[VoicePack.Announcement]>

    /// The key of an announcement's place among `PackDocument.positions`.
    static func place(_ announcement: String) -> String { "announcement \(announcement) {}" }

    func check(_ slots: Placed<[VoicePack.Slot]>, at field: PackField, _ findings: inout FileFindings) {
        var said: Set<String> = []
        for announcement in announcements.value {
            let position = announcements.positions[Self.place(announcement.id)] ?? field.position
            let names = announcement.say.compactMap(\.slotName)
            said.formUnion(names)
            if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
                findings.add(
                    .packValue, "slot twice", ["id": .piece(announcement.id), "twice": .text(twice)], at: position)
            }
            if names.count > NumberTable.Slot.maximumPerAnnouncement {
                findings.add(
                    .packLimit, "slots",
                    [
                        "id": .piece(announcement.id), "count": .count(names.count),
                        "most": .count(NumberTable.Slot.maximumPerAnnouncement),
                    ], at: position)
            }
            let isFixed = announcement.say.contains { if case .optionalSlot = $0 { false } else { true } }
            if !announcement.say.isEmpty, !isFixed {
                findings.add(.packValue, "slots left out", ["id": .piece(announcement.id)], at: position)
            }
        }
        // A slot that could not be read may be meant by what could not be read of an announcement.
        guard !findings.diagnostics.hasErrors else { return }
        for slot in slots.value where !said.contains(slot.name) {
            findings.add(
                .packReference, "unsaid slot", ["name": .piece(slot.name), "part": .text("{\(slot.name)}")],
                at: slots.positions[SlotReader.place(slot.name)] ?? field.position)
        }
    }
}
