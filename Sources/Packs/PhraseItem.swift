import NumberGrammar

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
