package import NumberGrammar

/// What is known of a pack where a payload is read: what it can be asked for.
package struct AskedPack: Sendable {
    /// The announcements, and what each says besides clips, in its order.
    let announcements: [(id: String, slots: [AmountGrammar.SlotInfo])]
    let defaultAnnouncement: String?
    package let currency: SpliceManifest.Currency
    /// The form of numbers in its language.
    let numbers: NumberSample
    /// The announcements that may say zero.
    let zeros: Set<String>
    /// Read when a text is there to compare: their parts would take more memory than all else of a hostile pack.
    let templates: [TextTemplate]

    /// Whether an announcement says an amount; `nil` if there is none of this id.
    func saysAmount(_ id: String) -> Bool? { slots(of: id)?.contains { $0.kind == AmountGrammar.amountName } }

    /// The values that an announcement says; `nil` if there is none of this id.
    package func slots(of id: String) -> [AmountGrammar.SlotInfo]? { announcements.first { $0.id == id }?.slots }
}

extension AskedPack {
    package init(_ manifest: SpliceManifest, _ grammar: AmountGrammar) {
        self.init(
            announcements: grammar.table.announcements.keys.map { id in
                (id, grammar.slots(announcement: id) ?? [])
            }, defaultAnnouncement: grammar.defaultAnnouncement, currency: manifest.currency, numbers: manifest.numbers,
            zeros: manifest.zeros, templates: manifest.texts)
    }
}

extension PackSplicer {
    /// The announcements and values that payloads can ask for.
    package var asked: AskedPack { AskedPack(manifest, pack.grammar) }
}
