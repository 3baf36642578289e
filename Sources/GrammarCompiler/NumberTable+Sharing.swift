import NumberGrammar

extension NumberTable {
    /// The table with one set in the place of several that say the same: plural words that a language's rules repeat.
    func sharingEqualSets() -> Self {
        var table = self
        while true {
            var names: [[Rule]: String] = [:]
            var replacements: [String: String] = [:]
            for name in table.sets.keys.sorted() {
                let form = (table.sets[name] ?? []).map { $0.renamed { $0 == name ? "" : $0 } }
                if let first = names[form] { replacements[name] = first } else { names[form] = name }
            }
            guard !replacements.isEmpty else { return table }
            table.sets = table.sets.filter { replacements[$0.key] == nil }
            table = table.renamed { replacements[$0] ?? $0 }
        }
    }

    /// The table with other names for its sets.
    func renamed(_ name: (String) -> String) -> Self {
        var table = self
        table.sets = sets.reduce(into: [:]) { sets, entry in
            sets[name(entry.key)] = entry.value.map { $0.renamed(name) }
        }
        table.amounts = amounts.map { pattern in
            var pattern = pattern
            pattern.say = pattern.say.map { $0.renamed(name) }
            return pattern
        }
        return table
    }
}

extension NumberTable.Rule {
    fileprivate func renamed(_ name: (String) -> String) -> Self {
        guard case .operations(let operations, let others, let divisor) = content else { return self }
        return Self(
            base: base,
            .operations(
                operations.map { $0.renamed(name) }, ifDivisible: others?.map { $0.renamed(name) }, divisor: divisor))
    }
}

extension NumberTable.Operation {
    fileprivate func renamed(_ name: (String) -> String) -> Self {
        switch self {
        case .clip: self
        case .quotient(let set): .quotient(set: name(set))
        case .remainder(let set): .remainder(set: name(set))
        case .same(let set): .same(set: name(set))
        }
    }
}

extension NumberTable.AmountItem {
    fileprivate func renamed(_ name: (String) -> String) -> Self {
        switch self {
        case .clip: self
        case .integer(let set): .integer(set: name(set))
        case .fraction(let set): .fraction(set: name(set))
        case .digits(let set): .digits(set: name(set))
        case .allDigits(let set): .allDigits(set: name(set))
        }
    }
}
