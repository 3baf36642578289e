/// A set of rules with the sets that it uses by index.
package struct RuleSet: Sendable {
    package let name: String
    package let rules: [NumberRule<Int>]

    init(_ name: String, _ rules: [RuleTable.Rule], _ indexes: [String: Int]) throws(RuleFault) {
        self.name = name
        self.rules = try rules.map { rule throws(RuleFault) in
            try rule.mapSets { set throws(RuleFault) in
                guard let index = indexes[set] else { throw .unknownSet(set) }
                return index
            }
        }
    }

    /// The index of the rule that applies to a number, 0 or more.
    package func index(for number: Int64) -> Int { rules.place(for: number) ?? 0 }

    /// The first number that a rule does not apply to.
    func end(_ index: Int) -> Int64 { index + 1 < rules.count ? rules[index + 1].base : .max }
}

extension Array {
    /// The place of the rule that applies to a number; nil if the first one begins above it.
    package func place<Name>(for number: Int64) -> Int? where Element == NumberRule<Name> {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].base <= number { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// The rule that applies to a number; nil if the first one begins above it.
    package func rule<Name>(for number: Int64) -> NumberRule<Name>? where Element == NumberRule<Name> {
        place(for: number).map { self[$0] }
    }

    /// Whether a rule of a set says clips alone, for one number or as the last one.
    func isLeaf<Name>(_ index: Int) -> Bool where Element == NumberRule<Name> {
        self[index].content.clips?.isEmpty == false
            && (index + 1 < count ? self[index + 1].base == self[index].base + 1 : index > 0)
    }
}
