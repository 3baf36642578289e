import NumberGrammar

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
