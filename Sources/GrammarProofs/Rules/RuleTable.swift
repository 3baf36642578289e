package import NumberGrammar

/// The number rules of a pack, as the tool compiles them: how an amount becomes clips by rules that apply each other.
///
/// Clips are indexes, from 0, into a list that the table's owner keeps.
package struct RuleTable: Sendable, Equatable {
    /// The rule sets by name, each with its rules in the order of their bases, the first from 0.
    package var sets: [String: [Rule]]
    /// The ways to say an amount, whose items name sets: the first one whose conditions hold is used.
    package var amounts: [NumberTable.Pattern]
    /// The announcements by id.
    package var announcements: [String: [NumberTable.AnnouncementItem]]

    package init(
        sets: [String: [Rule]] = [:], amounts: [NumberTable.Pattern] = [],
        announcements: [String: [NumberTable.AnnouncementItem]] = [:]
    ) {
        (self.sets, self.amounts, self.announcements) = (sets, amounts, announcements)
    }
}

extension RuleTable {
    /// A rule applies to the numbers from its base up to the next rule's.
    package struct Rule: Sendable, Hashable {
        /// The smallest number that the rule applies to, 0 or more.
        package var base: Int64
        /// What is said.
        package var content: Content

        package init(base: Int64, _ content: Content) {
            self.base = base
            self.content = content
        }

        /// How many things the rule's lists hold.
        var items: Int {
            switch content {
            case .leaves(let leaves): leaves.reduce(0) { $0 + $1.count }
            case .operations(let operations, let others, _): operations.count + (others?.count ?? 0)
            }
        }
    }

    /// What is said for a number that a rule applies to.
    package enum Content: Sendable, Hashable {
        /// The clips of the rule's base, of base + 1, and so on: at least one entry, none of them empty.
        case leaves([[Int]])
        /// What is said, and what instead if the divisor, 1 or more, divides the number. An empty list says nothing.
        case operations([Operation], ifDivisible: [Operation]?, divisor: Int64)
    }
}

extension RuleTable {
    /// What a rule says, item by item.
    package enum Operation: Sendable, Hashable {
        /// The clip of this index.
        case clip(Int)
        /// Applies a rule set to `n / divisor`, rounded down.
        case quotient(set: String)
        /// Applies a rule set to `n mod divisor`.
        case remainder(set: String)
        /// Applies a rule set to `n` itself.
        case same(set: String)

        package var clip: Int? { if case .clip(let clip) = self { clip } else { nil } }

        /// The set that is applied, if it is not a clip.
        package var set: String? {
            switch self {
            case .clip: nil
            case .quotient(let set), .remainder(let set), .same(let set): set
            }
        }
    }
}
