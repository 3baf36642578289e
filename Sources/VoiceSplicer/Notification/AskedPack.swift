import NumberGrammar
import VoiceTables

/// What is known of a pack where a payload is read: what it can be asked for.
struct AskedPack: Sendable {
    /// An announcement, and what it says besides clips, in its order.
    struct Announcement {
        let id: String
        let slots: [AmountGrammar.SlotInfo]
    }

    let announcements: [Announcement]
    let defaultAnnouncement: String?
    let currency: SpliceManifest.Currency
    /// The form of numbers in its language.
    let numbers: NumberSample
    /// The announcements that may say zero.
    let zeros: Set<String>
    /// Read when a text is there to compare: their parts would take more memory than all else of a hostile pack.
    let templates: [TextTemplate]

    init(_ manifest: SpliceManifest, _ grammar: AmountGrammar) {
        self.init(
            announcements: grammar.table.announcements.keys.map { id in
                Announcement(id: id, slots: grammar.slots(announcement: id) ?? [])
            }, defaultAnnouncement: grammar.defaultAnnouncement, currency: manifest.currency, numbers: manifest.numbers,
            zeros: manifest.zeros, texts: manifest.texts)
    }

    init(
        announcements: [Announcement], defaultAnnouncement: String?,
        currency: SpliceManifest.Currency, numbers: NumberSample, zeros: Set<String>, texts: [TextTemplate]
    ) {
        self.announcements = announcements
        self.defaultAnnouncement = defaultAnnouncement
        self.currency = currency
        self.numbers = numbers
        self.zeros = zeros
        templates = texts
    }

    /// Whether an announcement says an amount; `nil` if there is none of this id.
    func saysAmount(_ id: String) -> Bool? { slots(of: id)?.contains { $0.kind == AmountGrammar.amountName } }

    /// The values that an announcement says; `nil` if there is none of this id.
    func slots(of id: String) -> [AmountGrammar.SlotInfo]? { announcements.first { $0.id == id }?.slots }
}
