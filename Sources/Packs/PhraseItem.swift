import NumberGrammar
import VoiceAssetCore

/// An item of what is said.
package enum PhraseItem: Sendable, Hashable {
    /// The clip with this id.
    case clip(String)
    /// The value of the slot of this name, in an announcement: `{amount}`.
    case slot(String)
    /// The same, which may be left out: `{channel?}`.
    case optionalSlot(String)
    /// A part of an amount, in one of its patterns.
    case part(AmountPart)

    /// The name of the slot that an amount fills.
    package static let amount = "amount"

    /// The id of a clip.
    package var clip: String? { if case .clip(let id) = self { id } else { nil } }
    /// The name of a slot.
    package var slotName: String? {
        switch self {
        case .slot(let name), .optionalSlot(let name): name
        case .clip, .part: nil
        }
    }
    package var part: AmountPart? { if case .part(let part) = self { part } else { nil } }

    /// True of an item that says something whatever the value is. A slot may be left out; of a fraction of 0 no digits are said.
    var isAlwaysSaid: Bool {
        switch self {
        case .clip, .slot: true
        case .optionalSlot: false
        case .part(let part): part.kind != .digits
        }
    }

    /// Whether an item of a `say` list is meant as a slot or a part rather than as a clip's id.
    static func isMeant(by text: String) -> Bool {
        text.utf8.first == UInt8(ascii: "{") || text.utf8.last == UInt8(ascii: "}")
    }
}

/// A part of an amount: `{integer %spellout-numbering}`.
package struct AmountPart: Sendable, Hashable, CustomStringConvertible {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The integer part, as a number.
        case integer
        /// The minor units, as a number.
        case fraction
        /// The fraction digit by digit, trailing zeros dropped.
        case digits
        /// The fraction digit by digit, all digits of the currency.
        case allDigits = "digits:all"
        /// The currency's word, in the plural category of the integer part.
        case major
        /// The minor unit's word, in the plural category of the minor units.
        case minor
    }

    package var kind: Kind
    /// The rule set of the number rules, with its `%`; nil for the default one.
    package var ruleSet: String?

    /// The part with its braces, as pack.yml has it.
    package var description: String { "{\(kind.rawValue)\(ruleSet.map { " \($0)" } ?? "")}" }

    package init(_ kind: Kind, ruleSet: String? = nil) { (self.kind, self.ruleSet) = (kind, ruleSet) }

    /// Reads a part with its braces; nil if it is none.
    package init?(_ text: String) {
        guard text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}") else { return nil }
        let parts = text.dropFirst().dropLast().split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count <= 2, let first = parts.first, let kind = Kind(rawValue: String(first)) else { return nil }
        self.kind = kind
        guard parts.count == 2 else { return }
        guard kind.takesRuleSet, Self.isRuleSet(parts[1]) else { return nil }
        ruleSet = String(parts[1])
    }

    /// `%` or, for private rule sets, `%%`, then letters, digits, `-` and `_`.
    private static func isRuleSet(_ text: Substring) -> Bool {
        let name = text.utf8.drop { $0 == UInt8(ascii: "%") }
        return (1...2).contains(text.utf8.count - name.count) && !name.isEmpty && text.utf8.count <= 100
            && name.allSatisfy {
                $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
            }
    }
}

extension AmountPart.Kind {
    /// What a part of the fraction does where the currency has none; nil for the others.
    var saidWithoutFraction: String? {
        switch self {
        case .fraction: "say 0 with every amount"
        case .minor: "say the word for 0 minor units with every amount"
        case .digits, .allDigits: "say nothing"
        case .integer, .major: nil
        }
    }

    /// Whether the part is spoken by the number rules.
    package var takesRuleSet: Bool {
        switch self {
        case .integer, .fraction, .digits, .allDigits: true
        case .major, .minor: false
        }
    }
}

/// A silence between two clips: `{pause 300ms}`. It is a clip that nobody records.
package struct Pause: Sendable, Hashable, Comparable {
    /// The lengths of pauses, milliseconds. A shorter one is not heard between two words, which part by 50 ms anyway; a longer one
    /// takes more than a fifteenth of the 30 seconds that an announcement has.
    package static let lengths = 50...2000
    /// The most different pauses of a pack.
    static let most = 20
    private static let name = "pause"

    package let milliseconds: Int

    /// The id of its clip: `pause-300ms`.
    package var id: String { "\(Self.name)-\(milliseconds)ms" }
    /// Its clip, which says nothing.
    package var clip: VoicePack.Clip { .init(id: id, text: "") }

    package static func < (one: Pause, other: Pause) -> Bool { one.milliseconds < other.milliseconds }

    /// Tells an item of a `say` list that is meant as a pause.
    static func isMeant(by text: String) -> Bool { text.hasPrefix("{\(name) ") || text == "{\(name)}" }

    /// Reads `300ms`; nil for any other text and for a length out of bounds.
    package init?(length text: some StringProtocol) {
        guard text.hasSuffix("ms"), (3...6).contains(text.utf8.count) else { return nil }
        let digits = text.dropLast(2)
        guard digits.utf8.allSatisfy(\.isASCIIDigit), digits.first != "0", let milliseconds = Int(digits),
            Self.lengths.contains(milliseconds)
        else { return nil }
        self.milliseconds = milliseconds
    }

    /// Reads the id of its clip.
    package init?(id: String) {
        guard id.hasPrefix("\(Self.name)-") else { return nil }
        self.init(length: id.dropFirst(Self.name.utf8.count + 1))
    }

    /// Reads an item with its braces: `{pause 300ms}`.
    init?(item text: String) {
        guard Self.isMeant(by: text), text.hasSuffix("}") else { return nil }
        self.init(length: text.dropFirst(Self.name.utf8.count + 2).dropLast())
    }
}

extension Pause {
    /// An item of a list, as pauses see it.
    enum Item {
        case pause(PackField)
        /// Something whatever is said of a slot, and something that may be left out.
        case always, sometimes
    }

    /// Reports pauses that don't stand between two things which are always said: what a slot leaves out would let an announcement
    /// begin or end with silence, or double it.
    static func checkPlaces(_ items: [Item]) {
        var open: PackField?
        var isSaid = false
        for item in items {
            switch item {
            case .always: (isSaid, open) = (true, nil)
            case .sometimes: break
            case .pause(let place):
                if !isSaid { place.report(.packValue, "pause at an end") }
                // One is reported once.
                (isSaid, open) = (false, isSaid ? place : nil)
            }
        }
        open?.report(.packValue, "pause at an end")
    }
}

extension VoicePack.Clip {
    /// True of a pause's clip.
    package var isPause: Bool { text.isEmpty && Pause(id: id) != nil }
}

extension ClipReferences {
    /// Reads an item that is meant as a pause, and notes that the pack has it.
    /// - Returns: the id of its clip; nil after a fault.
    func pause(_ text: String, at item: PackField) -> String? {
        pause(Pause(item: text), written: text, example: "\"{pause 300ms}\"", at: item)?.id
    }

    /// Notes that the pack has a pause, or reports a text that is none.
    /// - Parameters:
    ///   - text: as pack.yml has it.
    ///   - example: a right one, in its place.
    func pause(_ pause: Pause?, written text: String, example: String, at item: PackField) -> Pause? {
        guard let pause else {
            return item.fault(
                .packValue, "pause",
                [
                    "text": .piece(text), "least": .count(Pause.lengths.lowerBound),
                    "most": .count(Pause.lengths.upperBound), "example": .text(example),
                ])
        }
        note(pause, at: item)
        return pause
    }

    private func note(_ pause: Pause, at item: PackField) {
        guard pauses.insert(pause).inserted else { return }
        if ids?.contains(pause.id) == true {
            item.report(
                .packValue, "pause as a clip", ["milliseconds": .count(pause.milliseconds), "id": .text(pause.id)])
        }
        if pauses.count == Pause.most + 1 { item.report(.packLimit, "pauses", ["most": .count(Pause.most)]) }
    }
}
