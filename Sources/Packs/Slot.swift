import NumberGrammar

/// A place in a `say` list that an amount fills: `{integer %spellout-numbering}`.
package struct Slot: Sendable, Hashable {
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
        /// The whole amount, in an announcement.
        case amount
    }

    package var kind: Kind
    /// The rule set of the number rules, with its `%`; nil for the default one.
    package var ruleSet: String?

    /// Reads a slot with its braces; nil if it is none.
    package init?(_ text: String) {
        guard text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}") else { return nil }
        let parts = text.dropFirst().dropLast().split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count <= 2, let first = parts.first, let kind = Kind(rawValue: String(first)) else { return nil }
        self.kind = kind
        guard parts.count == 2 else { return }
        guard kind.takesRuleSet, Self.isRuleSet(parts[1]) else { return nil }
        ruleSet = String(parts[1])
    }

    /// Whether an item of a `say` list is meant as a slot rather than a clip id.
    package static func isMeant(by text: String) -> Bool {
        text.utf8.first == UInt8(ascii: "{") || text.utf8.last == UInt8(ascii: "}")
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

extension Slot.Kind {
    /// What a slot of the fraction does where the currency has none; nil for the others.
    var saidWithoutFraction: String? {
        switch self {
        case .fraction: "say 0 with every amount"
        case .minor: "say the word for 0 minor units with every amount"
        case .digits, .allDigits: "say nothing"
        case .integer, .major, .amount: nil
        }
    }

    /// Whether the slot is spoken by the number rules.
    package var takesRuleSet: Bool {
        switch self {
        case .integer, .fraction, .digits, .allDigits: true
        case .major, .minor, .amount: false
        }
    }
}
