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
                    .packValue, at: position, found: "\(quoted(announcement.id)) says `{\(twice)}` twice",
                    advice: "say it once: in a pack with slots each value is said once")
            }
            if names.count > NumberTable.Slot.maximumPerAnnouncement {
                findings.add(
                    .packLimit, at: position, found: "\(quoted(announcement.id)) says \(names.count) slots",
                    limit: "\(NumberTable.Slot.maximumPerAnnouncement)", advice: "say fewer")
            }
            let isFixed = announcement.say.contains { if case .optionalSlot = $0 { false } else { true } }
            if !announcement.say.isEmpty, !isFixed {
                findings.add(
                    .packValue, at: position,
                    found: "\(quoted(announcement.id)) says nothing if all its slots are left out",
                    advice: "add a clip, or a slot without `?`")
            }
        }
        // A slot that could not be read may be meant by what could not be read of an announcement.
        guard !findings.diagnostics.hasErrors else { return }
        for slot in slots.value where !said.contains(slot.name) {
            findings.add(
                .packReference, at: slots.positions[SlotReader.place(slot.name)] ?? field.position,
                found: "no announcement says the slot \(quoted(slot.name))",
                advice: "write \"{\(slot.name)}\" into an announcement, or remove the slot")
        }
    }
}
