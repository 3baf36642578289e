import VoiceAssetCore
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
    /// left out; or an id alone.
    ///
    /// - Throws: `SeedError.commandLine` with what is wrong and what to write instead.
    package init(_ text: String) throws(SeedError) {
        let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let id = String(sides[0])
        guard ClipID.isValid(id) else { throw Self.refusal(of: id, in: text, hasSlots: sides.count > 1) }
        let parts = sides.dropFirst().flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
        guard parts != [""] else {
            throw .wrong(
                text, "nothing stands behind =; write a slot, such as \(id)=order, or \(id) alone for fixed words")
        }
        var slots: [Slot] = []
        for part in parts {
            guard !part.isEmpty else {
                throw .wrong(text, "a slot is missing beside a comma; write it, or remove the comma")
            }
            let slot: Slot
            do throws(Fault) { slot = try Slot(part) } catch { throw .wrong(text, error.sentence) }
            guard !slots.contains(where: { $0.name == slot.name }) else {
                throw .wrong(text, "\(slot.name) occurs twice; give one another name, such as other:\(slot.name)")
            }
            slots.append(slot)
        }
        (self.id, self.slots) = (id, slots)
    }

    private static func refusal(of id: String, in text: String, hasSlots: Bool) -> SeedError {
        guard !text.isEmpty else { return .wrong(text, "the text is empty; write an id and what it says") }
        guard !id.isEmpty else { return .wrong(text, "the id before = is missing; write one, such as order-ready") }
        if !hasSlots, id.contains(where: { ",:/?".contains($0) }) {
            return .wrong(text, "the id and = before the slots are missing; write them, such as order-ready=order")
        }
        let plain = String(id.lowercased().map { " _".contains($0) ? "-" : $0 })
        let other = ClipID.isValid(plain) ? plain : "a-z, 0-9 and -, such as order-ready"
        return .wrong(text, "\(id) is no id of an announcement; write \(other)")
    }
}

/// What is wrong with a slot, and what to do.
private struct Fault: Error {
    let sentence: String

    init(_ sentence: String) { self.sentence = sentence }
}

extension AnnouncementRequest.Slot {
    fileprivate init(_ text: Substring) throws(Fault) {
        let words = text.split(separator: ":", omittingEmptySubsequences: false)
        let isOptional = words[0].hasSuffix("?")
        let name = String(isOptional ? words[0].dropLast() : words[0])
        guard !name.isEmpty else { throw Fault("\(String(text)) has no name; write one, such as ready-at:time") }
        guard Self.isName(name) else { throw Self.misnamed(name) }
        guard words.count < 3 else {
            throw Fault("\(String(text)) has two colons; write name:kind or name:choice/choice, with a comma behind it")
        }
        let kinds = words.dropFirst().flatMap { $0.split(separator: "/", omittingEmptySubsequences: false) }
            .map(String.init)
        guard kinds != [""] else {
            throw Fault("\(name) has nothing behind the colon; write a kind, or choices such as \(name):card/cash")
        }
        for (index, kind) in kinds.enumerated() {
            if kind.hasSuffix("?"), Self.isName(String(kind.dropLast())) {
                let plain = kinds.joined(separator: "/").replacing("?", with: "")
                throw Fault("? stands behind the slot's name; write \(name)?:\(plain)")
            }
            guard !kind.isEmpty else { throw Fault("\(name) lacks a choice beside a /; write it, or remove the /") }
            guard Self.isName(kind) else { throw Self.misnamed(kind) }
            guard !kinds[..<index].contains(kind) else {
                throw Fault("\(name) has the choice \(kind) twice; remove one")
            }
        }
        guard name != PhraseItem.amount || words.count == 1 && !isOptional else {
            throw Fault("\(name) is what the pack counts, and stands alone; give the slot another name")
        }
        let isChoice = kinds.count > 1
        self.init(
            name: name, kind: isChoice ? "" : kinds.first ?? name, choices: isChoice ? kinds : [],
            isOptional: isOptional)
    }

    private static func misnamed(_ name: String) -> Fault {
        let plain = String(name.lowercased().map { " _".contains($0) ? "-" : $0 })
        let other = isName(plain) ? plain : "a-z, 0-9 and -, with a letter first, such as ready-at"
        return Fault("\(name) is no name of a slot or a choice; write \(other)")
    }

    private static func isName(_ text: String) -> Bool {
        ClipID.isValid(text) && text.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } == true
    }
}

extension SeedError {
    /// What is wrong with the value of an option `--announce`, and what to do.
    fileprivate static func wrong(_ text: String, _ sentence: String) -> Self {
        .commandLine("--announce \(text.isEmpty ? "\"\"" : text): \(sentence).")
    }
}
