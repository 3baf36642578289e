import NumberGrammar
import VoiceAssetCore

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
