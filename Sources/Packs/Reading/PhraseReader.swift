import NumberGrammar
import VoiceAssetCore
import VoiceManifest

/// Reads lists of clip ids and slots.
struct PhraseReader {
    private static let maximumItems = 1000

    /// What can be said with numbers.
    let numbers: NumbersReader
    let clips: ClipReferences
    /// The units that have words.
    let wordUnits: Set<String>
    /// Whether there are patterns of amounts.
    let hasAmount: Bool
    /// How many fraction digits the currency has; nil if it is not known.
    let scale: Int?
    /// The slot that says it; nil of an amount and of what is said around it.
    var slot: String?

    /// The items of a list; where each slot first stands is noted.
    /// - Parameter slots: the names of the slots and parts that may stand here.
    func items(_ field: PackField, slots: [String]) -> [PhraseItem] {
        var said: [PhraseItem] = []
        var places: [Pause.Item] = []
        defer { Pause.checkPlaces(places) }
        for item in field.items(limit: Self.maximumItems) ?? [] {
            guard case .text(let text) = item.node.content else {
                item.report(
                    .packType, "item",
                    ["kind": .text(item.node.kind), "key": .piece(field.key), "example": .text(slots[0])])
                continue
            }
            if Pause.isMeant(by: text) {
                guard let id = clips.pause(text, at: item) else { continue }
                said.append(.clip(id))
                places.append(.pause(item))
            } else if PhraseItem.isMeant(by: text) {
                item.findings.note(slot.map { "\($0) \(text)" } ?? text, at: item.position)
                let part = part(text, item, allowed: slots)
                if let part { said.append(part) }
                places.append(part?.isAlwaysSaid == false ? .sometimes : .always)
            } else {
                clips.check(text, slots: slots, at: item)
                said.append(.clip(text))
                places.append(.always)
            }
        }
        return said
    }

    private func part(_ text: String, _ item: PackField, allowed: [String]) -> PhraseItem? {
        let part = AmountPart(text)
        if let optional = allowed.first(where: { text == "{\($0)?}" && $0 != PhraseItem.amount && $0 != "word" }),
            part == nil, !AmountPart.Kind.allCases.contains(where: { $0.rawValue == optional })
        {
            return .optionalSlot(optional)
        }
        let name = part?.kind.rawValue ?? allowed.first { text == "{\($0)}" }
        guard let name, allowed.contains(name) else {
            guard !item.findings.isFull else { return nil }
            let names = allowed.map { "{\($0)}" }
            var nearest = NearestName(among: names)
            return item.fault(
                .packReference, "slot", ["text": .piece(text), "known": .text(names.joined(separator: ", "))],
                nearest: nearest(text))
        }
        if let needed = needed(by: part, name) {
            item.report(.packReference, "needed", ["text": .piece(text), "needed": .text(needed)])
        }
        if scale == 0, let said = part?.kind.saidWithoutFraction {
            let counted = slot == nil ? "the currency" : "the slot"
            item.report(
                .packValue, "no fraction digits",
                ["text": .piece(text), "counted": .text(counted), "said": .text(said)])
        }
        if part?.ruleSet != nil, !numbers.areRules { item.report(.packReference, "rule set", ["text": .piece(text)]) }
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

    func announcements(_ field: PackField) -> [VoicePack.Announcement] {
        guard let pairs = field.pairs(limit: Self.maximumAnnouncements) else { return [] }
        if pairs.isEmpty { field.report(.packValue, "no announcements") }
        var texts: [TemplateOverlap.Entry] = []
        let announcements = pairs.identifiers().map { pair in
            if !slots.isEmpty { field.findings.note(SlotUse.place(pair.key), at: pair.name.position) }
            return announcement(pair, &texts)
        }
        if texts.count > TextTemplate.maximumCount {
            field.report(
                .packLimit, "templates", ["count": .count(texts.count), "most": .count(TextTemplate.maximumCount)])
        }
        let kinds = Dictionary(readSlots.map { ($0.name, $0.kindName) }) { first, _ in first }
        var overlap = TemplateOverlap(sample: sample, kinds: kinds)
        overlap.check(texts, field.findings)
        return announcements
    }

    /// A list of what is said, or a mapping that has it as `say`.
    private func announcement(_ pair: PackPair, _ texts: inout [TemplateOverlap.Entry]) -> VoicePack.Announcement {
        var keys: PackRecord?
        if case .mapping = pair.field.node.content {
            keys = PackRecord(
                pair.field, in: "announcements", required: ["say"], optional: Array(Self.keys.dropFirst()))
        }
        let field = keys == nil ? pair.field : keys?["say"]
        let said = field.map { sayings.items($0, slots: [PhraseItem.amount] + slots) } ?? []
        var announcement = VoicePack.Announcement(id: pair.key, say: said)
        let values = said.compactMap(\.slotName)
        if let field = keys?["texts"] {
            let read = TextsReader(id: pair.key, values: values, slots: readSlots).templates(field)
            announcement.texts = read.map(\.template)
            texts += read
        }
        if let zero = keys?["zero"] {
            announcement.saysZero = zero.boolean() ?? false
            if announcement.saysZero, !values.contains(PhraseItem.amount) {
                zero.report(.packValue, "zero", ["id": .piece(pair.key)])
            }
        }
        return announcement
    }
}

/// That announcements say slots as they can be said, and that each slot is said.
enum SlotUse {
    /// The key of an announcement's place among `PackDocument.positions`.
    static func place(_ announcement: String) -> String { "announcement \(announcement) {}" }

    static func check(
        _ slots: [VoicePack.Slot], in announcements: [VoicePack.Announcement], at field: PackField
    ) {
        let findings = field.findings
        var said: Set<String> = []
        for announcement in announcements {
            let position = findings.positions[place(announcement.id)] ?? field.position
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
        for slot in slots where !said.contains(slot.name) {
            findings.add(
                .packReference, "unsaid slot", ["name": .piece(slot.name), "part": .text("{\(slot.name)}")],
                at: findings.positions[SlotReader.place(slot.name)] ?? field.position)
        }
    }
}
