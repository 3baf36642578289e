/// The compiled number rules of a pack: how an amount becomes clips.
///
/// Clips are indexes, from 0, into a list that the table's owner keeps: in a manifest, its `clips`. A table is only a
/// value; `AmountGrammar` checks one and evaluates it.
public struct NumberTable: Sendable, Hashable, Codable {
    /// What a rule says, item by item.
    public enum Operation: Sendable, Hashable {
        /// The clip of this index.
        case clip(Int)
        /// Applies a rule set to `n / divisor`, rounded down.
        case quotient(set: String)
        /// Applies a rule set to `n mod divisor`.
        case remainder(set: String)
        /// Applies a rule set to `n` itself.
        case same(set: String)

        /// The set that is applied, if it is not a clip.
        package var set: String? {
            switch self {
            case .clip: nil
            case .quotient(let set), .remainder(let set), .same(let set): set
            }
        }
    }

    /// What is said for a number that a rule applies to.
    public enum Content: Sendable, Hashable {
        /// The clips of the rule's base, of base + 1, and so on: at least one entry, none of them empty.
        case leaves([[Int]])
        /// What is said, and what instead if the divisor, 1 or more, divides the number. An empty list says nothing.
        case operations([Operation], ifDivisible: [Operation]?, divisor: Int64)
    }

    /// A rule applies to the numbers from its base up to the next rule's.
    public struct Rule: Sendable, Hashable {
        /// The smallest number that the rule applies to, 0 or more.
        public package(set) var base: Int64
        /// What is said.
        public package(set) var content: Content

        package init(base: Int64, _ content: Content) {
            self.base = base
            self.content = content
        }
    }

    /// An item of an amount's pattern.
    public enum AmountItem: Sendable, Hashable {
        /// The clip of this index.
        case clip(Int)
        /// A rule set applied to the integer part.
        case integer(set: String)
        /// A rule set applied to the fraction in minor units: 5 for 1.05.
        case fraction(set: String)
        /// A rule set applied to each digit of the fraction, without zeros at its end: 5 for 1.50.
        case digits(set: String)
        /// A rule set applied to each digit of the fraction, all that the currency has: 5 and 0 for 1.50.
        case allDigits(set: String)

        /// The set that is applied, if it is not a clip.
        package var set: String? {
            switch self {
            case .clip: nil
            case .integer(let set), .fraction(let set), .digits(let set), .allDigits(let set): set
            }
        }
    }

    /// One way to say an amount.
    public struct AmountPattern: Sendable, Hashable, Codable {
        /// The value that the integer part must have, if any.
        public package(set) var integer: Int64?
        /// The value that the fraction, in minor units, must have, if any.
        public package(set) var fraction: Int64?
        /// What is said, in order.
        public package(set) var say: [AmountItem]

        enum CodingKeys: String, CodingKey {
            case integer, fraction, say
        }

        package init(integer: Int64? = nil, fraction: Int64? = nil, say: [AmountItem]) {
            self.integer = integer
            self.fraction = fraction
            self.say = say
        }
    }

    /// An item of an announcement.
    public enum AnnouncementItem: Sendable, Hashable {
        /// The clip of this index.
        case clip(Int)
        /// The amount.
        case amount
    }

    /// The rule sets by name, each with its rules in the order of their bases, the first from 0.
    public package(set) var sets: [String: [Rule]]
    /// The ways to say an amount: the first one whose conditions hold is used.
    public package(set) var amounts: [AmountPattern]
    /// The announcements by id.
    public package(set) var announcements: [String: [AnnouncementItem]]

    enum CodingKeys: String, CodingKey {
        case sets, amounts, announcements
    }

    package init(
        sets: [String: [Rule]] = [:], amounts: [AmountPattern] = [], announcements: [String: [AnnouncementItem]] = [:]
    ) {
        self.sets = sets
        self.amounts = amounts
        self.announcements = announcements
    }
}
