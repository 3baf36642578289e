import VoiceAssetPacks

/// An announcement that a new pack is to have besides that of a payment: `order-ready=order,ready-at:time`.
package struct AnnouncementRequest: Sendable, Hashable {
    /// What an announcement says in one place.
    package struct Slot: Sendable, Hashable {
        /// What apps call it: `ready-at`.
        package var name: String
        /// What the languages' data calls it: `time`; the same as the name unless it is said.
        package var kind: String
        /// The texts of which it is one, `card/cash`; none of what the languages' data knows.
        package var choices: [String] = []
        /// True of a slot that may be left out: `channel?`.
        package var isOptional = false
    }

    package let id: String
    package let slots: [Slot]

    /// Reads `id=slot,slot`, in which a slot is a kind, `name:kind` or `name:choice/choice`, with `?` behind the name if it may be
    /// left out; or an id alone. nil for anything else.
    package init?(_ text: String) {
        let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let id = sides.first.map(String.init), ClipID.isValid(id) else { return nil }
        var slots: [Slot] = []
        let parts = sides.dropFirst().flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
        for part in parts {
            guard let slot = Self.slot(part) else { return nil }
            slots.append(slot)
        }
        guard Set(slots.map(\.name)).count == slots.count else { return nil }
        (self.id, self.slots) = (id, slots)
    }

    private static func slot(_ text: Substring) -> Slot? {
        let words = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...2).contains(words.count), let first = words.first else { return nil }
        let isOptional = first.hasSuffix("?")
        let name = String(isOptional ? first.dropLast() : first)
        let kinds = words.dropFirst().flatMap { $0.split(separator: "/", omittingEmptySubsequences: false) }
            .map(String.init)
        guard isName(name), kinds.allSatisfy(isName), Set(kinds).count == kinds.count else { return nil }
        let isChoice = kinds.count > 1
        return Slot(
            name: name, kind: isChoice ? "" : kinds.first ?? name, choices: isChoice ? kinds : [],
            isOptional: isOptional)
    }

    private static func isName(_ text: String) -> Bool {
        ClipID.isValid(text) && text.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } == true
    }
}
