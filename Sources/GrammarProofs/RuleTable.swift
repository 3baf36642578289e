package import NumberGrammar

/// The number rules of a pack, as the tool compiles them: how an amount becomes clips by rules that apply each other.
///
/// Clips are indexes, from 0, into a list that the table's owner keeps.
package struct RuleTable: Sendable {
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

extension RuleTable {
    /// A rule applies to the numbers from its base up to the next rule's.
    package struct Rule: Sendable, Hashable {
        /// An item of a rule, in the order in which it is said.
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

            package func mapClip(_ change: (Int) -> Int) -> Self { clip.map { .clip(change($0)) } ?? self }

            package func mapSet(_ change: (String) -> String) -> Self {
                switch self {
                case .clip: self
                case .quotient(let set): .quotient(set: change(set))
                case .remainder(let set): .remainder(set: change(set))
                case .same(let set): .same(set: change(set))
                }
            }
        }

        /// The items for a number that the rule applies to. An empty list says nothing.
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
        package func mapLists(_ change: ([Operation]) -> [Operation]) -> Self {
            let operations = change(content.operations)
            return Self(
                base: base, operations, ifDivisible: content.ifDivisible.map(change), divisor: content.divisor)
        }

        /// The rule with other names for the sets that it applies.
        package func mapSets(_ change: (String) -> String) -> Self { mapLists { $0.map { $0.mapSet(change) } } }
    }
}

extension [RuleTable.Rule] {
    /// The place of the rule that applies to a number; nil if the first one begins above it.
    package func place(for number: Int64) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].base <= number { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// The rule that applies to a number; nil if the first one begins above it.
    package func rule(for number: Int64) -> RuleTable.Rule? { place(for: number).map { self[$0] } }

    /// The first number that a rule does not apply to.
    package func end(_ index: Int) -> Int64 { index + 1 < count ? self[index + 1].base : .max }

    /// Whether a rule says clips alone, for one number or as the last one.
    func isLeaf(_ index: Int) -> Bool {
        self[index].content.clips?.isEmpty == false
            && (index + 1 < count ? self[index + 1].base == self[index].base + 1 : index > 0)
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

extension RuleTable {
    /// The table with one set in the place of several that say the same: plural words that a language's rules repeat.
    package var sharingSets: Self {
        var table = self
        while true {
            var (firsts, names): ([[Rule]: String], [String: String]) = ([:], [:])
            for (name, rules) in table.sets.sorted(by: { $0.key < $1.key }) {
                let form = rules.map { $0.mapSets { $0 == name ? "" : $0 } }
                if let first = firsts[form] { names[name] = first } else { firsts[form] = name }
            }
            guard !names.isEmpty else { return table }
            table.sets = table.sets.filter { names[$0.key] == nil }
            table = table.renamed(names)
        }
    }

    /// The table under the sets' names without percent signs, each still once.
    package var plainlyNamed: Self {
        var names: [String: String] = [:]
        for name in sets.keys.sorted() { names[name] = name.withoutMarks(Set(names.values).contains) }
        return renamed(names)
    }

    /// The table with other names for sets; a set that has none keeps its own.
    package func renamed(_ names: [String: String]) -> Self {
        var table = self
        table.sets = [:]
        for (name, rules) in sets {
            table.sets[names[name] ?? name] = rules.map { $0.mapSets { names[$0] ?? $0 } }
        }
        table.amounts = amounts.map { $0.saying($0.say.map { $0.mapMachine { names[$0] ?? $0 } }) }
        return table
    }
}

extension String {
    /// A set's name without percent signs, with a number behind it if it is taken.
    package func withoutMarks(_ isTaken: (String) -> Bool) -> String {
        let plain = String(drop { $0 == "%" })
        var (free, number) = (plain, 2)
        while isTaken(free) { (free, number) = ("\(plain)-\(number)", number + 1) }
        return free
    }
}
