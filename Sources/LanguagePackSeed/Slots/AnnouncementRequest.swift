import VoiceAssetPacks

/// An announcement that a new pack is to have besides that of a payment: `order-ready=order,ready-at:time`.
package struct AnnouncementRequest: Sendable, Hashable {
    /// What an announcement says in one place.
    package struct Slot: Sendable, Hashable {
        /// What apps call it: `ready-at`.
        package var name: String
        /// What the languages' data calls it: `time`; the same as the name unless it is said.
        package var kind: String
    }

    package let id: String
    package let slots: [Slot]

    /// Reads `id=slot,slot`, in which a slot is a kind or `name:kind`, or an id alone; nil for anything else.
    package init?(_ text: String) {
        let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let id = sides.first.map(String.init), ClipID.isValid(id) else { return nil }
        var slots: [Slot] = []
        let parts = sides.dropFirst().flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
        for part in parts {
            let words = part.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            guard (1...2).contains(words.count), words.allSatisfy(Self.isName) else { return nil }
            slots.append(Slot(name: words[0], kind: words[words.count - 1]))
        }
        guard Set(slots.map(\.name)).count == slots.count else { return nil }
        (self.id, self.slots) = (id, slots)
    }

    private static func isName(_ text: String) -> Bool {
        ClipID.isValid(text) && text.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } == true
    }
}
