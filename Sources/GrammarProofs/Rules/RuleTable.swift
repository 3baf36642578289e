package import NumberGrammar

/// The number rules of a pack, as the tool compiles them: how an amount becomes clips by rules that apply each other.
///
/// Clips are indexes, from 0, into a list that the table's owner keeps.
package struct RuleTable: Sendable, Equatable {
    package typealias Rule = NumberRule<String>
    package typealias Content = Rule.Content
    package typealias Operation = Rule.Operation

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

/// A rule applies to the numbers from its base up to the next rule's. The sets that it applies are told by their names, or by
/// their indexes.
package struct NumberRule<Name: Sendable & Hashable>: Sendable, Hashable {
    /// What a rule says, item by item.
    package enum Operation: Sendable, Hashable {
        /// The clip of this index.
        case clip(Int)
        /// Applies a rule set to `n / divisor`, rounded down.
        case quotient(set: Name)
        /// Applies a rule set to `n mod divisor`.
        case remainder(set: Name)
        /// Applies a rule set to `n` itself.
        case same(set: Name)

        package var clip: Int? { if case .clip(let clip) = self { clip } else { nil } }

        /// The set that is applied, if it is not a clip.
        package var set: Name? {
            switch self {
            case .clip: nil
            case .quotient(let set), .remainder(let set), .same(let set): set
            }
        }

        package func mapClip(_ change: (Int) -> Int) -> Self { clip.map { .clip(change($0)) } ?? self }

        package func mapSet<Other, Fault: Error>(
            _ change: (Name) throws(Fault) -> Other
        ) throws(Fault) -> NumberRule<Other>.Operation {
            switch self {
            case .clip(let clip): .clip(clip)
            case .quotient(let set): .quotient(set: try change(set))
            case .remainder(let set): .remainder(set: try change(set))
            case .same(let set): .same(set: try change(set))
            }
        }
    }

    /// What is said for a number that a rule applies to. An empty list says nothing.
    package struct Content: Sendable, Hashable {
        package var operations: [Operation]
        /// What is said instead if the divisor divides the number; nil if that makes no difference.
        package var ifDivisible: [Operation]?
        /// 1 or more.
        package var divisor: Int64

        package init(_ operations: [Operation], ifDivisible: [Operation]? = nil, divisor: Int64 = 1) {
            (self.operations, self.ifDivisible, self.divisor) = (operations, ifDivisible, divisor)
        }

        /// Whether a quotient or a remainder is said.
        package var divides: Bool {
            (operations + (ifDivisible ?? [])).contains {
                switch $0 {
                case .clip, .same: false
                case .quotient, .remainder: true
                }
            }
        }

        /// The clips, if it says nothing else.
        package var clips: [Int]? {
            let clips = operations.compactMap(\.clip)
            return ifDivisible == nil && clips.count == operations.count ? clips : nil
        }
    }

    /// The smallest number that the rule applies to, 0 or more.
    package var base: Int64
    package var content: Content

    package init(base: Int64, _ content: Content) { (self.base, self.content) = (base, content) }

    package init(base: Int64, _ operations: [Operation], ifDivisible: [Operation]? = nil, divisor: Int64 = 1) {
        self.init(base: base, Content(operations, ifDivisible: ifDivisible, divisor: divisor))
    }

    /// The operations on all numbers, and those on divisible ones if they have their own.
    package var lists: [[Operation]] { [content.operations] + (content.ifDivisible.map { [$0] } ?? []) }

    /// The operations on a number.
    package func operations(on number: Int64) -> [Operation] {
        number % content.divisor == 0 ? content.ifDivisible ?? content.operations : content.operations
    }

    /// The rule with a change of each list of operations, the one on all numbers first.
    package func mapLists<Other, Fault: Error>(
        _ change: ([Operation]) throws(Fault) -> [NumberRule<Other>.Operation]
    ) throws(Fault) -> NumberRule<Other> {
        let operations = try change(content.operations)
        var others: [NumberRule<Other>.Operation]?
        if let own = content.ifDivisible { others = try change(own) }
        return NumberRule<Other>(base: base, operations, ifDivisible: others, divisor: content.divisor)
    }

    /// The rule with other names for the sets that it applies.
    package func mapSets<Other, Fault: Error>(
        _ change: (Name) throws(Fault) -> Other
    ) throws(Fault) -> NumberRule<Other> {
        try mapLists { list throws(Fault) in
            try list.map { operation throws(Fault) in try operation.mapSet(change) }
        }
    }
}

extension NumberTable.Item {
    package func mapClip(_ change: (Int) -> Int) -> Self { clip.map { .clip(change($0)) } ?? self }

    package func mapMachine(_ change: (String) -> String) -> Self {
        if case .field(let field, let machine) = self { .field(field, machine: change(machine)) } else { self }
    }
}

extension NumberTable.Pattern {
    package func saying(_ items: [NumberTable.Item]) -> Self { Self(when: when, say: items) }
}
